import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Choice, Lesson, LessonFrame, Step, Turn } from "@/lib/lessons";
import type { Help, View } from "@/lib/types";
import { Learning, type Memory } from "./learning.svelte";

const view = (name: string) => ({ name }) as unknown as View;
const help = { why: [] } as unknown as Help;
const frame = (name: string): LessonFrame => ({ events: [], match: view(name) });
const named = (learning: Learning) => (learning.view as unknown as { name: string }).name;

const answer = (discard: number, right: boolean, ...frames: string[]): Answer => ({
  move: { discard },
  right,
  says: right ? "right" : "wrong",
  frames: frames.map(frame),
  then: null,
});

const choice = (points: number, right: boolean): Choice => ({
  seat: null,
  space: null,
  points,
  right,
  says: right ? "right" : "wrong",
  rules: [],
});

const shown = (id: string) => ({ id, look: null, layout: { name: "white", spaces: [] }, match: view(id) });
const second: Turn = { match: view("later"), help, answers: [answer(2, true, "end")] };

const STEPS: Step[] = [
  { ...shown("told"), kind: "tell" },
  { ...shown("tried"), kind: "try", help, answers: [answer(1, true, "one", "two"), answer(4, false, "four")] },
  { ...shown("asked"), kind: "ask", choices: [choice(1, false), choice(2, true)] },
  { ...shown("round"), kind: "try", help, answers: [{ ...answer(3, true, "later"), says: null, then: second }] },
];
const LESSONS: Lesson[] = [
  { title: "first", steps: STEPS.slice(0, 2) },
  { title: "second", steps: STEPS.slice(2) },
];

function memory(kept: string | null = null): Memory & { kept: string | null } {
  const place = { kept, read: () => place.kept, write: (text: string) => void (place.kept = text) };
  return place;
}

const learn = (place: Memory = memory(), pace = 0, onframe: (frame: LessonFrame) => void = () => undefined) =>
  new Learning(LESSONS, { pace: () => pace, onframe, memory: place });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("learning", () => {
  it("begins at the first step and goes on and back", () => {
    const learning = learn();
    expect([learning.step.id, learning.first, learning.done]).toEqual(["told", true, true]);
    learning.back();
    expect(learning.step.id).toBe("told");
    learning.next();
    expect([learning.step.id, learning.done, learning.lesson]).toEqual(["tried", false, 0]);
    learning.open(1);
    expect([learning.step.id, learning.lesson]).toEqual(["asked", 1]);
    learning.next();
    expect([learning.last, learning.progress]).toEqual([true, 1]);
    learning.next();
    expect(learning.step.id).toBe("round");
  });

  it("shows what comes of a move, one moment after the other, and then replies", () => {
    const seen: string[] = [];
    const learning = learn(memory(), 500, ({ match }) => seen.push((match as unknown as { name: string }).name));
    learning.next();
    expect(learning.help).toBe(help);
    learning.play({ discard: 1 });
    expect([named(learning), learning.reply, learning.help]).toEqual(["one", null, null]);
    vi.advanceTimersByTime(500);
    expect([named(learning), learning.reply?.says, learning.done]).toEqual(["two", "right", true]);
    expect(seen).toEqual(["one", "two"]);
  });

  it("lets a move that was not hoped for be taken back", () => {
    const learning = learn();
    learning.next();
    learning.play({ discard: 4 });
    expect([learning.reply?.says, learning.done]).toEqual(["wrong", false]);
    learning.play({ discard: 1 });
    expect(named(learning)).toBe("four");
    learning.again();
    expect([named(learning), learning.reply]).toEqual(["tried", null]);
  });

  it("stops what is under way when somebody goes elsewhere", () => {
    const learning = learn(memory(), 500);
    learning.next();
    learning.play({ discard: 1 });
    learning.next();
    vi.advanceTimersByTime(5000);
    expect([named(learning), learning.reply]).toEqual(["asked", null]);
  });

  it("goes on to the next turn of the same step", () => {
    const learning = learn(memory(JSON.stringify({ at: "round" })));
    learning.play({ discard: 3 });
    expect([named(learning), learning.reply, learning.help]).toEqual(["later", null, help]);
    learning.play({ discard: 2 });
    expect([named(learning), learning.reply?.says]).toEqual(["end", "right"]);
  });

  it("takes another choice after a wrong one, and none after the right one", () => {
    const learning = learn(memory(JSON.stringify({ at: "asked" })));
    const [wrong, right] = STEPS[2]?.kind === "ask" ? STEPS[2].choices : [];
    learning.choose(wrong as Choice);
    expect([learning.reply?.says, learning.done]).toEqual(["wrong", false]);
    learning.choose(right as Choice);
    learning.choose(wrong as Choice);
    expect([learning.reply?.says, learning.done]).toEqual(["right", true]);
  });

  it("comes back to where one was, and knows what was done", () => {
    const place = memory();
    const before = learn(place);
    before.open(1);
    before.open(0);
    const later = learn(place);
    expect([later.step.id, later.isDone(0), later.isDone(1)]).toEqual(["told", true, false]);
  });

  it.each(["not json", '{"at": 7}', '{"at": "gone"}', "null", "3"])("begins anew with %s", (kept) => {
    expect(learn(memory(kept)).step.id).toBe("told");
  });
});
