import { describe, expect, it } from "vitest";
import document from "../../../docs/deals.md?raw";
import { allTrue, canCheck, checkDeals, commitmentOf, dealOf, matchKey, startOf } from "./deals";
import fixture from "./deals.fixture.json";
import type { DealSecret, DealtCards } from "./types";

interface Vector {
  players: number;
  secret: string;
  entropy: (string | null)[];
  commitment: string;
  key: string;
  start: number;
  rounds: Record<string, DealtCards>;
}

const VECTORS = JSON.parse(/```json\n([^`]*)```/.exec(document)?.[1] ?? "[]") as Vector[];
const DEALS = fixture as Record<string, DealSecret & { secret: string }>;

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("the test vectors of the document", () => {
  it("are there for every number of players", () => {
    expect(VECTORS.map(({ players }) => players)).toEqual([2, 3, 4, 5]);
  });

  it.each(VECTORS)("come out for $players players", async (vector) => {
    const key = await matchKey(vector.secret, vector.entropy);
    expect(await commitmentOf(vector.secret)).toBe(vector.commitment);
    expect(hex(key)).toBe(vector.key);
    expect(await startOf(key, vector.players)).toBe(vector.start);
    for (const [round, dealt] of Object.entries(vector.rounds))
      expect(await dealOf(key, vector.players, Number(round))).toEqual(dealt);
  });
});

describe("dealing a match again", () => {
  const all = Object.entries(DEALS);

  it("is possible here", () => {
    expect(canCheck()).toBe(true);
  });

  it.each(all)("finds nothing wrong with what the rules dealt: %s", async (_, deal) => {
    const findings = await checkDeals(deal);
    expect(allTrue(findings)).toBe(true);
    expect(findings.kept).toBe(true);
    expect(findings.rounds).toEqual(deal.rounds.map((_, index) => (index < deal.given ? "given" : "same")));
    expect(findings.start).toBe(deal.drawn_start ? true : null);
  });

  it.each(all)("finds two cards that were exchanged: %s", async (_, deal) => {
    const rounds = structuredClone(deal.rounds);
    const [mine, yours] = rounds.at(-1)?.hands as [number[], number[]];
    const at = mine.findIndex((card) => card !== yours[0]);
    [mine[at], yours[0]] = [yours[0] as number, mine[at] as number];
    const findings = await checkDeals({ ...deal, rounds });
    expect(findings.rounds.at(-1)).toBe("different");
    expect(findings.rounds.slice(0, -1)).not.toContain("different");
    expect(allTrue(findings)).toBe(false);
  });

  it("finds leftover cards that were turned up in another order", async () => {
    const deal = DEALS.two as DealSecret & { secret: string };
    const rounds = structuredClone(deal.rounds);
    rounds[0]?.leftover.reverse();
    expect((await checkDeals({ ...deal, rounds })).rounds).toEqual(["different", "same"]);
  });

  it("finds another secret than the one that was promised, and what follows from it", async () => {
    const findings = await checkDeals({ ...(DEALS.four as DealSecret), secret: "another" });
    expect(findings.kept).toBe(false);
    expect(findings.rounds).toEqual(["different", "different", "different", "different"]);
  });

  it("finds words that a seat did not add", async () => {
    const five = DEALS.five as DealSecret & { secret: string };
    const findings = await checkDeals({ ...five, entropy: ["a", "b", "c", "d", null] });
    expect(findings.kept).toBe(true);
    expect(findings.rounds).not.toContain("same");
  });

  it("finds a start seat that was not drawn", async () => {
    const three = DEALS.three as DealSecret & { secret: string };
    expect((await checkDeals({ ...three, start: (three.start + 1) % 3 })).start).toBe(false);
  });

  it("says nothing of a promise that was never made", async () => {
    const three = DEALS.three as DealSecret & { secret: string };
    const findings = await checkDeals({ ...three, commitment: null });
    expect(findings.kept).toBeNull();
    expect(allTrue(findings)).toBe(true);
  });
});
