import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tape } from "./tape.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tape = (last = 3) => new Tape(last, (at) => (at === 1 ? 300 : 100));

describe("a tape", () => {
  it("goes step by step and not beyond its ends", () => {
    const film = tape(1);
    film.step(-1);
    expect([film.at, film.came]).toEqual([0, "leap"]);
    film.step(1);
    film.step(1);
    expect([film.at, film.came]).toEqual([1, "on"]);
    film.step(-1);
    expect([film.at, film.came]).toEqual([0, "back"]);
  });

  it("leaps to the nearest frame there is", () => {
    const film = tape();
    film.leap(99);
    expect([film.at, film.came, film.leaps]).toEqual([3, "leap", 1]);
    film.leap(-1);
    expect(film.at).toBe(0);
  });

  it("plays by itself, holds frames as long as they need, and stops at the end", () => {
    const film = tape();
    film.play();
    vi.advanceTimersByTime(100);
    expect([film.at, film.came]).toEqual([1, "on"]);
    vi.advanceTimersByTime(299);
    expect(film.at).toBe(1);
    vi.advanceTimersByTime(1 + 100);
    expect([film.at, film.playing]).toEqual([3, false]);
  });

  it("plays faster at once when asked to", () => {
    const film = tape();
    film.play();
    film.speed = 4;
    vi.advanceTimersByTime(25);
    expect(film.at).toBe(1);
  });

  it("begins anew when it is played at its end", () => {
    const film = tape();
    film.leap(3);
    film.toggle();
    expect([film.at, film.playing]).toEqual([0, true]);
  });

  it("stands still for whoever steps by hand", () => {
    const film = tape();
    film.play();
    film.step(1);
    vi.advanceTimersByTime(10_000);
    expect([film.at, film.playing]).toEqual([1, false]);
  });

  it("plays on from where one leaps to", () => {
    const film = tape();
    film.play();
    vi.advanceTimersByTime(90);
    film.leap(2);
    vi.advanceTimersByTime(90);
    expect(film.at).toBe(2);
    vi.advanceTimersByTime(10);
    expect(film.at).toBe(3);
  });
});
