import { describe, expect, it } from "vitest";
import ruleSheet from "../../../../docs/rules.md?raw";
import { boardSide, PARTS } from "./rulebook";

describe("the rulebook", () => {
  it("draws purple so that other spaces touch than on white", () => {
    const cellOf = (side: "white" | "purple", colour: string, number: number) => {
      const space = boardSide(side, 8).spaces.find((one) => one.colour === colour && one.number === number);
      return space && [space.row, space.column];
    };
    expect(cellOf("white", "red", 4)).toEqual([0, 3]);
    expect(cellOf("purple", "red", 3)).toEqual([0, 2]);
    expect(cellOf("purple", "green", 4)).toEqual([0, 3]);
    expect(cellOf("purple", "yellow", 8)).toEqual([0, 7]);
  });

  it("has every rule of the rule sheet, in its order", () => {
    const onTheSheet = [...ruleSheet.matchAll(/^- \*\*([A-Z]\d)\*\*/gm)].map(([, id]) => id);
    expect(PARTS.flatMap(([, ids]): string[] => [...ids])).toEqual(onTheSheet);
  });
});
