/** What happens at the table as people notice it: told in words, heard, said in bubbles, and the moments that stand out. */

import type { LiveTable } from "@/lib/live.svelte";
import { notices } from "@/lib/notices.svelte";
import { sound, type Sound } from "@/lib/sounds";
import { namesOf, tell, type Names } from "@/lib/telling";
import { say } from "@/lib/texts.svelte";
import type { Entry, GameEvent, Picture, Seat, View } from "@/lib/types";

const SAID_FOR = 6000;

/** A round that is over, as it was when it ended. */
export interface Ended {
  view: View;
  /** It has just ended before our eyes. */
  fresh: boolean;
}

export class Following {
  /** What each seat has just said. */
  says = $state.raw<Readonly<Record<Seat, string>>>({});
  paradox = $state.raw<{ seat: Seat; hand: number[] } | null>(null);
  ended = $state.raw<Ended | null>(null);

  readonly #live: LiveTable;
  #last: number;

  constructor(live: LiveTable) {
    this.#live = live;
    this.#last = live.picture?.number ?? 0;
  }

  /** Take notice of what has been shown since the last time. */
  notice(): void {
    const picture = this.#live.picture;
    if (!picture) return;
    for (const entry of this.#live.entries) {
      if (entry.number <= this.#last) continue;
      this.#last = entry.number;
      this.#notice(entry, picture);
    }
    // Somebody who comes back between two rounds sees the scores, too.
    const over = picture.match?.phase === "round_over" || picture.match?.phase === "match_over";
    if (over && picture.match && this.ended?.view.round !== picture.match.round)
      this.ended = { view: picture.match, fresh: false };
  }

  #notice(entry: Entry, picture: Picture): void {
    for (const { text } of linesOf(entry, picture)) notices.announce(text);
    if (entry.what === "reacted") this.#hear(entry.seat, say(`phrase-${entry.phrase}`));
    for (const event of entry.events) {
      const heard = soundOf(event, picture.seat);
      if (heard) sound(heard);
      if (event.event === "paradox") this.paradox = { seat: event.seat, hand: event.hand };
      if (event.event === "dealt") this.paradox = null;
      if (event.event === "round_scored" && entry.match) this.ended = { view: entry.match, fresh: true };
    }
  }

  #hear(seat: Seat, text: string): void {
    this.says = { ...this.says, [seat]: text };
    setTimeout(() => {
      if (this.says[seat] === text) this.says = { ...this.says, [seat]: "" };
    }, SAID_FOR);
  }
}

/** A sentence about what happened, and whom it is about. */
export interface Told {
  text: string;
  seat: Seat | null;
  /** It begins a round. */
  heading: boolean;
}

/** What was and what is shown, each entry once and in order; nothing that is still to be shown. */
export function upTo(number: number, ...entries: Entry[]): Entry[] {
  return entries
    .filter((entry) => entry.number <= number)
    .sort((one, other) => one.number - other.number)
    .filter((entry, place, all) => entry.number !== all[place - 1]?.number);
}

/** An entry in words, for the live region and the log. */
export function linesOf(entry: Entry, picture: Picture): Told[] {
  const names = namesOf(picture.players);
  const told = entry.events.map((event) => ({
    text: tell(event, names, picture.seat),
    seat: "seat" in event ? event.seat : null,
    heading: event.event === "dealt",
  }));
  const before = aside(entry, names);
  return before === null
    ? told
    : [{ text: before, seat: "seat" in entry ? entry.seat : null, heading: false }, ...told];
}

/** What there is to say of an entry besides the game's own events. */
function aside(entry: Entry, names: Names): string | null {
  const name = "seat" in entry ? (names[entry.seat] ?? "") : "";
  if (entry.what === "moved" && entry.by === "clock") return say("web-by-clock", { name });
  if (entry.what === "reacted") return say("web-says", { name, text: say(`phrase-${entry.phrase}`) });
  if (entry.what === "offered" && entry.abandon) return say("web-offers", { name });
  return entry.what === "abandoned" ? say("web-abandoned") : null;
}

function soundOf(event: GameEvent, you: Seat | null): Sound | null {
  switch (event.event) {
    case "played":
      return "token";
    case "discarded":
      return event.seat === you ? "card" : null;
    case "token_lost":
      return event.seat === you ? "lost" : null;
    case "trick_won":
      return event.seat === you ? "trick" : null;
    case "paradox":
      return "paradox";
    case "match_won":
      return "won";
    default:
      return null;
  }
}
