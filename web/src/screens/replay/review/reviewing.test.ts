import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Progress, Review } from "@/lib/types";
import { Reviewing } from "./reviewing.svelte";

const REVIEW: Review = { version: 1, players: 2, names: [], decisions: [], rounds: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a review", () => {
  it("is asked for each second until it is there", async () => {
    const answers: (Review | Progress)[] = [{ done: 3, of: 9 }, { done: 8, of: 9 }, REVIEW];
    const ask = vi.fn(() => Promise.resolve(answers.shift() ?? REVIEW));
    const reviewing = new Reviewing(ask);
    expect(reviewing.begun).toBe(false);
    const begun = reviewing.begin();
    await vi.advanceTimersByTimeAsync(900);
    expect([ask.mock.calls.length, reviewing.progress, reviewing.waiting]).toEqual([1, { done: 3, of: 9 }, true]);
    await vi.advanceTimersByTimeAsync(1100);
    await begun;
    expect([ask.mock.calls.length, reviewing.review, reviewing.waiting]).toEqual([3, REVIEW, false]);
  });

  it("says why it can't come, and can be asked for again", async () => {
    const gone = new Error("gone");
    const ask = vi.fn((): Promise<Review> => Promise.resolve(REVIEW)).mockRejectedValueOnce(gone);
    const reviewing = new Reviewing(ask);
    await reviewing.begin();
    expect([reviewing.error, reviewing.review, reviewing.begun]).toEqual([gone, null, true]);
    await reviewing.begin();
    expect([reviewing.error, reviewing.review]).toEqual([null, REVIEW]);
  });

  it("is not asked for any longer when nobody waits", async () => {
    const ask = vi.fn(() => Promise.resolve({ done: 0, of: 9 }));
    const reviewing = new Reviewing(ask);
    void reviewing.begin();
    await vi.advanceTimersByTimeAsync(1500);
    reviewing.stop();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
