import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable, type Line } from "./live.svelte";
import type { Entry, GameEvent, Picture, View } from "./types";

/** The server's end of a line. */
class Peer implements Line {
  heard: Record<string, unknown>[] = [];
  closed = false;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  send(text: string) {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last(): Record<string, unknown> | undefined {
    return this.heard.at(-1);
  }
}

const view = { phase: "play", legal: [] as unknown } as View;

function picture(number: number): Picture & { type: "picture" } {
  return {
    type: "picture",
    table: "t",
    number,
    seat: 0,
    status: "playing",
    online: [0],
    match: view,
    layout: { name: "white", spaces: [] },
  } as unknown as Picture & { type: "picture" };
}

function entry(number: number, seat: number, events: GameEvent[] = [{ event: "trick_won", seat }]): Entry & object {
  return {
    type: "entry",
    number,
    at: 0,
    what: "moved",
    seat,
    by: "player",
    events,
    match: { ...view, round: number },
    status: "playing",
  } as unknown as Entry;
}

const refused = (code: string) => ({ code, message: "no", rules: [], facts: {} });

let peers: Peer[];
let pace: number;
const open: LiveTable[] = [];

function table(): LiveTable {
  const live = new LiveTable("t", {
    pace: () => pace,
    connect: () => {
      const peer = new Peer();
      peers.push(peer);
      return peer;
    },
  });
  open.push(live);
  return live;
}

function peer(): Peer {
  const newest = peers.at(-1);
  if (!newest) throw new Error("nobody connected");
  return newest;
}

/** A table whose first picture has arrived. */
function seated(number = 4): LiveTable {
  const live = table();
  peer().onopen?.();
  peer().say(picture(number));
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  peers = [];
  pace = 0;
});

afterEach(() => {
  for (const live of open.splice(0)) live.close();
  vi.useRealTimers();
});

describe("a live table", () => {
  it("says hello and shows the picture", () => {
    const live = seated();
    expect(peer().heard).toEqual([{ type: "hello", views: true }]);
    expect(live.picture?.number).toBe(4);
    expect(live.connection).toBe("live");
  });

  it("asks for the whole picture when one has become somebody", () => {
    const live = seated();
    live.arrive();
    peer().onopen?.();
    expect(peer().heard).toEqual([{ type: "hello", views: true }]);
    peer().say({ ...picture(4), seat: 1 });
    expect(live.picture?.seat).toBe(1);
  });

  it("follows the entries", () => {
    const live = seated();
    peer().say(entry(5, 1));
    expect(live.picture).toMatchObject({ number: 5, match: { round: 5 } });
    expect(live.entries.map(({ number }) => number)).toEqual([5]);
  });

  it("shows no entry twice", () => {
    const live = seated();
    peer().say(entry(5, 1));
    peer().say(entry(5, 1));
    peer().say(entry(4, 1));
    expect(live.entries).toHaveLength(1);
  });

  it("sends a move based on what is shown, and waits for its answer", async () => {
    const live = seated();
    const moving = live.move({ predict: 2 });
    expect(peer().last).toMatchObject({ type: "move", based_on: 4, move: { predict: 2 } });
    expect(live.pending).toEqual({ predict: 2 });
    peer().say({ type: "accepted", id: peer().last?.id, number: 5 });
    await moving;
    expect(live.pending).toBeNull();
  });

  it("makes one move at a time", () => {
    const live = seated();
    void live.move({ predict: 2 });
    void live.move({ predict: 3 });
    expect(peer().heard.filter(({ type }) => type === "move")).toHaveLength(1);
  });

  it("passes a refusal on", async () => {
    const live = seated();
    const moving = live.move({ predict: 2 });
    const error = { code: "illegal_prediction", message: "no", rules: ["P4"], facts: {} };
    peer().say({ type: "refused", id: peer().last?.id, error });
    await expect(moving).rejects.toMatchObject({ code: "illegal_prediction", rules: ["P4"] });
    expect(live.pending).toBeNull();
  });

  it("looks anew when its move came late", async () => {
    const live = seated();
    const moving = live.move({ predict: 2 });
    peer().say({ type: "refused", id: peer().last?.id, error: refused("late") });
    await expect(moving).rejects.toMatchObject({ code: "late" });
    expect(peer().last).toEqual({ type: "hello", views: true });
    peer().say(picture(9));
    expect(live.picture?.number).toBe(9);
  });

  it("comes back after the last entry and asks again under the same id", async () => {
    const live = seated();
    peer().say(entry(5, 1));
    const moving = live.move({ predict: 2 });
    const asked = peer().last;
    peer().onclose?.({ code: 1012 });
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(10_000);
    expect(peers).toHaveLength(2);
    peer().onopen?.();
    expect(peer().heard).toEqual([{ type: "hello", views: true, after: 5 }, asked]);
    peer().say({ type: "accepted", id: asked?.id, number: 6 });
    await moving;
    expect(live.connection).toBe("live");
  });

  it("keeps a move that was made without a connection", () => {
    const live = seated();
    peer().onclose?.({ code: 1006 });
    void live.move({ predict: 2 });
    vi.advanceTimersByTime(10_000);
    peer().onopen?.();
    expect(peer().last).toMatchObject({ type: "move", move: { predict: 2 } });
  });

  it("waits longer from one attempt to the next, and never gives up", () => {
    seated();
    const gaps: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      peer().onclose?.({ code: 1006 });
      const before = peers.length;
      let waited = 0;
      while (peers.length === before && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      gaps.push(waited);
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps.at(-1)).toBeLessThan(60_000);
  });

  it("does not come back to a table that does not exist", () => {
    const live = table();
    peer().onopen?.();
    peer().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe("gone");
    expect(peers).toHaveLength(1);
  });

  it("asks again a little later when the server could not write", () => {
    const live = seated();
    void live.move({ predict: 2 });
    const asked = peer().last;
    peer().say({ type: "refused", id: asked?.id, error: refused("unavailable") });
    vi.advanceTimersByTime(5000);
    expect(peer().heard.filter(({ id }) => id === asked?.id)).toEqual([asked, asked]);
    expect(live.pending).toEqual({ predict: 2 });
  });

  it("notices a line that has gone quiet", () => {
    const live = seated();
    vi.advanceTimersByTime(30_000);
    expect(peer().last).toEqual({ type: "ping" });
    vi.advanceTimersByTime(30_000);
    expect(peers.length).toBeGreaterThan(1);
    expect(live.connection).toBe("lost");
  });

  it("gives up a line that does not open, and tries another", () => {
    table();
    vi.advanceTimersByTime(15_000);
    expect(peers[0]?.closed).toBe(true);
    expect(peers).toHaveLength(2);
  });

  it("is lost until it is open again", () => {
    const live = seated();
    peer().onclose?.({ code: 1006 });
    live.reconnect();
    expect(live.connection).toBe("lost");
    peer().onopen?.();
    expect(live.connection).toBe("live");
  });

  it("forgets what it knew as somebody else when that guest is signed out", () => {
    seated();
    peer().onclose?.({ code: 4401 });
    vi.advanceTimersByTime(1000);
    peer().onopen?.();
    expect(peer().heard).toEqual([{ type: "hello", views: true }]);
  });

  it("tells the server's clock from what has just been written, not from what was missed", () => {
    const live = seated();
    vi.setSystemTime(1_000_000);
    peer().say({ type: "online", seats: [0] });
    peer().say({ ...entry(5, 1), at: 1003 });
    expect(live.ahead).toBe(3);
    peer().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    peer().onopen?.();
    peer().say({ ...entry(6, 1), at: 900 });
    expect(live.ahead).toBe(3);
    peer().say({ type: "online", seats: [0] });
    peer().say({ ...entry(7, 1), at: 1005 });
    expect(live.ahead).toBe(4);
  });

  it("asks once for the next round, and is content when it has begun by itself", async () => {
    const live = seated();
    const asking = [live.ready(), live.ready()];
    expect(peer().heard.filter(({ type }) => type === "ready")).toHaveLength(1);
    peer().say({ type: "refused", id: peer().last?.id, error: refused("wrong_phase") });
    await Promise.all(asking);
    const again = live.ready();
    peer().say({ type: "refused", id: peer().last?.id, error: refused("not_seated") });
    await expect(again).rejects.toMatchObject({ code: "not_seated" });
  });

  it("says nothing later that was meant for now", async () => {
    const live = seated();
    peer().onclose?.({ code: 1006 });
    await expect(live.react("hello")).rejects.toMatchObject({ code: "network" });
    vi.advanceTimersByTime(1000);
    peer().onopen?.();
    expect(peer().last).toMatchObject({ type: "hello" });
  });

  it("knows its own seat when it sits down", () => {
    const live = seated();
    peer().say({
      type: "entry",
      number: 5,
      at: 0,
      what: "seated",
      seat: 2,
      player: null,
      events: [],
      match: null,
      you: 2,
    });
    expect(live.picture?.seat).toBe(2);
  });

  it("knows who is connected", () => {
    const live = seated();
    peer().say({ type: "online", seats: [0, 2] });
    expect(live.online).toEqual([0, 2]);
  });
});

describe("the pace", () => {
  const shown = (live: LiveTable) => live.entries.map(({ number }) => number);

  beforeEach(() => {
    pace = 500;
  });

  it("lets one see what others do, one after the other", () => {
    const live = seated();
    for (const number of [5, 6, 7]) peer().say(entry(number, 1, [{ event: "predicted", seat: 1, tricks: 1 }]));
    expect(shown(live)).toEqual([5]);
    expect(live.catchingUp).toBe(true);
    vi.advanceTimersByTime(600);
    expect(shown(live)).toEqual([5, 6]);
    vi.advanceTimersByTime(600);
    expect(shown(live)).toEqual([5, 6, 7]);
    expect(live.catchingUp).toBe(false);
  });

  it("leaves more time for a trick than for a card", () => {
    const live = seated();
    peer().say(entry(5, 1, [{ event: "trick_won", seat: 1 }]));
    peer().say(entry(6, 1));
    vi.advanceTimersByTime(600);
    expect(shown(live)).toEqual([5]);
  });

  it("shows the own move at once, with what came before it", () => {
    const live = seated();
    for (const number of [5, 6, 7]) peer().say(entry(number, 1));
    peer().say(entry(8, 0));
    expect(shown(live)).toEqual([5, 6, 7, 8]);
  });

  it("can be hurried", () => {
    const live = seated();
    for (const number of [5, 6, 7]) peer().say(entry(number, 1));
    live.hurry();
    expect(shown(live)).toEqual([5, 6, 7]);
  });

  it("makes a move on what is shown, not on what is known", () => {
    const live = seated();
    for (const number of [5, 6, 7]) peer().say(entry(number, 1));
    void live.move({ discard: 3 });
    expect(peer().last).toMatchObject({ based_on: 5 });
  });
});

describe("somebody who looks at the page again", () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const look = () => page.dispatchEvent(new Event("visibilitychange"));

  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", page);
  });
  afterEach(() => {
    page.hidden = false;
    for (const live of open.splice(0)) live.close();
    vi.unstubAllGlobals();
  });

  it("soon learns that the line is dead", () => {
    const live = seated();
    look();
    expect(peer().last).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(live.connection).toBe("lost");
  });

  it("goes on with a line that answers", () => {
    const live = seated();
    look();
    peer().say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(live.connection).toBe("live");
  });

  it("does not wait for the next attempt", () => {
    seated();
    page.hidden = true;
    peer().onclose?.({ code: 1006 });
    look();
    expect(peers).toHaveLength(1);
    page.hidden = false;
    look();
    expect(peers).toHaveLength(2);
  });
});
