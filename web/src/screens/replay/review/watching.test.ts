import { describe, expect, it } from "vitest";
import type { Decision, Player, Review } from "@/lib/types";
import { Reviewing } from "./reviewing.svelte";
import { Watching } from "./watching.svelte";

const ADA: Player = { name: "Ada", bot: null };
const BOT: Player = { name: "", bot: "tomcat" };

const DECISION = { ply: 2, seat: 1, cost: 1.5, points: 0 } as Decision;
const REVIEW: Review = { version: 1, players: 2, names: [], decisions: [DECISION], rounds: [] };

async function watching(at: number, players = [ADA, BOT]) {
  const reviewing = new Reviewing(() => Promise.resolve(REVIEW));
  await reviewing.begin();
  return new Watching(reviewing, players, () => at);
}

describe("a match in review", () => {
  it("shows nothing until it is wished for", async () => {
    const match = await watching(3);
    expect([match.begun, match.review, match.decision, match.worst]).toEqual([false, null, null, []]);
    match.on = true;
    expect([match.begun, match.review, match.decision, match.worst]).toEqual([true, REVIEW, DECISION, [DECISION]]);
  });

  it("shows a better action only where something was decided", async () => {
    for (const [at, instead] of [
      [3, DECISION],
      [2, null],
    ] as const) {
      const match = await watching(at);
      match.on = match.better = true;
      expect(match.instead).toBe(instead);
    }
  });

  it("follows the only person at the table, or everybody", async () => {
    expect((await watching(0, [BOT, ADA])).whose).toBe(1);
    expect((await watching(0, [ADA, ADA])).whose).toBeNull();
    expect((await watching(0, [BOT, BOT])).whose).toBeNull();
  });
});
