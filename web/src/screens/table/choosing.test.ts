import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { texts } from "@/lib/texts.svelte";
import type { Help, Move, View } from "@/lib/types";
import { Choosing, type Situation } from "./choosing.svelte";

const help: Help = {
  number: 1,
  why: [
    { move: { play: [3, "red"] }, code: "illegal_play", rules: ["D3"], facts: {} },
    { move: { play: [5, "red"] }, code: "illegal_play", rules: ["D1"], facts: { number: 5, colour: "red" } },
    { move: { play: [5, "green"] }, code: "illegal_play", rules: ["D2"], facts: { number: 5, colour: "green" } },
  ],
  costs: [{ move: { play: [3, "yellow"] }, loses: "blue" }],
  exposure: [],
  forced: null,
};

function situation(phase: View["phase"], legal: Move[], confirm = false): Situation {
  const view = { phase, legal, to_act: [0], hands: [[3, 3, 5], null] } as unknown as View;
  return { view, seat: 0, names: ["Ada", "Bea"], help, confirm };
}

const PLAYS: Move[] = [{ play: [3, "blue"] }, { play: [3, "yellow"] }];

let now: Situation | null;
let made: Move[];
let choosing: Choosing;

beforeAll(() => texts.speak("en"));

beforeEach(() => {
  now = situation("play", PLAYS);
  made = [];
  choosing = new Choosing(
    () => now,
    (move) => made.push(move),
  );
});

describe("a play", () => {
  it("is a card and one of the spaces that light up", () => {
    choosing.chooseCard(3, 1);
    expect(choosing.open).toEqual([
      { number: 3, colour: "blue" },
      { number: 3, colour: "yellow" },
    ]);
    choosing.chooseSpace({ number: 3, colour: "yellow" });
    expect(made).toEqual([{ play: [3, "yellow"] }]);
  });

  it("may begin with the space: the card comes next", () => {
    choosing.chooseSpace({ number: 3, colour: "blue" });
    expect(made).toEqual([]);
    expect(choosing.card).toEqual({ number: 3, place: 0 });
    expect(choosing.proposal).toEqual({ play: [3, "blue"] });
    choosing.chooseCard(3, 0);
    expect(made).toEqual([{ play: [3, "blue"] }]);
  });

  it("may be the same space twice", () => {
    choosing.chooseSpace({ number: 3, colour: "blue" });
    choosing.chooseSpace({ number: 3, colour: "blue" });
    expect(made).toEqual([{ play: [3, "blue"] }]);
  });

  it("takes the same choice twice for a yes where one wants to be asked", () => {
    now = situation("play", PLAYS, true);
    choosing.chooseSpace({ number: 3, colour: "blue" });
    choosing.chooseSpace({ number: 3, colour: "blue" });
    expect(made).toEqual([{ play: [3, "blue"] }]);
  });

  it("changes its mind about the space", () => {
    choosing.chooseSpace({ number: 3, colour: "blue" });
    choosing.chooseSpace({ number: 3, colour: "yellow" });
    expect(made).toEqual([]);
    expect(choosing.space).toEqual({ number: 3, colour: "yellow" });
  });

  it("lets go of a card that is chosen twice", () => {
    choosing.chooseCard(3, 1);
    choosing.chooseCard(3, 1);
    expect(choosing.card).toBeNull();
  });

  it("is a number and a letter on the keyboard", () => {
    expect(choosing.press("3")).toBe(true);
    expect(choosing.press("Y")).toBe(true);
    expect(made).toEqual([{ play: [3, "yellow"] }]);
  });

  it("forgets what was chosen at Escape", () => {
    choosing.press("3");
    expect(choosing.press("Escape")).toBe(true);
    expect(choosing.card).toBeNull();
    expect(choosing.press("Escape")).toBe(false);
  });

  it("waits for a yes where one wants to be asked", () => {
    now = situation("play", PLAYS, true);
    choosing.chooseCard(3, 0);
    choosing.chooseSpace({ number: 3, colour: "yellow" });
    expect(made).toEqual([]);
    expect(choosing.proposal).toEqual({ play: [3, "yellow"] });
    expect(choosing.atRisk).toBe("blue");
    choosing.agree();
    expect(made).toEqual([{ play: [3, "yellow"] }]);
  });
});

describe("what can't be played", () => {
  it("says why, with the rule", () => {
    choosing.chooseCard(3, 0);
    choosing.press("r");
    expect(made).toEqual([]);
    expect(choosing.answer).toMatch(/^Red can’t be led yet.*\(D3\)\.$/);
  });

  it("says everything about a card that fits nowhere", () => {
    choosing.chooseCard(5, 2);
    expect(choosing.card).toBeNull();
    expect(choosing.answer).toBe("The space red 5 is taken (D1). Your green token is gone (D2).");
  });

  it("says so when the space has another number", () => {
    choosing.chooseCard(3, 0);
    choosing.asked = { space: { number: 4, colour: "blue" } };
    expect(choosing.answer).toContain("3");
  });

  it("says so when no card has that number", () => {
    choosing.asked = { space: { number: 1, colour: "blue" } };
    expect(choosing.answer).toBe("You have no 1 in hand (T2).");
  });

  it("says nothing while others play", () => {
    now = situation("play", []);
    now.view.to_act = [1];
    choosing.asked = { space: { number: 1, colour: "blue" } };
    expect(choosing.answer).toBeNull();
    expect(choosing.press("3")).toBe(false);
  });
});

describe("a cost", () => {
  it("is told before the play, on the board and on the player board", () => {
    choosing.chooseCard(3, 0);
    choosing.asked = { space: { number: 3, colour: "yellow" } };
    expect(choosing.costly).toEqual([{ number: 3, colour: "yellow" }]);
    expect(choosing.atRisk).toBe("blue");
    expect(choosing.answer).toContain("blue token");
  });

  it("is not told where there is none", () => {
    choosing.asked = { space: { number: 3, colour: "blue" } };
    expect(choosing.atRisk).toBeNull();
    expect(choosing.answer).toBeNull();
  });
});

describe("setting aside", () => {
  beforeEach(() => {
    now = situation("discard", [{ discard: 3 }, { discard: 5 }]);
  });

  it("always asks once more", () => {
    choosing.chooseCard(5, 2);
    expect(choosing.proposal).toEqual({ discard: 5 });
    expect(made).toEqual([]);
    choosing.agree();
    expect(made).toEqual([{ discard: 5 }]);
  });

  it("takes the same card twice for a yes, also by its number", () => {
    choosing.press("5");
    choosing.press("5");
    expect(made).toEqual([{ discard: 5 }]);
  });

  it("takes another card instead", () => {
    choosing.press("5");
    choosing.press("3");
    expect(choosing.proposal).toEqual({ discard: 3 });
  });
});

describe("a move that somebody suggests", () => {
  it("lies ready with its card and space, and waits for a yes", () => {
    choosing.layReady({ play: [3, "yellow"] });
    expect(choosing.card).toEqual({ number: 3, place: 0 });
    expect(choosing.space).toEqual({ number: 3, colour: "yellow" });
    expect(made).toEqual([]);
    choosing.agree();
    expect(made).toEqual([{ play: [3, "yellow"] }]);
  });

  it("replaces what was chosen before", () => {
    choosing.layReady({ play: [3, "yellow"] });
    now = situation("predict", [{ predict: 1 }]);
    choosing.layReady({ predict: 1 });
    expect([choosing.card, choosing.space, choosing.proposal]).toEqual([null, null, { predict: 1 }]);
  });

  it("is nothing if it is not legal", () => {
    choosing.layReady({ play: [5, "blue"] });
    expect(choosing.proposal).toBeNull();
  });
});

describe("a prediction", () => {
  beforeEach(() => {
    now = situation("predict", [{ predict: 1 }, { predict: 3 }]);
  });

  it("is one of those allowed, also by its number", () => {
    expect(choosing.predictions).toEqual([1, 3]);
    choosing.press("2");
    choosing.press("3");
    expect(made).toEqual([{ predict: 3 }]);
  });
});
