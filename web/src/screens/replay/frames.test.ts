import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "@/lib/texts.svelte";
import type { Frame, GameEvent, View } from "@/lib/types";
import { actorOf, headline, partsOf, stopsOf, throughEyes } from "./frames";

const NAMES = ["Ada", "Bea"];

const VIEW: View = {
  phase: "play",
  round: 1,
  start: 1,
  to_act: [0],
  hands: [
    [1, 2],
    [3, 4],
  ],
  hand_sizes: [2, 2],
  discards: [5, 5],
  discarded: [true, true],
  predictions: [1, 1],
  tokens: [[], []],
  board: [],
  leader: 1,
  led: null,
  trick: [],
  tricks: [],
  tricks_won: [0, 0],
  paradox: null,
  round_scores: [],
  totals: [0, 0],
  winners: [],
  secret: null,
  legal: [],
};

const won = { leader: 1, plays: [], winner: 0 };

/** A frame after these events, with so many tricks won and plays on the table. */
function frame(events: GameEvent[], tricks = 0, plays = 0, round = 1): Frame {
  const trick = Array.from({ length: plays }, () => [3, "blue"] as [number, "blue"]);
  return { number: 0, events, match: { ...VIEW, round, trick, tricks: Array.from({ length: tricks }, () => won) } };
}

const dealt = (round: number): GameEvent => ({
  event: "dealt",
  round,
  start: 1,
  hands: [
    [1, 2],
    [3, 4],
  ],
});
const discarded: GameEvent = { event: "discarded", seat: 0, number: 5 };
const predicted: GameEvent = { event: "predicted", seat: 1, tricks: 1 };
const played = (seat: number): GameEvent => ({ event: "played", seat, number: 3, colour: "blue" });

const FRAMES = [
  frame([dealt(1)]),
  frame([discarded]),
  frame([predicted]),
  frame([predicted]),
  frame([played(1)], 0, 1),
  frame([played(0), { event: "trick_won", seat: 0 }], 1, 0),
  frame([played(0), { event: "paradox", seat: 1, hand: [4] }], 1, 1),
  frame([dealt(2)], 0, 0, 2),
  frame([discarded], 0, 0, 2),
];

describe("frames", () => {
  beforeAll(() => texts.speak("en"));

  it("are told apart by rounds, predictions and tricks", () => {
    expect(partsOf(FRAMES)).toEqual([
      {
        round: 1,
        from: 0,
        length: 7,
        chapters: [
          { what: "deal", from: 0, length: 2, trick: 0, winner: null },
          { what: "predictions", from: 2, length: 2, trick: 0, winner: null },
          { what: "trick", from: 4, length: 2, trick: 1, winner: 0 },
          { what: "trick", from: 6, length: 1, trick: 2, winner: null },
        ],
      },
      {
        round: 2,
        from: 7,
        length: 2,
        chapters: [{ what: "deal", from: 7, length: 2, trick: 0, winner: null }],
      },
    ]);
  });

  it("can be reached by the beginnings of chapters, and the end", () => {
    expect(stopsOf(partsOf(FRAMES), 8)).toEqual([0, 2, 4, 6, 7, 8]);
  });

  it("show all hands, or what one seat could see", () => {
    const [first] = FRAMES as [Frame];
    expect(throughEyes(first, null)).toBe(first);
    const seen = throughEyes(first, 1);
    expect(seen.match.hands).toEqual([null, [3, 4]]);
    expect(seen.match.discards).toEqual([null, 5]);
    expect(seen.events).toEqual([{ ...dealt(1), hands: [null, [3, 4]] }]);
    expect(throughEyes(frame([discarded]), 1).events).toEqual([{ ...discarded, number: null }]);
    expect(throughEyes(frame([discarded]), 0).events).toEqual([discarded]);
  });

  it("show the hand that a paradox laid open to everybody", () => {
    const broken = frame([played(0)]);
    broken.match.paradox = 1;
    expect(throughEyes(broken, 0).match.hands).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("are told in a line, without the hands and the points", () => {
    const scores = [0, 1].map(() => ({ tricks: 1, bonus: 0, total: 1 }));
    expect(headline(FRAMES[0] as Frame, NAMES)).toBe("Round 1 begins. Bea starts.");
    expect(headline(frame([played(1), { event: "round_scored", scores }]), NAMES)).toBe("Bea plays 3 as blue.");
    expect(FRAMES.map(actorOf)).toEqual([1, 0, 1, 1, 1, 0, 1, 1, 0]);
  });

  it("are told by the paradox and the victory alone, where there is one", () => {
    expect(headline(FRAMES[6] as Frame, NAMES)).toBe("Bea causes a paradox! None of these cards can be declared: 4.");
    const end = frame([played(1), { event: "trick_won", seat: 1 }, { event: "match_won", winners: [0] }]);
    expect(headline(end, NAMES)).toBe("Ada wins the match.");
    expect(actorOf(end)).toBeNull();
  });
});
