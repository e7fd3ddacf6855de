import { beforeAll, describe, expect, it } from "vitest";
import { decimal, percent, tenths } from "./moments";
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
