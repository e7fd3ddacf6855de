/** A review as lines over the frames of a replay, and the decisions that one wants to find on them. */

import type { Decision, Frame, Review, Seat } from "@/lib/types";
import { has, type Part } from "../frames";

export type Measure = "points" | "met";

/** What a seat could expect at a frame; at the end of a round, what it came to. */
export interface Point {
  at: number;
  value: number;
}

/** A seat's line through a round. */
export interface Line {
  seat: Seat;
  round: number;
  points: Point[];
}

/** How each seat's line is drawn, as dashes and gaps: wood alone does not tell them apart for everybody. */
export const STROKES = ["none", "12 3", "3 3", "10 3 3 3", "6 5"];

/** The first frame that shows what was decided. */
export const after = (decision: Decision): number => decision.ply + 1;

/** A line for each seat and round, each with the outcome at its end. */
export function linesOf(review: Review, parts: readonly Part[], frames: readonly Frame[], measure: Measure): Line[] {
  return parts.flatMap(({ round, from, length }) => {
    const end = from + length - 1;
    return Array.from({ length: review.players }, (_, seat) => {
      const points = review.decisions
        .filter((decision) => decision.round === round && decision.seat === seat)
        .map((decision) => ({ at: after(decision), value: decision[measure] }));
      const outcome = measure === "points" ? pointsOf(review, round, seat) : metAt(frames[end], seat);
      if (outcome !== null) points.push({ at: end, value: outcome });
      return { seat, round, points };
    }).filter(({ points }) => points.length > 0);
  });
}

function pointsOf(review: Review, round: number, seat: Seat): number | null {
  return review.rounds.find((one) => one.round === round)?.seats[seat]?.points ?? null;
}

/** Whether a prediction was met in the end: then there is a bonus. Null where the round has no end. */
function metAt(frame: Frame | undefined, seat: Seat): number | null {
  if (!frame || !has(frame, "round_scored")) return null;
  return (frame.match.round_scores.at(-1)?.[seat]?.bonus ?? 0) > 0 ? 1 : 0;
}

/** The lowest and highest value to show, and the lines to write at: chances from nought to all, points with some room. */
export function scaleOf(lines: readonly Line[], measure: Measure): { low: number; high: number; steps: number[] } {
  if (measure === "met") return { low: 0, high: 1, steps: [0, 0.5, 1] };
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const step = Math.max(...values) - Math.min(...values) > 8 ? 4 : 2;
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(Math.ceil(Math.max(0, ...values) / step) * step, low + step);
  return { low, high, steps: Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step) };
}

/** The decisions that gave away most, the worst first. */
export function costliest(review: Review, most = 5): Decision[] {
  return review.decisions
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, most);
}

/** The decision whose outcome a frame shows. */
export function decidedAt(review: Review, at: number): Decision | null {
  return review.decisions.find((decision) => after(decision) === at) ?? null;
}

/** The decision that is nearest to a place on the curves: first along the match, then among the lines. */
export function nearest(
  decisions: readonly Decision[],
  at: number,
  value: number,
  measure: Measure,
  scale: { low: number; high: number },
): Decision | null {
  const reach = Math.min(...decisions.map((decision) => Math.abs(after(decision) - at)));
  const near = decisions.filter((decision) => Math.abs(after(decision) - at) <= Math.max(reach, 1.5));
  const far = (decision: Decision) =>
    Math.abs(after(decision) - at) / 8 + Math.abs(decision[measure] - value) / (scale.high - scale.low);
  return near.reduce<Decision | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** The decision before or after a frame. */
export function beside(decisions: readonly Decision[], at: number, by: 1 | -1): Decision | null {
  const found =
    by === 1
      ? decisions.find((decision) => after(decision) > at)
      : decisions.findLast((decision) => after(decision) < at);
  return found ?? null;
}

/** A path through points, with x in frames and y from 0 (the highest value) to 100. */
export function pathOf(points: readonly Point[], { low, high }: { low: number; high: number }): string {
  return points
    .map(({ at, value }, index) => `${index === 0 ? "M" : "L"}${at + 0.5} ${heightOf(value, { low, high })}`)
    .join("");
}

/** How far down a value lies, in hundredths of the height. */
export function heightOf(value: number, { low, high }: { low: number; high: number }): number {
  return Math.round((10_000 * (high - value)) / (high - low)) / 100;
}
