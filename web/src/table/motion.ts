/** How things move on the table: short, eased, interruptible, and not at all for whoever asked for less. */

import type { TransitionConfig } from "svelte/transition";
import { settings } from "@/lib/settings.svelte";
import type { Seat } from "@/lib/types";

const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";
const eased = (t: number) => 1 - Math.pow(1 - t, 3);

/** The place of a seat around the board that a node belongs to. */
function placeOf(seat: Seat, node: Element): DOMRect | null {
  const table = node.closest("[data-table]") ?? document;
  return table.querySelector(`[data-seat="${String(seat)}"]`)?.getBoundingClientRect() ?? null;
}

/** From the middle of one thing to the middle of another. */
function way(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

function between(node: Element, seat: Seat): { x: number; y: number } | null {
  const place = settings.still ? null : placeOf(seat, node);
  return place && way(node.getBoundingClientRect(), place);
}

/** A token leaves its player, comes down on its space and is pressed on. */
export function land(node: Element, { seat }: { seat: Seat | null }): TransitionConfig {
  const from = seat === null ? null : between(node, seat);
  if (!from) return { duration: 0 };
  return {
    duration: 250,
    easing: (t) => t,
    css: (t) => {
      const gone = Math.min(t / 0.75, 1);
      const rest = 1 - eased(gone);
      const height = Math.sin(Math.PI * gone) * 0.5 + (t > 0.75 ? -Math.sin(((t - 0.75) / 0.25) * Math.PI) * 0.12 : 0);
      const x = (from.x * rest).toFixed(1);
      const y = (from.y * rest).toFixed(1);
      return `transform: translate(${x}px, ${y}px) scale(${(1 + height).toFixed(3)}); z-index: 5`;
    },
  };
}

/** A card comes to the middle from the seat that plays it. */
export function arrive(node: Element, { seat }: { seat: Seat }): TransitionConfig {
  const from = between(node, seat);
  if (!from) return { duration: 0 };
  return {
    duration: 220,
    easing: eased,
    css: (t, u) =>
      `transform: translate(${String(from.x * u)}px, ${String(from.y * u)}px) scale(${String(0.6 + 0.4 * t)}); opacity: ${String(Math.min(1, t * 2))}`,
  };
}

/** A won trick gathers to its winner; one that nobody won fades where it lies. */
export function gather(node: Element, { winner }: { winner: Seat | null }): TransitionConfig {
  if (settings.still) return { duration: 0 };
  const to = winner === null ? null : between(node, winner);
  return {
    duration: 240,
    easing: (t) => t * t,
    css: (t, u) =>
      to
        ? `transform: translate(${String(to.x * u)}px, ${String(to.y * u)}px) scale(${String(0.35 + 0.65 * t)}); opacity: ${String(Math.min(1, t * 3))}`
        : `transform: scale(${String(0.9 + 0.1 * t)}); opacity: ${String(t)}`,
  };
}

/** Something comes in quietly from a little below. */
export function rise(_node: Element, { by = 8 }: { by?: number } = {}): TransitionConfig {
  if (settings.still) return { duration: 0 };
  return {
    duration: 180,
    easing: eased,
    css: (t, u) => `opacity: ${String(t)}; transform: translateY(${String(by * u)}px)`,
  };
}

/** Points fly from where they came from to where they are written. */
export function pointsFrom(node: HTMLElement, { from, after }: { from: Element | null; after: number }): void {
  if (settings.still || !from) return;
  const { x, y } = way(node.getBoundingClientRect(), from.getBoundingClientRect());
  node.animate(
    [
      { transform: `translate(${String(x)}px, ${String(y)}px) scale(1.8)`, opacity: 0 },
      { transform: `translate(${String(x)}px, ${String(y - 12)}px) scale(1.8)`, opacity: 1, offset: 0.25 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 250, delay: after, easing: EASE, fill: "backwards" },
  );
}
