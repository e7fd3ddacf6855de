/** The line around a group of spaces, for drawing only. */

import type { LaidSpace, Layout, Space } from "@/lib/types";

/** The spaces of a layout that are among these. */
export function laid(layout: Layout, spaces: readonly Space[]): LaidSpace[] {
  return layout.spaces.filter((cell) => spaces.some((space) => sameSpace(space, cell)));
}

export function sameSpace(one: Space | null | undefined, other: Space): boolean {
  return one?.colour === other.colour && one.number === other.number;
}

/** A path along every side where a cell of the group has no neighbour in it; a cell is 1 × 1. */
export function outline(cells: readonly { row: number; column: number }[]): string {
  const has = (row: number, column: number) => cells.some((cell) => cell.row === row && cell.column === column);
  const sides = cells.flatMap(({ row, column }) => [
    has(row - 1, column) ? "" : line(column, row, 1, 0),
    has(row + 1, column) ? "" : line(column, row + 1, 1, 0),
    has(row, column - 1) ? "" : line(column, row, 0, 1),
    has(row, column + 1) ? "" : line(column + 1, row, 0, 1),
  ]);
  return sides.join("");
}

function line(x: number, y: number, dx: number, dy: number): string {
  return `M${String(x)} ${String(y)}l${String(dx)} ${String(dy)}`;
}
