import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choicesFrom, preferredLanguage, settings } from "./settings.svelte";

const usual = choicesFrom(null);

describe("settings", () => {
  it("are quiet at first: no sounds, no questions, help on", () => {
    expect(usual).toMatchObject({ sounds: false, confirm: false, help: true, theme: "auto", language: null });
  });

  it("come back as they were kept", () => {
    const changed = { ...usual, theme: "dark", pace: 0, language: "pl" };
    expect(choicesFrom(JSON.stringify(changed))).toEqual(changed);
  });

  it.each(["", "{", "[1]", '"x"', "null"])("begin anew where what was kept is %j", (kept) => {
    expect(choicesFrom(kept)).toEqual(usual);
  });

  it("lose a bad value and keep the others", () => {
    const kept = JSON.stringify({ theme: "neon", pace: "fast", sounds: true, language: "xx" });
    expect(choicesFrom(kept)).toEqual({ ...usual, sounds: true });
  });
});

describe("settings in two tabs", () => {
  const elsewhere = JSON.stringify({ ...usual, sounds: true });
  let device: Record<string, string>;

  beforeEach(() => {
    device = { "catinthebox.settings": elsewhere };
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => device[key] ?? null,
      setItem: (key: string, value: string) => (device[key] = value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("keep what the other one has changed", () => {
    settings.change({ theme: "dark" });
    expect(choicesFrom(device["catinthebox.settings"] ?? null)).toEqual({ ...usual, sounds: true, theme: "dark" });
  });

  it("follow the other one", () => {
    const leave = settings.follow();
    const told = (newValue: string) => Object.assign(new Event("storage"), { key: "catinthebox.settings", newValue });
    window.dispatchEvent(told(JSON.stringify({ ...usual, palette: "steps" })));
    expect(settings.now).toEqual({ ...usual, palette: "steps" });
    leave();
    window.dispatchEvent(told(elsewhere));
    expect(settings.now.palette).toBe("steps");
  });
});

describe("the preferred language", () => {
  it.each([
    [["cs-CZ", "en"], "cs"],
    [["it", "fr-CA", "de"], "fr"],
    [["ja"], "en"],
    [[], "en"],
  ])("of %j is %s", (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
  });
});
