/** The largest group of a seat on the board, only to draw it: points come from the server. */

import type { LaidSpace, Layout, Seat, Token } from "./types";

/** The spaces of a seat's largest group; the one that comes first on the board where two are as large. */
export function largestGroup(layout: Layout, tokens: readonly Token[], seat: Seat): LaidSpace[] {
  const owned = layout.spaces.filter((space) =>
    tokens.some((token) => token.seat === seat && token.colour === space.colour && token.number === space.number),
  );
  let largest: LaidSpace[] = [];
  const seen = new Set<LaidSpace>();
  for (const space of owned) {
    if (seen.has(space)) continue;
    const group = [space];
    seen.add(space);
    for (const member of group) {
      for (const other of owned) {
        if (seen.has(other) || !touching(member, other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

function touching(one: LaidSpace, other: LaidSpace): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}
