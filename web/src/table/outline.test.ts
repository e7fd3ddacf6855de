import { expect, test } from "vitest";
import { outline } from "./outline";

const cells = (...places: [row: number, column: number][]) => places.map(([row, column]) => ({ row, column }));

/** The corners of each loop, in no particular order of beginning. */
function drawn(path: string): string[][] {
  return path
    .split("M")
    .slice(1)
    .map((loop) => loop.replace("Z", "").split("L").sort());
}

test("a single space has four corners", () => {
  expect(drawn(outline(cells([0, 2])))).toEqual([["2 0", "2 1", "3 0", "3 1"]]);
});

test("there is no line between two spaces of a group", () => {
  expect(drawn(outline(cells([1, 0], [1, 1])))).toEqual([["0 1", "0 2", "2 1", "2 2"]]);
});

test("the line runs a little inside the spaces, in every corner of an L", () => {
  expect(drawn(outline(cells([0, 0], [1, 0], [1, 1]), 0.25))).toEqual([
    ["0.25 0.25", "0.25 1.75", "0.75 0.25", "0.75 1.25", "1.75 1.25", "1.75 1.75"],
  ]);
});

test("a ring is outlined outside and inside", () => {
  const ring = cells([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]);
  const loops = drawn(outline(ring));
  expect(loops).toHaveLength(2);
  expect(loops).toContainEqual(["1 1", "1 2", "2 1", "2 2"]);
});

test("spaces that only meet at a corner are outlined one by one", () => {
  expect(drawn(outline(cells([0, 0], [1, 1])))).toHaveLength(2);
});
