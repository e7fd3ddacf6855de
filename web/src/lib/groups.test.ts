import { describe, expect, it } from "vitest";
import { largestGroup } from "./groups";
import { COLOURS, type Layout, type Token } from "./types";

const layout: Layout = {
  name: "white",
  spaces: COLOURS.flatMap((colour, row) => [1, 2, 3].map((number, column) => ({ colour, number, row, column }))),
};

/** Red from the left, then blue, yellow and green: a digit is a seat, n neutral. */
function board(...rows: string[]): Token[] {
  return layout.spaces.flatMap((space) => {
    const sign = rows[space.row]?.[space.column] ?? ".";
    return sign === "." ? [] : [{ ...space, seat: sign === "n" ? null : Number(sign) }];
  });
}

const size = (...rows: string[]) => largestGroup(layout, board(...rows), 0).length;

describe("the largest group", () => {
  it("of nobody's tokens is empty", () => expect(size("...", "1n.")).toBe(0));
  it("touches at sides", () => expect(size("00.", ".0.", ".00")).toBe(5));
  it("does not touch at corners", () => expect(size("0..", ".0.", "..0")).toBe(1));
  it("is broken by others and by neutral tokens", () => expect(size("010", "0n0", "000")).toBe(7));
  it("is the larger of two", () => expect(size("0.0", "0..", "..0", "..0")).toBe(2));
});
