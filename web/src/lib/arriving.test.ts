import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageOf, obeyAddress } from "./arriving";
import { settings } from "./settings.svelte";

let address = "";

beforeEach(() => {
  vi.stubGlobal("location", {
    get href() {
      return `http://cats.example${address}`;
    },
  });
  vi.stubGlobal("history", { replaceState: (_: null, __: string, path: string) => (address = path) });
});

afterEach(() => vi.unstubAllGlobals());

describe("the language of an address", () => {
  it.each([
    ["/?play&lang=cs", "cs"],
    ["/?lang=xx", null],
    ["/", null],
  ])("%s is %s", (path, language) => {
    expect(languageOf(new URL(path, "http://cats.example"))).toBe(language);
  });

  it("is spoken, and the address goes on without it", () => {
    address = "/?play&lang=pl";
    obeyAddress();
    expect(settings.now.language).toBe("pl");
    expect(address).toBe("/?play");
  });

  it("leaves other addresses as they are", () => {
    address = "/replay/x?ply=3#there";
    obeyAddress();
    expect(address).toBe("/replay/x?ply=3#there");
  });
});
