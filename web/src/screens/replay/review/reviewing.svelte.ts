/** A review on its way: asked for once, then again each second until the server has thought the whole match through. */

import type { Progress, Review } from "@/lib/types";

const AGAIN_AFTER = 1000;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How far it is; null before the first answer. */
  progress = $state.raw<Progress | null>(null);
  error = $state.raw<unknown>(null);
  /** It is on its way. */
  waiting = $state(false);

  readonly #ask: () => Promise<Review | Progress>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<Review | Progress>) {
    this.#ask = ask;
  }

  /** Whether it was asked for, and with what outcome ever. */
  get begun(): boolean {
    return this.waiting || this.review !== null || this.error !== null;
  }

  /** Ask, and go on asking; the review is there, or there is a reason why not. */
  async begin(): Promise<void> {
    if (this.waiting || this.review) return;
    this.waiting = true;
    this.error = null;
    try {
      while (this.waiting && !this.review) await this.#step();
    } catch (error) {
      this.error = error;
    } finally {
      this.waiting = false;
    }
  }

  /** Nobody waits for it any longer. */
  stop(): void {
    this.waiting = false;
    clearTimeout(this.#timer);
  }

  async #step(): Promise<void> {
    const answer = await this.#ask();
    if ("decisions" in answer) {
      this.review = answer;
      return;
    }
    this.progress = answer;
    await new Promise((after) => (this.#timer = setTimeout(after, AGAIN_AFTER)));
  }
}
