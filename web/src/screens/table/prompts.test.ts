import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "@/lib/texts.svelte";
import type { View } from "@/lib/types";
import { promptOf, turnOf, whyPoints } from "./prompts";

const names = ["Ada", "Bea", "Cy"];

function view(parts: Partial<View>): View {
  return { phase: "play", to_act: [0], led: null, paradox: null, ...parts } as View;
}

beforeAll(() => texts.speak("en"));

describe("the prompt", () => {
  it.each<[Partial<View>, number | null, string]>([
    [{ phase: "discard", to_act: [0, 1] }, null, "Set a card aside, face down."],
    [{ phase: "predict" }, null, "Make your prediction."],
    [{}, null, "You lead: choose a card."],
    [{ led: "blue" }, null, "Choose a card or a space."],
    [{ led: "blue" }, 5, "Which colour for your 5?"],
  ])("asks the reader who is to act", (parts, card, text) => {
    expect(promptOf(view(parts), names, 0, card)).toEqual({ text, seat: 0, yours: true });
  });

  it("says who is thinking", () => {
    expect(promptOf(view({ to_act: [2] }), names, 0, null)).toEqual({
      text: "Cy is thinking …",
      seat: 2,
      yours: false,
    });
  });

  it("waits for several at once", () => {
    expect(promptOf(view({ phase: "discard", to_act: [1, 2] }), names, 0, null).seat).toBeNull();
  });

  it("says when the round is over", () => {
    expect(promptOf(view({ phase: "round_over", to_act: [] }), names, null, null).text).toBe("The round is over");
  });
});

describe("the turn", () => {
  const last = view({ round: 1, tricks: [] });
  const leads = view({ round: 1, tricks: [{} as View["tricks"][number]] });

  it("is another one for who plays last, wins the trick and leads the next", () => {
    expect(turnOf(leads, 0)).not.toBe(turnOf(last, 0));
  });

  it("stays the same while nothing happens, and is nobody's who is not to act", () => {
    expect(turnOf({ ...last }, 0)).toBe(turnOf(last, 0));
    expect(turnOf(last, 1)).toBeNull();
    expect(turnOf(last, null)).toBeNull();
  });
});

describe("where points came from", () => {
  const scores = [
    { tricks: -3, bonus: 0, total: -3 },
    { tricks: 2, bonus: 5, total: 7 },
    { tricks: 1, bonus: 0, total: 1 },
  ];

  it("tells the causer, the bonus and the missed prediction", () => {
    const over = view({ paradox: 0, predictions: [3, 2, 4], tricks_won: [3, 2, 1], round_scores: [scores] });
    expect(whyPoints(over, names, 0)).toEqual([
      "You: paradox. Each trick costs a point, and there is no bonus.",
      "Bea: 2 tricks, as predicted. The largest group adds 5.",
      "Cy: 1 trick, but 4 predicted. No bonus.",
    ]);
  });

  it("tells four tricks or fewer where nobody predicts", () => {
    const over = view({
      predictions: [null, null],
      tricks_won: [5, 3],
      round_scores: [
        [
          { tricks: 5, bonus: 0, total: 5 },
          { tricks: 3, bonus: 3, total: 6 },
        ],
      ],
    });
    expect(whyPoints(over, ["Ada", "Bea"], null)).toEqual([
      "Ada: 5 tricks, more than four. No bonus.",
      "Bea: 3 tricks, not more than four. The largest group adds 3.",
    ]);
  });
});
