import { expect, it } from "vitest";
import { ApiError } from "./api";
import { problemText } from "./problems";
import { LANGUAGES } from "./settings.svelte";
import { texts } from "./texts.svelte";

it.each(LANGUAGES)("a table that was closed is told apart from a fault of ours (%s)", async (language) => {
  await texts.speak(language);
  const closed = new ApiError({ code: "closed", message: "", rules: [], facts: {} });
  expect(problemText(closed)).not.toBe(problemText(new Error()));
});
