/** Small sounds, made on the spot: no files. Nothing is heard unless sounds are switched on. */

import { settings } from "./settings.svelte";

/** A tone: its pitch in hertz, when it begins and how long it takes, in seconds. */
type Tone = [pitch: number, from: number, long: number];

const SOUNDS = {
  card: [[220, 0, 0.06]],
  token: [[140, 0, 0.12]],
  turn: [
    [523, 0, 0.12],
    [659, 0.09, 0.18],
  ],
  trick: [
    [392, 0, 0.1],
    [494, 0.08, 0.1],
    [587, 0.16, 0.2],
  ],
  lost: [
    [311, 0, 0.14],
    [233, 0.12, 0.22],
  ],
  paradox: [
    [466, 0, 0.5],
    [440, 0.05, 0.6],
    [155, 0.1, 0.9],
  ],
  won: [
    [523, 0, 0.16],
    [659, 0.13, 0.16],
    [784, 0.26, 0.16],
    [1047, 0.39, 0.4],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Let a sound be heard, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.now.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, from, long] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + from);
    volume.gain.linearRampToValueAtTime(0.12, now + from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + long);
    tone.connect(volume).connect(context.destination);
    tone.start(now + from);
    tone.stop(now + from + long);
  }
}
