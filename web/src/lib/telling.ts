/** Facts into sentences: what happened, and why something is refused. The same words and logic as in the terminal. */

import type { Facts } from "./texts.svelte";
import { say } from "./texts.svelte";
import type { GameEvent, Move, Player, Refusal, Score, Seat } from "./types";

/** What everybody at the table is called, by seat. */
export type Names = readonly string[];

/** What happened, as a sentence or two for the reader at seat `you` (null reads as a spectator). */
export function tell(event: GameEvent, names: Names, you: Seat | null): string {
  const who = (seat: Seat) => whoFacts(names, seat, you);
  switch (event.event) {
    case "dealt": {
      const hands = event.hands.map((hand, seat) => (hand === null ? "" : holding(names, seat, hand, you)));
      return [say("event-dealt", { round: event.round, ...who(event.start) }), ...hands.filter(Boolean)].join(" ");
    }
    case "neutral":
      return say("event-neutral", { colour: event.colour, number: event.number });
    case "discarded":
      return event.number === null
        ? say("event-discarded", who(event.seat))
        : say("event-discarded-shown", { number: event.number, ...who(event.seat) });
    case "predicted":
      return say("event-predicted", { count: event.tricks, ...who(event.seat) });
    case "played":
      return say("event-played", { number: event.number, colour: event.colour, ...who(event.seat) });
    case "token_lost":
      return say("event-token-lost", { colour: event.colour, ...who(event.seat) });
    case "trick_won":
      return say("event-trick-won", who(event.seat));
    case "paradox":
      return say("event-paradox", { hand: event.hand.join(", "), ...who(event.seat) });
    case "round_scored": {
      const called = seenNames(names, you);
      return say("event-round-scored", {
        scores: event.scores.map((score, seat) => scoreEntry(called[seat] ?? "", score)).join(", "),
      });
    }
    case "match_won": {
      const [winner, ...others] = event.winners;
      return winner !== undefined && others.length === 0
        ? say("event-match-won", who(winner))
        : shared(event.winners, names, you);
    }
  }
}

/** What an action is called in lists and tables. */
export function nameOf(action: Move): string {
  if ("play" in action) return say("action-play", { number: action.play[0], colour: action.play[1] });
  if ("discard" in action) return say("action-discard", { number: action.discard });
  return say("action-predict", { count: action.predict });
}

/** Why an action is refused, with the rules' ids; a play that breaks several rules gives several reasons. */
export function reason(refusal: Omit<Refusal, "message">, names: Names): string {
  const { code, rules } = refusal;
  if (code === "illegal_play") {
    const facts = refusal.facts as Facts;
    return rules.map((rule) => `${say(`reason-${rule}`, facts)} (${rule}).`).join(" ");
  }
  const cited = rules.length > 0 ? ` (${rules.join(", ")})` : "";
  return `${why(refusal, names)}${cited}.`;
}

/** Whether a refusal is one of the rules', so that `reason` can say it. */
export function isByTheRules(code: string): boolean {
  return ["illegal_play", "not_in_hand", "illegal_prediction", "not_your_turn", "wrong_phase"].includes(code);
}

/** A seat's points in a round, its bonus named. */
export function scoreEntry(name: string, { total, tricks, bonus }: Score): string {
  return say("score-entry", { name, total, tricks, bonus });
}

/** The names as the reader at seat `you` sees them in lists and tables: the own one is `You`. */
export function seenNames(names: Names, you: Seat | null): string[] {
  return names.map((name, seat) => (seat === you ? say("name-you") : name));
}

/** The cards that a seat holds. */
export function holding(names: Names, seat: Seat, hand: readonly number[], you: Seat | null): string {
  return say("event-hand", { hand: hand.join(", "), ...whoFacts(names, seat, you) });
}

/** Names as a list: `A, B and C`. */
export function listed(names: Names, joined: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "";
  const first = names.slice(0, -1).join(", ");
  return first ? say(`list-${joined}`, { first, last }) : last;
}

/** Bots are cats of the laboratory; each seat has its own, the same in every language. */
const LAB_CATS = ["Quark", "Muon", "Boson", "Lepton", "Gluon"];

/** What to call everybody: people by their names, bots by their seat's cat, nobody by the seat's number. */
export function namesOf(players: readonly (Player | null)[]): string[] {
  return players.map((player, seat) => {
    const cat = player?.bot ? LAB_CATS[seat] : undefined;
    return cat ?? (player?.name || say("name-player", { seat: seat + 1 }));
  });
}

function whoFacts(names: Names, seat: Seat, you: Seat | null): Facts {
  return { name: names[seat] ?? "", you: seat === you ? "yes" : "no" };
}

function shared(winners: readonly Seat[], names: Names, you: Seat | null): string {
  const ordered = [...winners].sort((a, b) => Number(b === you) - Number(a === you)); // "You and B", never "B and You"
  const called = seenNames(names, you);
  return say("event-match-shared", {
    names: listed(ordered.map((seat) => called[seat] ?? "")),
    you: you !== null && winners.includes(you) ? "yes" : "no",
  });
}

function why({ code, facts }: Omit<Refusal, "message">, names: Names): string {
  const { turn, phase } = facts;
  if (code === "not_in_hand") return say("reason-not-in-hand", facts as Facts);
  if (code === "illegal_prediction") return say("reason-illegal-prediction", facts as Facts);
  if (code === "not_your_turn" && typeof turn === "number")
    return say("reason-not-your-turn", { name: names[turn] ?? "" });
  if (code === "not_your_turn") return say("reason-already-aside");
  return typeof phase === "string" ? say("reason-wrong-phase", { phase }) : say("reason-round-not-over");
}
