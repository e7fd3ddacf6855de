import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "@/lib/live.svelte";
import { notices } from "@/lib/notices.svelte";
import { texts } from "@/lib/texts.svelte";
import type { Entry, Picture, View } from "@/lib/types";
import { Following, linesOf, upTo } from "./following.svelte";

const over = { phase: "round_over", round: 1 } as View;
const people = ["Ada", "Bea"].map((name) => ({ name, bot: null }));
const picture = { number: 4, seat: 0, players: people, match: { phase: "play", round: 1 } } as unknown as Picture;

function entry(number: number, parts: Partial<Entry> & object): Entry {
  return { number, at: 0, what: "moved", seat: 1, by: "player", events: [], ...parts } as Entry;
}

const texted = (about: Entry) => linesOf(about, picture).map(({ text }) => text);

beforeAll(() => texts.speak("en"));
beforeEach(() => {
  notices.spoken = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("an entry in words", () => {
  it("tells every event and whom it is about", () => {
    const events: Entry["events"] = [
      { event: "played", seat: 1, number: 3, colour: "red" },
      { event: "token_lost", seat: 1, colour: "blue" },
      { event: "trick_won", seat: 0 },
    ];
    expect(linesOf(entry(5, { events }), picture)).toEqual([
      { text: "Bea plays 3 as red.", seat: 1, heading: false },
      { text: "Bea loses the blue token.", seat: 1, heading: false },
      { text: "You win the trick.", seat: 0, heading: false },
    ]);
  });

  it("says when a bot moved because time was up", () => {
    const events: Entry["events"] = [{ event: "predicted", seat: 1, tricks: 2 }];
    expect(texted(entry(5, { by: "clock", events } as Partial<Entry>))).toEqual([
      "Time is up: a bot moves for Bea.",
      "Bea predicts 2 tricks.",
    ]);
  });

  it("quotes what somebody says", () => {
    expect(texted(entry(5, { what: "reacted", phrase: "oops" } as Partial<Entry>))).toEqual(["Bea: Oops."]);
  });
});

describe("what has been shown", () => {
  it("is told once, in order, and never before it is shown", () => {
    const [past, shown] = [
      [1, 2, 5, 6, 7, 8],
      [1, 7, 2],
    ].map((all) => all.map((number) => entry(number, {})));
    expect(upTo(7, ...(past ?? []), ...(shown ?? [])).map(({ number }) => number)).toEqual([1, 2, 5, 6, 7]);
  });
});

describe("following a table", () => {
  const live = { picture, entries: [] as Entry[] };
  const following = () => new Following(live as unknown as LiveTable);

  beforeEach(() => {
    live.picture = picture;
    live.entries = [];
  });

  it("tells what is new, once", () => {
    const watched = following();
    const events: Entry["events"] = [{ event: "trick_won", seat: 1 }];
    live.entries = [entry(4, { events }), entry(5, { events })];
    watched.notice();
    watched.notice();
    expect(notices.spoken.map(({ text }) => text)).toEqual(["Bea wins the trick."]);
  });

  it("shows what somebody says for a while", () => {
    const watched = following();
    live.entries = [entry(5, { what: "reacted", phrase: "hello" } as Partial<Entry>)];
    watched.notice();
    expect(watched.says[1]).toBe("Hello.");
    vi.advanceTimersByTime(60_000);
    expect(watched.says[1]).toBeFalsy();
  });

  it("holds at a paradox and keeps the round as it ended", () => {
    const watched = following();
    const events: Entry["events"] = [
      { event: "paradox", seat: 1, hand: [4, 6] },
      { event: "round_scored", scores: [] },
    ];
    live.entries = [entry(5, { events, match: over })];
    live.picture = { ...picture, match: over };
    watched.notice();
    expect(watched.paradox).toEqual({ seat: 1, hand: [4, 6] });
    expect(watched.ended).toEqual({ view: over, fresh: true });
  });

  it("shows the scores to somebody who comes between two rounds", () => {
    live.picture = { ...picture, match: over };
    const watched = following();
    watched.notice();
    expect(watched.ended).toEqual({ view: over, fresh: false });
  });
});
