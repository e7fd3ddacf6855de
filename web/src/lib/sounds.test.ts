import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";

let begun = 0;
const value = {
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
};

/** As much of the browser's as is used. */
class Orchestra {
  state = "running";
  currentTime = 0;
  destination = null;
  createOscillator = () => ({
    frequency: value,
    connect: (next: unknown) => next,
    start: () => (begun += 1),
    stop: vi.fn(),
  });
  createGain = () => ({ gain: value, connect: vi.fn() });
}

beforeEach(() => {
  begun = 0;
  vi.stubGlobal("AudioContext", Orchestra);
});

afterEach(() => {
  settings.change({ sounds: false });
  vi.unstubAllGlobals();
});

it("is quiet unless sounds are on", () => {
  sound("paradox");
  expect(begun).toBe(0);
  settings.change({ sounds: true });
  sound("paradox");
  expect(begun).toBe(3);
});
