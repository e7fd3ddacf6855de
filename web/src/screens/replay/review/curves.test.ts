import { describe, expect, it } from "vitest";
import type { Decision, Frame, GameEvent, Review, View } from "@/lib/types";
import type { Part } from "../frames";
import { beside, costliest, decidedAt, heightOf, linesOf, nearest, pathOf, scaleOf } from "./curves";

function decision(ply: number, seat: number, points: number, cost = 0, round = 1): Decision {
  const about = { points_error: 0.1, best_points: points + cost, usual_points: points, cost_error: 0.1 };
  const rest = { ...about, met: 0.5, paradox: 0 };
  return { ply, round, seat, action: { predict: 1 }, best: { predict: 2 }, points, cost, ...rest };
}

function account(points: number | null) {
  return { mean: 3, deal: 0, cost: 0, luck: 0, points };
}

const REVIEW: Review = {
  version: 1,
  players: 2,
  names: ["Ada", "Bea"],
  decisions: [decision(0, 0, 2), decision(1, 1, 4, 0.6), decision(2, 0, 3, 1.5), decision(5, 1, -1, 0.9, 2)],
  rounds: [
    { round: 1, seats: [account(5), account(-2)] },
    { round: 2, seats: [account(null), account(null)] },
  ],
};

const PARTS: Part[] = [
  { round: 1, from: 0, length: 5, chapters: [] },
  { round: 2, from: 5, length: 2, chapters: [] },
];

/** Ada gets a bonus in the first round, Bea does not. The second round has no end. */
const FRAMES = Array.from({ length: 7 }, (_, at): Frame => {
  const events: GameEvent[] = at === 4 ? [{ event: "round_scored", scores: [] }] : [];
  const match = { round_scores: [[{ bonus: 2 }, { bonus: 0 }]] } as unknown as View;
  return { number: at, events, match };
});

describe("the lines of a review", () => {
  it("lead through what each seat could expect to what it got", () => {
    expect(linesOf(REVIEW, PARTS, FRAMES, "points").slice(0, 2)).toEqual([
      { seat: 0, round: 1, points: [at(1, 2), at(3, 3), at(4, 5)] },
      { seat: 1, round: 1, points: [at(2, 4), at(4, -2)] },
    ]);
  });

  it("end in a prediction that was met, or was not", () => {
    const ends = linesOf(REVIEW, PARTS, FRAMES, "met").map(({ points }) => points.at(-1));
    expect(ends).toEqual([at(4, 1), at(4, 0), at(6, 0.5)]);
  });

  it("have room from the lowest to the highest, nought always in it", () => {
    const lines = linesOf(REVIEW, PARTS, FRAMES, "points");
    expect(scaleOf(lines, "points")).toEqual({ low: -2, high: 6, steps: [-2, 0, 2, 4, 6] });
    expect(scaleOf(lines, "met")).toEqual({ low: 0, high: 1, steps: [0, 0.5, 1] });
    expect(scaleOf([], "points")).toEqual({ low: 0, high: 2, steps: [0, 2] });
  });

  it("are drawn over the middle of each frame, from above", () => {
    expect(heightOf(6, { low: -2, high: 6 })).toBe(0);
    expect(pathOf([at(1, 6), at(3, 0)], { low: -2, high: 6 })).toBe("M1.5 0L3.5 75");
  });
});

describe("a decision", () => {
  it("is found by the frame that shows it", () => {
    expect(decidedAt(REVIEW, 3)).toBe(REVIEW.decisions[2]);
    expect(decidedAt(REVIEW, 0)).toBeNull();
  });

  it("is found by what it cost", () => {
    expect(costliest(REVIEW).map(({ cost }) => cost)).toEqual([1.5, 0.9, 0.6]);
    expect(costliest(REVIEW, 1)).toHaveLength(1);
  });

  it("is found near a place on the curves, among several by its height", () => {
    const scale = { low: -2, high: 6 };
    expect(nearest(REVIEW.decisions, 1.4, 4, "points", scale)?.ply).toBe(1);
    expect(nearest(REVIEW.decisions, 1.6, 2, "points", scale)?.ply).toBe(0);
    expect(nearest(REVIEW.decisions, 99, 2, "points", scale)?.ply).toBe(5);
    expect(nearest([], 1, 1, "points", scale)).toBeNull();
  });

  it("has neighbours", () => {
    expect(beside(REVIEW.decisions, 2, 1)?.ply).toBe(2);
    expect(beside(REVIEW.decisions, 2, -1)?.ply).toBe(0);
    expect(beside(REVIEW.decisions, 6, 1)).toBeNull();
  });
});

function at(frame: number, value: number) {
  return { at: frame, value };
}
