import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whileVisible } from "./visible";

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("rests while nobody looks, and begins at once when somebody does again", () => {
  const doing = vi.fn();
  const stop = whileVisible(doing, 1000);
  vi.advanceTimersByTime(2000);
  expect(doing).toHaveBeenCalledTimes(3);
  look(true);
  vi.advanceTimersByTime(60_000);
  expect(doing).toHaveBeenCalledTimes(3);
  look(false);
  expect(doing).toHaveBeenCalledTimes(4);
  stop();
  look(false);
  vi.advanceTimersByTime(60_000);
  expect(doing).toHaveBeenCalledTimes(4);
});
