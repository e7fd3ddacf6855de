/** Where somebody is in the tutorial: which step, what was answered, and what is seen meanwhile. Kept on this device. */

import type { Answer, Choice, Lesson, LessonFrame, Step, Turn } from "@/lib/lessons";
import type { Help, Move, View } from "@/lib/types";

/** Where the place is kept; `far` is the farthest step that was reached. */
export interface Memory {
  read: () => string | null;
  write: (text: string) => void;
}

/** Who learns sits here. */
export const YOU = 0;

const KEPT_AS = "catinthebox.lessons";

const ON_THIS_DEVICE: Memory = {
  read: () => {
    try {
      return localStorage.getItem(KEPT_AS);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(KEPT_AS, text);
    } catch {
      // Not kept, but valid for now.
    }
  },
};

interface Ways {
  /** Milliseconds between what the others do. */
  pace: () => number;
  /** Something has happened at the table. */
  onframe: (frame: LessonFrame) => void;
  memory?: Memory;
}

export class Learning {
  readonly lessons: readonly Lesson[];
  readonly #steps: readonly Step[];
  readonly #ways: Ways;
  readonly #memory: Memory;

  #at = $state(0);
  #far = $state(0);
  #turn = $state.raw<Turn | null>(null);
  #answer = $state.raw<Answer | null>(null);
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What was chosen last for the question at hand. */
  choice = $state.raw<Choice | null>(null);

  constructor(lessons: readonly Lesson[], ways: Ways) {
    this.lessons = lessons;
    this.#steps = lessons.flatMap((lesson) => lesson.steps);
    this.#ways = ways;
    this.#memory = ways.memory ?? ON_THIS_DEVICE;
    const { at, far } = this.#recalled();
    this.#far = far;
    this.#go(at);
  }

  get step(): Step {
    const step = this.#steps[this.#at];
    if (!step) throw new Error("the tutorial has no such step");
    return step;
  }

  /** The number of the lesson, from 0. */
  get lesson(): number {
    return this.lessons.findIndex((lesson) => lesson.steps.includes(this.step));
  }

  /** How much of it all lies behind, from 0 to 1. */
  get progress(): number {
    return this.#steps.length > 1 ? this.#at / (this.#steps.length - 1) : 1;
  }

  get first(): boolean {
    return this.#at === 0;
  }

  get last(): boolean {
    return this.#at === this.#steps.length - 1;
  }

  /** Whether a lesson has been gone through. */
  isDone(lesson: number): boolean {
    const end = this.lessons.slice(0, lesson + 1).flatMap(({ steps }) => steps).length;
    return this.#far >= end || this.#far === this.#steps.length - 1;
  }

  /** The table as it is seen now. */
  get view(): View {
    return this.#answer?.frames[this.#shown]?.match ?? this.#turn?.match ?? this.step.match;
  }

  /** Help for the move that is to be made; null when none is. */
  get help(): Help | null {
    return this.#answer ? null : (this.#turn?.help ?? null);
  }

  /** The reply to what was done, once everything that follows from it has been seen. */
  get reply(): Answer | Choice | null {
    if (this.choice) return this.choice;
    const answer = this.#answer;
    return answer?.says && this.#shown === answer.frames.length - 1 ? answer : null;
  }

  /** Whether there is nothing left to do here. */
  get done(): boolean {
    return this.step.kind === "tell" || this.reply?.right === true;
  }

  /** Make a move. */
  play(move: Move): void {
    const wanted = JSON.stringify(move);
    const answer = this.#turn?.answers.find((known) => JSON.stringify(known.move) === wanted);
    if (!answer || this.#answer) return;
    this.#answer = answer;
    this.#show(0);
  }

  /** Answer the question. */
  choose(choice: Choice): void {
    if (!this.choice?.right) this.choice = choice;
  }

  /** Take everything back that was done in this step. */
  again(): void {
    this.#go(this.#at);
  }

  next(): void {
    if (!this.last) this.#go(this.#at + 1);
  }

  back(): void {
    if (!this.first) this.#go(this.#at - 1);
  }

  /** Begin a lesson. */
  open(lesson: number): void {
    this.#go(this.lessons.slice(0, lesson).flatMap(({ steps }) => steps).length);
  }

  /** Leave it: nothing moves any more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #go(at: number): void {
    clearTimeout(this.#timer);
    this.#at = at;
    this.#far = Math.max(this.#far, at);
    this.choice = null;
    this.#answer = null;
    this.#turn = this.step.kind === "try" ? this.step : null;
    this.#memory.write(JSON.stringify({ at: this.step.id, far: this.#steps[this.#far]?.id }));
  }

  #show(frame: number): void {
    const answer = this.#answer;
    const now = answer?.frames[frame];
    if (!answer || !now) return;
    this.#shown = frame;
    this.#ways.onframe(now);
    const pace = this.#ways.pace();
    if (frame < answer.frames.length - 1) this.#later(pace, () => this.#show(frame + 1));
    else if (answer.then) {
      this.#turn = answer.then;
      this.#answer = null;
    }
  }

  #later(wait: number, what: () => void): void {
    if (wait === 0) what();
    else this.#timer = setTimeout(what, wait);
  }

  #recalled(): { at: number; far: number } {
    let kept: unknown = null;
    try {
      kept = JSON.parse(this.#memory.read() ?? "null");
    } catch {
      // Somebody else wrote it: begin anew.
    }
    const { at, far } = (kept !== null && typeof kept === "object" ? kept : {}) as { at?: unknown; far?: unknown };
    const placeOf = (id: unknown) =>
      Math.max(
        0,
        this.#steps.findIndex((step) => step.id === id),
      );
    return { at: placeOf(at), far: Math.max(placeOf(at), placeOf(far)) };
  }
}
