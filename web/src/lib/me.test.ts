import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friendlyName, me } from "./me.svelte";
import { texts } from "./texts.svelte";

const asked: string[] = [];
let known: { id: string; name: string } | null = null;

beforeEach(async () => {
  await texts.speak("de");
  asked.length = 0;
  known = null;
  me.guest = null;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (path === "/api/guests") known = { id: "g", ...(JSON.parse(String(body)) as { name: string }) };
    if (method === "DELETE") known = null;
    if (method === "DELETE") return new Response(null, { status: 204 });
    const error = { code: "not_known", message: "", rules: [], facts: {} };
    return known ? Response.json(known) : Response.json({ error }, { status: 401 });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("a guest", () => {
  it("is nobody until somebody is needed, and then asks nothing", async () => {
    expect(await me.recall()).toBeNull();
    expect(asked).toEqual([]);
  });

  it("is found by who must know, though this device has forgotten", async () => {
    known = { id: "g", name: "Ada" };
    expect(await me.recall()).toBeNull();
    expect(await me.recall({ surely: true })).toEqual(known);
  });

  it("gets a friendly name in the reader's language, short enough for the server", async () => {
    const { name } = await me.welcome();
    expect(name).toMatch(/katze|haar/i);
    expect(name.length).toBeLessThanOrEqual(24);
  });

  it("does not suggest a name that others at the table have", () => {
    const taken: string[] = [];
    for (let others = 0; others < 5; others += 1) taken.push(friendlyName(taken));
    expect(new Set([...taken, friendlyName(taken)]).size).toBe(6);
  });

  it("is made once, however many need one at the same time", async () => {
    const [first, second] = await Promise.all([me.welcome(), me.welcome()]);
    expect(first).toBe(second);
    expect(asked.filter((request) => request === "POST /api/guests")).toHaveLength(1);
  });

  it("is recalled on the next visit", async () => {
    await me.welcome();
    me.guest = null;
    expect(await me.recall()).toEqual(known);
  });

  it("has the name it chose, from the beginning or later", async () => {
    await me.rename("Ada");
    expect(asked).toEqual(["GET /api/me", "POST /api/guests"]);
    expect(me.guest?.name).toBe("Ada");
    await me.rename("Bea");
    expect(asked.at(-1)).toBe("PATCH /api/me");
  });

  it("is nobody on a device where it signed out", async () => {
    await me.welcome();
    await me.signOut();
    expect(asked.at(-1)).toBe("DELETE /api/me/tokens/current");
    expect(me.guest).toBeNull();
  });

  it("is nobody again when forgotten", async () => {
    await me.welcome();
    await me.forget();
    expect(me.guest).toBeNull();
    asked.length = 0;
    await me.recall();
    expect(asked).toEqual([]);
  });
});
