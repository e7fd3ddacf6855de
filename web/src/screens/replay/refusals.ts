/** Where a text stops being a record. */

import type { ApiError } from "@/lib/api";

/** A place in a file, from 1, and the line around it. */
export interface Spot {
  line: number;
  column: number;
  before: string;
  /** The word that begins there; a blank at the end of the line. */
  at: string;
  after: string;
}

const LONGEST = 200;

/** The place that a refusal names; null if it names none. */
export function refusedAt(error: ApiError, record: string): Spot | null {
  const { line, column } = error.facts;
  if (error.code !== "bad_record" || typeof line !== "number" || typeof column !== "number") return null;
  const text = record.split(/\r\n|\r|\n/)[line - 1] ?? "";
  const rest = text.slice(column - 1, column - 1 + LONGEST);
  const at = /^\S+/.exec(rest)?.[0] ?? " ";
  return { line, column, before: text.slice(0, column - 1).slice(-LONGEST), at, after: rest.slice(at.length) };
}
