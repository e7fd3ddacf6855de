/** Times and numbers as the reader's language writes them. */

import { texts } from "./texts.svelte";

/** A day and an hour, from seconds since 1970. */
export function moment(seconds: number): string {
  const format = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(seconds * 1000));
}

/** A while that is left, in minutes and seconds. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A number with at most so many digits after the point; below zero with a true minus. */
export function decimal(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits, signDisplay: "negative" });
  return format.format(value).replace("-", "−");
}

/** A number with one digit after the point; `signed` says a plus, too. */
export function tenths(value: number, { signed = false } = {}): string {
  const format = new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return format.format(value).replace("-", "−");
}

/** A part of a whole, in per cent. */
export function percent(part: number, whole: number): string {
  const format = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
  return format.format(whole === 0 ? 0 : part / whole);
}
