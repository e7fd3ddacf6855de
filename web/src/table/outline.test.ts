import { expect, test } from "vitest";
import { outline } from "./outline";

test("a single space is outlined on all four sides", () => {
  expect(outline([{ row: 0, column: 2 }])).toBe("M2 0l1 0M2 1l1 0M2 0l0 1M3 0l0 1");
});

test("there is no line between two spaces of a group", () => {
  const drawn = outline([
    { row: 1, column: 0 },
    { row: 1, column: 1 },
  ]);
  expect(drawn).not.toContain("M1 1l0 1");
  expect(drawn.match(/M/g)).toHaveLength(6);
});

test("spaces that only meet at a corner keep their own lines", () => {
  const drawn = outline([
    { row: 0, column: 0 },
    { row: 1, column: 1 },
  ]);
  expect(drawn.match(/M/g)).toHaveLength(8);
});
