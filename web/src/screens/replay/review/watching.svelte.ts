/** A match watched in review: what was decided at the moment that is shown, and what would have been better. */

import type { Decision, Player, Review, Seat } from "@/lib/types";
import { costliest, decidedAt } from "./curves";
import type { Reviewing } from "./reviewing.svelte";

export class Watching {
  /** The match is shown in review, as soon as there is one. */
  on = $state(false);
  /** Whose line counts: that of the only person at the table, to begin with. */
  whose: Seat | null = $state(null);
  /** The better action is shown in place of the one that was chosen. */
  better = $state(false);

  readonly #reviewing: Reviewing;
  readonly #at: () => number;

  constructor(reviewing: Reviewing, players: readonly (Player | null)[], at: () => number) {
    this.#reviewing = reviewing;
    this.#at = at;
    const people = players.flatMap((player, seat) => (player?.bot ? [] : [seat]));
    this.whose = people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Whether it takes its place on the screen, be it only to say how far it is. */
  get begun(): boolean {
    return this.on && this.#reviewing.begun;
  }

  get review(): Review | null {
    return this.on ? this.#reviewing.review : null;
  }

  /** The decision whose outcome is shown now. */
  get decision(): Decision | null {
    return this.review && decidedAt(this.review, this.#at());
  }

  /** The decision whose better action is shown in its place. */
  get instead(): Decision | null {
    return this.better ? this.decision : null;
  }

  get worst(): Decision[] {
    return this.review ? costliest(this.review) : [];
  }
}
