import { describe, expect, it } from "vitest";
import { choicesFrom, preferredLanguage } from "./settings.svelte";

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
