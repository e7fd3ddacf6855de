/** What is asked of whom now, and what a round brought, in sentences. */

import { seenNames, type Names } from "@/lib/telling";
import { say } from "@/lib/texts.svelte";
import type { Seat, View } from "@/lib/types";

/** The sentence of the moment, whom it is about, and whether that is the reader. */
export interface Prompt {
  text: string;
  seat: Seat | null;
  yours: boolean;
}

/** What the table waits for; `card` is the number of the card that the reader has chosen. */
export function promptOf(view: View, names: Names, you: Seat | null, card: number | null): Prompt {
  const [next] = view.to_act;
  if (you !== null && view.to_act.includes(you)) return { text: question(view, card), seat: you, yours: true };
  if (next === undefined) return { text: say("reason-wrong-phase", { phase: view.phase }), seat: null, yours: false };
  if (view.to_act.length > 1) return { text: say("web-others-choose"), seat: null, yours: false };
  return { text: say("table-prompt-wait", { name: names[next] ?? "" }), seat: next, yours: false };
}

/** A name for the reader's turn; null while it is not theirs. Who wins a trick last leads the next: that is another turn. */
export function turnOf(view: View, you: Seat | null): string | null {
  const yours = you !== null && view.to_act.includes(you);
  return yours ? `${view.round} ${view.phase} ${view.tricks.length}` : null;
}

function question(view: View, card: number | null): string {
  if (view.phase === "discard") return say("web-ask-aside");
  if (view.phase === "predict") return say("web-ask-predict");
  if (card !== null) return say("web-ask-declare", { number: card });
  return view.led === null ? say("table-prompt-lead") : say("web-ask-follow");
}

/** Where each seat's points of the latest round came from. */
export function whyPoints(view: View, names: Names, you: Seat | null): string[] {
  const scores = view.round_scores.at(-1) ?? [];
  return seenNames(names, you).map((name, seat) => {
    const facts = {
      name,
      count: view.tricks_won[seat] ?? 0,
      bonus: scores[seat]?.bonus ?? 0,
      prediction: view.predictions[seat] ?? 0,
    };
    if (view.paradox === seat) return say("table-why-paradox", facts);
    if (view.predictions[seat] === null) return say(facts.bonus > 0 ? "table-why-few" : "table-why-many", facts);
    return say(facts.bonus > 0 ? "table-why-bonus" : "table-why-missed", facts);
  });
}
