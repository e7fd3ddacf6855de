import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "./settings.svelte";
import { say, texts } from "./texts.svelte";

afterEach(() => vi.restoreAllMocks());

describe("texts", () => {
  it("count in every language's way", async () => {
    const tricks: Record<string, string[]> = {};
    for (const language of LANGUAGES) {
      await texts.speak(language);
      tricks[language] = [1, 2, 5, 22].map((count) => say("count-tricks", { count }));
    }
    expect(tricks).toEqual({
      en: ["1 trick", "2 tricks", "5 tricks", "22 tricks"],
      cs: ["1 štych", "2 štychy", "5 štychů", "22 štychů"],
      de: ["1 Stich", "2 Stiche", "5 Stiche", "22 Stiche"],
      fr: ["1 pli", "2 plis", "5 plis", "22 plis"],
      pl: ["1 lewa", "2 lewy", "5 lew", "22 lewy"],
    });
  });

  it("speak the language that was asked for last, whichever arrives first", async () => {
    await Promise.all([texts.speak("de"), texts.speak("cs")]);
    expect(texts.language).toBe("cs");
    expect(say("colour", { colour: "blue" })).toBe("modrá");
  });

  it("are there for everybody who needs an area, whoever asked first", async () => {
    await texts.speak("en");
    const all = [texts.need("learn"), texts.need("review")];
    await texts.need("learn");
    expect(say("learn-skip")).toBe("Skip");
    await Promise.all(all);
    expect(say("review-title")).toBe("Review");
  });

  it("can be needed again when they could not be had", async () => {
    await expect(texts.need("nothing")).rejects.toThrow("no texts for nothing");
    await expect(texts.need("nothing")).rejects.toThrow("no texts for nothing");
    await texts.speak("fr");
    expect(texts.language).toBe("fr");
  });

  it("fill in facts without hidden marks around them", async () => {
    await texts.speak("en");
    expect(say("event-trick-won", { name: "Ada", you: "no" })).toBe("Ada wins the trick.");
  });

  it("show the key of a text that is missing, and complain", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await texts.speak("en");
    expect(say("no-such-key")).toBe("no-such-key");
    expect(say("count-tricks")).toBe("count-tricks");
    expect(complaint).toHaveBeenCalledTimes(2);
  });
});
