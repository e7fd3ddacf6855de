/** A replay's frames in the order people think of them: rounds, their tricks, and what one seat could see. */

import { tell, type Names } from "@/lib/telling";
import type { Frame, GameEvent, Seat, View } from "@/lib/types";

/** A stretch of a round that one can jump to. */
export interface Chapter {
  what: "deal" | "predictions" | "trick";
  /** Its first frame, and how many it has. */
  from: number;
  length: number;
  /** The number of the trick, from 1. */
  trick: number;
  /** Who won the trick; null for one that was broken off, or is none. */
  winner: Seat | null;
}

export interface Part {
  round: number;
  from: number;
  length: number;
  chapters: Chapter[];
}

/** The rounds of a match, each with its chapters. */
export function partsOf(frames: readonly Frame[]): Part[] {
  const parts: Part[] = [];
  frames.forEach((frame, from) => {
    if (has(frame, "dealt")) parts.push({ round: frame.match.round, from, length: 0, chapters: [] });
    const part = parts.at(-1);
    if (!part) return;
    part.length += 1;
    const { what, trick } = chapterOf(frame);
    let chapter = part.chapters.at(-1);
    if (chapter?.what !== what || chapter.trick !== trick) {
      chapter = { what, trick, from, length: 0, winner: null };
      part.chapters.push(chapter);
    }
    chapter.length += 1;
    for (const event of frame.events) if (event.event === "trick_won") chapter.winner = event.seat;
  });
  return parts;
}

function chapterOf(frame: Frame): Pick<Chapter, "what" | "trick"> {
  if (has(frame, "predicted")) return { what: "predictions", trick: 0 };
  if (!has(frame, "played")) return { what: "deal", trick: 0 };
  const { trick, tricks } = frame.match;
  return { what: "trick", trick: tricks.length + (trick.length > 0 ? 1 : 0) };
}

/** The first frames of all chapters, and the very last frame: where one can jump to. */
export function stopsOf(parts: readonly Part[], last: number): number[] {
  return [...parts.flatMap(({ chapters }) => chapters.map(({ from }) => from)), last];
}

export const has = (frame: Frame, what: GameEvent["event"]) => frame.events.some(({ event }) => event === what);

/** A frame as a seat saw it: the hands and discards of others are hidden, but for what a paradox lays open. */
export function throughEyes(frame: Frame, seat: Seat | null): Frame {
  if (seat === null) return frame;
  return { ...frame, match: viewOf(frame.match, seat), events: frame.events.map((event) => eventFor(event, seat)) };
}

function viewOf(view: View, seat: Seat): View {
  return {
    ...view,
    hands: view.hands.map((hand, other) => (other === seat || other === view.paradox ? hand : null)),
    discards: view.discards.map((card, other) => (other === seat ? card : null)),
  };
}

function eventFor(event: GameEvent, seat: Seat): GameEvent {
  if (event.event === "dealt")
    return { ...event, hands: event.hands.map((hand, other) => (other === seat ? hand : null)) };
  if (event.event === "discarded" && event.seat !== seat) return { ...event, number: null };
  return event;
}

/** All that happened in a frame, in sentences. */
export const toldIn = (frame: Frame, names: Names) => frame.events.map((event) => tell(event, names, null));

/** What is so loud that nobody hears the rest. */
const LOUD: readonly GameEvent["event"][] = ["paradox", "match_won"];

/** What happened in a frame, short enough for one line: hands and points are seen elsewhere. */
export function headline(frame: Frame, names: Names): string {
  const loud = frame.events.filter(({ event }) => LOUD.includes(event));
  const said = loud.length > 0 ? loud : frame.events.filter(({ event }) => event !== "round_scored");
  return said.map((event) => tell(event.event === "dealt" ? { ...event, hands: [] } : event, names, null)).join(" ");
}

/** Whom that line is about, first of all. */
export function actorOf(frame: Frame): Seat | null {
  const first = frame.events.find(({ event }) => LOUD.includes(event)) ?? frame.events[0];
  if (!first) return null;
  if (first.event === "dealt") return first.start;
  return "seat" in first ? first.seat : null;
}
