import { beforeAll, describe, expect, it } from "vitest";
import { listed, namesOf, reason, tell } from "./telling";
import { texts } from "./texts.svelte";
import type { GameEvent } from "./types";

const names = ["Ada", "Bea", "Cy"];

describe("telling", () => {
  beforeAll(() => texts.speak("en"));

  it.each<[GameEvent, string]>([
    [
      { event: "dealt", round: 2, start: 1, hands: [[1, 2, 2], null, null] },
      "Round 2 begins. Bea starts. Your hand: 1, 2, 2.",
    ],
    [{ event: "neutral", colour: "green", number: 4 }, "A neutral token lies on green 4."],
    [{ event: "discarded", seat: 0, number: 3 }, "You set 3 aside, face down."],
    [{ event: "discarded", seat: 1, number: null }, "Bea sets a card aside, face down."],
    [{ event: "predicted", seat: 0, tricks: 1 }, "You predict 1 trick."],
    [{ event: "played", seat: 2, number: 5, colour: "blue" }, "Cy plays 5 as blue."],
    [{ event: "token_lost", seat: 0, colour: "blue" }, "You lose your blue token."],
    [{ event: "trick_won", seat: 1 }, "Bea wins the trick."],
    [{ event: "paradox", seat: 0, hand: [4, 6] }, "You cause a paradox! None of your cards can be declared: 4, 6."],
    [
      {
        event: "round_scored",
        scores: [
          { tricks: -3, bonus: 0, total: -3 },
          { tricks: 2, bonus: 5, total: 7 },
          { tricks: 1, bonus: 0, total: 1 },
        ],
      },
      "Points this round: You -3, Bea 7 (2 + 5 bonus), Cy 1.",
    ],
    [{ event: "match_won", winners: [0] }, "You win the match."],
    [{ event: "match_won", winners: [1, 0] }, "You and Bea share the victory."],
    [{ event: "match_won", winners: [1, 2] }, "Bea and Cy share the victory."],
  ])("%j", (event, sentence) => {
    expect(tell(event, names, 0)).toBe(sentence);
  });

  it("speaks of everybody by name to a spectator", () => {
    expect(tell({ event: "trick_won", seat: 0 }, names, null)).toBe("Ada wins the trick.");
  });

  it("gives every rule that a play breaks", () => {
    const facts = { number: 3, colour: "blue" };
    expect(reason({ code: "illegal_play", rules: ["D1", "D2"], facts }, names)).toBe(
      "The space blue 3 is taken (D1). Your blue token is gone (D2).",
    );
  });

  it("says whose turn it is", () => {
    expect(reason({ code: "not_your_turn", rules: ["T1"], facts: { turn: 2 } }, names)).toBe("It is Cy’s turn (T1).");
    expect(reason({ code: "not_your_turn", rules: ["P3"], facts: {} }, names)).toBe(
      "You have set a card aside already (P3).",
    );
  });

  it("lists names", () => {
    expect([["Ada"], ["Ada", "Bea"], names].map((some) => listed(some))).toEqual([
      "Ada",
      "Ada and Bea",
      "Ada, Bea and Cy",
    ]);
    expect(listed(names, "or")).toBe("Ada, Bea or Cy");
  });

  it("calls bots by their own names, and an empty place by its number", () => {
    const bot = { name: "careful", bot: "careful" };
    const called = namesOf([{ name: "Ada", bot: null }, bot, bot, null, { name: "", bot: null }]);
    expect(called[0]).toBe("Ada");
    expect(called.slice(3)).toEqual(["Player 4", "Player 5"]);
    expect(new Set(called).size).toBe(5);
  });
});
