/** The tutorial as the server tells it: docs/http-api.md has the fields. */

import type { GameEvent, Help, Layout, Move, Seat, Space, View } from "./types";

/** What a step draws attention to; `group` is shown with the answer. */
export type Look = "hand" | "board" | "tokens" | "trick" | "group";

/** A moment: what has just happened, and the match after it. */
export interface LessonFrame {
  events: GameEvent[];
  match: View;
}

/** What comes of a legal move. */
export interface Answer {
  move: Move;
  right: boolean;
  /** The reply; null if the step goes on with another turn. */
  says: string | null;
  frames: LessonFrame[];
  then: Turn | null;
}

/** A moment where the learner moves. */
export interface Turn {
  match: View;
  help: Help;
  answers: Answer[];
}

/** A possible answer to a question: a seat, points, a space, or nothing of that. */
export interface Choice {
  seat: Seat | null;
  points: number | null;
  space: Space | null;
  right: boolean;
  says: string | null;
  /** Why not, where the rules say it themselves. */
  rules: string[];
}

interface Shown {
  /** What is said; it also names the step. */
  id: string;
  look: Look | null;
  layout: Layout;
  match: View;
}

export type Step =
  (Shown & { kind: "tell" }) | (Shown & Turn & { kind: "try" }) | (Shown & { kind: "ask"; choices: Choice[] });

export interface Lesson {
  title: string;
  steps: Step[];
}
