import { beforeAll, describe, expect, it } from "vitest";
import { countdown, decimal, percent, tenths } from "./moments";
import { texts } from "./texts.svelte";

beforeAll(() => texts.speak("de"));

describe("numbers", () => {
  it.each([
    [4.46, 1, "4,5"],
    [-12, 0, "−12"],
    [-0.01, 1, "0"],
  ])("%d with %d digits is %s", (value, digits, written) => {
    expect(decimal(value, digits)).toBe(written);
  });

  it.each([
    [2, "2,0", "+2,0"],
    [-1.26, "−1,3", "−1,3"],
    [-0.04, "0,0", "0,0"],
  ])("%d to a tenth is %s, with its sign %s", (value, plain, signed) => {
    expect(tenths(value)).toBe(plain);
    expect(tenths(value, { signed: true })).toBe(signed);
  });

  it("know a part of nothing", () => {
    expect(percent(0, 0)).toMatch(/^0\s%$/u);
    expect(percent(1, 3)).toMatch(/^33\s%$/u);
  });
});

describe("a while that is left", () => {
  it.each([
    [577, "9:37"],
    [60, "1:00"],
    [8.2, "0:09"],
    [-1, "0:00"],
  ])("%d seconds are %s", (seconds, written) => {
    expect(countdown(seconds)).toBe(written);
  });
});
