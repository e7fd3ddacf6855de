/** Small sounds, made on the spot: no files. Nothing is heard unless sounds are switched on. */

import { settings } from "./settings.svelte";

/** A tone: its pitch in hertz, when it begins and how long it takes, in seconds, and the pitch it glides to. */
type Tone = [pitch: number, from: number, long: number, to?: number];

const SOUNDS: Record<Sound, Tone[]> = {
  card: [[420, 0, 0.07, 260]],
  token: [
    [180, 0, 0.14, 70],
    [620, 0, 0.03, 300],
  ],
  turn: [
    [523, 0, 0.12],
    [659, 0.09, 0.2],
  ],
  trick: [
    [392, 0, 0.1],
    [494, 0.08, 0.1],
    [587, 0.16, 0.22],
  ],
  lost: [
    [311, 0, 0.14],
    [233, 0.12, 0.26, 208],
  ],
  paradox: [
    [466, 0, 0.7, 415],
    [440, 0.05, 0.8, 466],
    [155, 0.1, 1, 78],
  ],
  won: [
    [523, 0, 0.16],
    [659, 0.13, 0.16],
    [784, 0.26, 0.16],
    [1047, 0.39, 0.45],
  ],
};

export type Sound = "card" | "token" | "turn" | "trick" | "lost" | "paradox" | "won";

const VOLUME = 0.12;

let context: AudioContext | null = null;

/** Let a sound be heard, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.now.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser keeps quiet until its reader has pressed something.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(context: AudioContext, [pitch, from, long, to = pitch]: Tone): void {
  const start = context.currentTime + from;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + long);
}
