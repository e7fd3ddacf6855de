import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Route } from "./routes.svelte";

let routes: typeof import("./routes.svelte");

beforeAll(async () => {
  vi.stubGlobal("location", { href: "http://cat.test/" });
  routes = await import("./routes.svelte");
});

const at = (path: string): Route => routes.routeOf(new URL(path, "http://cat.test"));

describe("an address", () => {
  it.each<[string, Route]>([
    ["/", { at: "home", play: false }],
    ["/?play", { at: "home", play: true }],
    ["/table/139M-oOaFhfccUMP", { at: "table", id: "139M-oOaFhfccUMP" }],
    ["/replay", { at: "replay", id: null, ply: null }],
    ["/replay/139M?ply=12", { at: "replay", id: "139M", ply: 12 }],
    ["/learn", { at: "learn" }],
    ["/rules", { at: "rules", rule: null }],
    ["/rules#D3", { at: "rules", rule: "D3" }],
    ["/me", { at: "me", code: null }],
    ["/me#c0de", { at: "me", code: "c0de" }],
  ])("%s leads to a route and back", (path, route) => {
    expect(at(path)).toEqual(route);
    expect(routes.pathOf(route)).toBe(path);
  });

  it.each(["/table", "/tables/1", "/table/1/2", "/learn/2", "/me/x/y"])("%s leads nowhere", (path) => {
    expect(at(path)).toEqual({ at: "nowhere" });
  });

  it("with a slip in its ply shows the replay from its beginning", () => {
    expect(at("/replay/1?ply=-3")).toEqual({ at: "replay", id: "1", ply: null });
  });

  it("keeps odd letters of an id", () => {
    expect(at(routes.pathOf({ at: "table", id: "a/b c" }))).toEqual({ at: "table", id: "a/b c" });
  });
});
