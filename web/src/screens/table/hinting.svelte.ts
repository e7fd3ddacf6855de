/** Hints: nothing until somebody asks, then a moment of thought, then what each action promises. */

import { ApiError } from "@/lib/api";
import type { Hint, Judgement, Move, Space } from "@/lib/types";
import { spaceOf } from "./choosing.svelte";

/** More sparks than these would say nothing. */
const MOST = 3;

/** Refusals that asking again won't change. */
const NEVER = ["no_hints", "not_installed"];

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The server has said that there are none here. */
  none = $state(false);

  readonly #ask: () => Promise<Hint>;
  #turn = 0;

  constructor(ask: () => Promise<Hint>) {
    this.#ask = ask;
  }

  /** Whether there is anything to see. */
  get open(): boolean {
    return this.thinking || this.hint !== null;
  }

  /** The moves that carry a spark. */
  get best(): Move[] {
    return bestOf(this.hint?.actions ?? []).map(({ action }) => action);
  }

  /** Of those, where they go on the board. */
  get spaces(): Space[] {
    return this.best.flatMap((move) => ("play" in move ? [spaceOf(move.play)] : []));
  }

  /** And the cards in hand they need. */
  get numbers(): number[] {
    return this.best.flatMap((move) => ("play" in move ? [move.play[0]] : "discard" in move ? [move.discard] : []));
  }

  /** Ask; what comes after the situation has changed is not shown. */
  async ask(): Promise<void> {
    if (this.open) return;
    const turn = (this.#turn += 1);
    this.thinking = true;
    try {
      const hint = await this.#ask();
      if (turn === this.#turn) this.hint = hint;
    } catch (error) {
      if (error instanceof ApiError && NEVER.includes(error.code)) this.none = true;
      if (turn === this.#turn) throw error;
    } finally {
      if (turn === this.#turn) this.thinking = false;
    }
  }

  close(): void {
    this.#turn += 1;
    this.thinking = false;
    this.hint = null;
  }
}

/** Of actions in their order, best first, the best one and those that follow it within its error. */
export function bestOf(actions: readonly Judgement[]): Judgement[] {
  const [first] = actions;
  if (!first) return [];
  const behind = actions.findIndex(({ points }) => points < first.points - first.points_error);
  return actions.slice(0, Math.min(behind < 0 ? actions.length : behind, MOST));
}
