import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { refusedAt } from "./refusals";

const refusal = (facts: Record<string, unknown>, code = "bad_record") =>
  new ApiError({ code, message: "", rules: [], facts });

describe("a refused record", () => {
  it("is shown around the word that does not fit", () => {
    expect(refusedAt(refusal({ line: 2, column: 12 }), "Round 1\r\nDiscard A3 B9 C5\r\n")).toEqual({
      line: 2,
      column: 12,
      before: "Discard A3 ",
      at: "B9",
      after: " C5",
    });
  });

  it("can end too early", () => {
    expect(refusedAt(refusal({ line: 3, column: 1 }), "a\nb\n")).toMatchObject({ before: "", at: " ", after: "" });
    expect(refusedAt(refusal({ line: 1, column: 2 }), "a")).toMatchObject({ before: "a", at: " ", after: "" });
  });

  it("is cut where a line has no end", () => {
    const spot = refusedAt(refusal({ line: 1, column: 1 }), "x".repeat(60_000));
    expect(spot?.at.length).toBeLessThan(1000);
  });

  it("has no place when something else is wrong", () => {
    expect(refusedAt(refusal({}, "network"), "a")).toBeNull();
  });
});
