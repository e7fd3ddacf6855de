/** The line around a group of spaces, for drawing only. */

import type { LaidSpace, Layout, Space } from "@/lib/types";

type Cell = Pick<LaidSpace, "row" | "column">;
type Point = readonly [x: number, y: number];
interface Side {
  from: Point;
  to: Point;
}

export function sameSpace(one: Space | null | undefined, other: Space): boolean {
  return one?.colour === other.colour && one.number === other.number;
}

/** The cells of a layout where these spaces lie. */
export function laid(layout: Layout, spaces: readonly Space[]): LaidSpace[] {
  return layout.spaces.filter((cell) => spaces.some((space) => sameSpace(space, cell)));
}

/** A path around the cells, a little inside them so that neighbouring groups keep apart; a cell is 1 × 1. */
export function outline(cells: readonly Cell[], inset = 0): string {
  return loops(openSides(cells))
    .map((loop) => corners(loop, inset))
    .map((points) => `M${points.map(([x, y]) => `${String(x)} ${String(y)}`).join("L")}Z`)
    .join("");
}

/** The sides with nothing of the group behind them, clockwise: the group is always on the right hand. */
function openSides(cells: readonly Cell[]): Side[] {
  const has = (row: number, column: number) => cells.some((cell) => cell.row === row && cell.column === column);
  return cells.flatMap(({ row, column }) => [
    ...(has(row - 1, column) ? [] : [{ from: [column, row], to: [column + 1, row] } as const]),
    ...(has(row, column + 1) ? [] : [{ from: [column + 1, row], to: [column + 1, row + 1] } as const]),
    ...(has(row + 1, column) ? [] : [{ from: [column + 1, row + 1], to: [column, row + 1] } as const]),
    ...(has(row, column - 1) ? [] : [{ from: [column, row + 1], to: [column, row] } as const]),
  ]);
}

/** The sides in order, once around for the outside and for each hole. */
function loops(sides: Side[]): Side[][] {
  const left = [...sides];
  const found: Side[][] = [];
  for (let first = left.pop(); first; first = left.pop()) {
    const loop = [first];
    for (let next = takeNext(left, first); next; next = takeNext(left, next)) loop.push(next);
    found.push(loop);
  }
  return found;
}

/** The side that goes on from here; where two cells meet at a corner only, the one that stays with its cell. */
function takeNext(left: Side[], { from, to }: Side): Side | undefined {
  const on = left.filter((side) => side.from[0] === to[0] && side.from[1] === to[1]);
  const turn = (side: Side) => (to[0] - from[0]) * (side.to[1] - to[1]) - (to[1] - from[1]) * (side.to[0] - to[0]);
  const next = on.sort((a, b) => turn(b) - turn(a))[0];
  if (next) left.splice(left.indexOf(next), 1);
  return next;
}

/** Where the line turns, moved inwards. */
function corners(loop: Side[], inset: number): Point[] {
  return loop.flatMap((side, place) => {
    const [beforeX, beforeY] = inwards(loop.at(place - 1) ?? side);
    const [x, y] = inwards(side);
    if (beforeX === x && beforeY === y) return []; // straight on
    return [[side.from[0] + (beforeX + x) * inset, side.from[1] + (beforeY + y) * inset] as const];
  });
}

function inwards({ from, to }: Side): Point {
  return [from[1] - to[1], to[0] - from[0]];
}
