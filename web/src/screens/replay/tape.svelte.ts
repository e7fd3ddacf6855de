/** Where in a replay one is, and how one gets on: step by step, by leaps, or by itself. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Tape {
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(false);
  /** How one came here: a step on is shown in motion, all else is simply there. */
  came = $state<"on" | "back" | "leap">("leap");
  /** How often one has leapt. */
  leaps = $state(0);

  readonly last: number;
  readonly #hold: (at: number) => number;
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hold` says how many milliseconds a frame stays, at usual speed. */
  constructor(last: number, hold: (at: number) => number) {
    this.last = last;
    this.#hold = hold;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.playing) this.#wait();
  }

  /** One frame on or back, by hand: whoever steps wants to look. */
  step(by: 1 | -1): void {
    this.pause();
    this.#step(by);
  }

  /** Go to a frame; one that does not exist is the nearest that does. */
  leap(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    this.came = "leap";
    this.leaps += 1;
    if (this.playing) this.#wait();
  }

  /** Go on by itself to the end; from the end, from the beginning. */
  play(): void {
    if (this.at === this.last) this.leap(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #step(by: 1 | -1): void {
    const to = this.at + by;
    if (to < 0 || to > this.last) return;
    this.at = to;
    this.came = by === 1 ? "on" : "back";
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#step(1);
        if (this.at === this.last) this.pause();
        else this.#wait();
      },
      this.#hold(this.at) / this.#speed,
    );
  }
}
