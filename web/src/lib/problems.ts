/** Errors in words: what happened, what is safe, in the player's language. */

import { ApiError } from "./api";
import { isByTheRules, reason, type Names } from "./telling";
import { say } from "./texts.svelte";

/** What went wrong, as a sentence. */
export function problemText(error: unknown, names: Names = []): string {
  if (!(error instanceof ApiError)) return say("web-problem", { code: "internal" });
  if (isByTheRules(error.code) && error.rules.length > 0) return reason(error, names);
  return say("web-problem", { code: error.code });
}
