import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import type { Hint, Judgement, Move } from "@/lib/types";
import { bestOf, Hinting } from "./hinting.svelte";

function judged(action: Move, points: number): Judgement {
  return { action, points, points_error: 0.2, met: 0.5, met_error: 0.01, paradox: 0, paradox_error: 0, worlds: 400 };
}

const FIVE = judged({ play: [5, "blue"] }, 2.5);
const SIX = judged({ play: [6, "blue"] }, 2.4);
const ONE = judged({ play: [1, "red"] }, 0.5);
const hint = (...actions: Judgement[]): Hint => ({ number: 7, actions });

/** Hints that come when the test says so. */
function slow() {
  let answer: (hint: Hint) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const hinting = new Hinting(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  return { hinting, answer: (given: Hint) => answer(given), refuse: (error: unknown) => refuse(error) };
}

describe("the best actions", () => {
  it("are the first and those that follow within its error", () => {
    expect(bestOf([FIVE, SIX, ONE])).toEqual([FIVE, SIX]);
    expect(bestOf([FIVE, ONE, SIX])).toEqual([FIVE]);
    expect(bestOf([])).toEqual([]);
  });

  it("are a few only, even if nothing matters", () => {
    expect(bestOf([FIVE, FIVE, FIVE, FIVE, FIVE])).toHaveLength(3);
  });
});

describe("a hint", () => {
  it("is thought about, then marks cards and spaces", async () => {
    const { hinting, answer } = slow();
    const asked = hinting.ask();
    expect([hinting.open, hinting.thinking, hinting.spaces]).toEqual([true, true, []]);
    answer(hint(FIVE, SIX, ONE));
    await asked;
    expect(hinting.thinking).toBe(false);
    expect(hinting.spaces).toEqual([
      { number: 5, colour: "blue" },
      { number: 6, colour: "blue" },
    ]);
    expect(hinting.numbers).toEqual([5, 6]);
  });

  it("is not shown if the situation has changed meanwhile", async () => {
    const { hinting, answer } = slow();
    const asked = hinting.ask();
    hinting.close();
    answer(hint(FIVE));
    await asked;
    expect([hinting.open, hinting.hint]).toEqual([false, null]);
  });

  it("is not asked for again where there are none", async () => {
    const { hinting, refuse } = slow();
    const asked = hinting.ask();
    refuse(new ApiError({ code: "not_installed", message: "", rules: [], facts: {} }));
    await expect(asked).rejects.toThrow(ApiError);
    expect([hinting.open, hinting.none]).toEqual([false, true]);
  });
});
