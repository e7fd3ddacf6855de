import { describe, expect, it } from "vitest";
import { botTable, forPlayers, friendsTable, withBotsFrom } from "./wishes";

const friends = { seats: 4, bots: 0, bot: "kitten", public: false, clock: 0, hints: false, side: null };

describe("a table with bots", () => {
  it("has three friendly ones at first, or when nonsense was kept", () => {
    for (const kept of [null, "{", "[]", '{"bots":[]}', '{"bots":[1,2]}', '{"bots":["a","b","c","d","e"]}']) {
      expect(withBotsFrom(kept)).toEqual({ bots: ["housecat", "housecat", "housecat"], side: null });
    }
  });

  it("is the one that was asked for last", () => {
    const wish = { bots: ["random"], side: "purple" as const };
    expect(withBotsFrom(JSON.stringify(wish))).toEqual(wish);
  });

  it("keeps its bots when the number of players changes", () => {
    const wish = { bots: ["kitten", "random"], side: null };
    expect(forPlayers(wish, 5).bots).toEqual(["kitten", "random", "random", "random"]);
    expect(forPlayers(wish, 2).bots).toEqual(["kitten"]);
  });

  it("leaves the first seat to who asks", () => {
    expect(botTable({ bots: ["random", "careful"], side: "white" })).toEqual({
      seats: 3,
      side: "white",
      hints: true,
      bots: [null, "random", "careful"],
    });
  });
});

describe("a table for friends", () => {
  it("has bots in its last seats", () => {
    expect(friendsTable({ ...friends, bots: 2 }).bots).toEqual([null, null, "kitten", "kitten"]);
  });

  it("leaves a seat for a friend, however many bots were chosen before there were fewer seats", () => {
    expect(friendsTable({ ...friends, seats: 2, bots: 3 }).bots).toEqual([null, null]);
  });

  it("has hints if its people want them", () => {
    expect(friendsTable(friends).hints).toBe(false);
    expect(friendsTable({ ...friends, hints: true }).hints).toBe(true);
  });

  it("hurries nobody unless a clock is chosen", () => {
    expect(friendsTable(friends).clock).toBeNull();
    expect(friendsTable({ ...friends, clock: 60 }).clock).toBe(60);
  });
});
