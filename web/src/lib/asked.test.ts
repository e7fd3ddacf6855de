import { describe, expect, it } from "vitest";
import { Asked } from "./asked.svelte";

describe("something asked", () => {
  it("is here once it has come", async () => {
    const asked = new Asked(() => Promise.resolve(3));
    expect(asked.value).toBeNull();
    await asked.again();
    expect(asked.value).toBe(3);
  });

  it("keeps what was here when asking again fails, and forgets the failure when it works", async () => {
    const answers = [
      () => Promise.resolve("first"),
      () => Promise.reject(new Error("no")),
      () => Promise.resolve("new"),
    ];
    const asked = new Asked(() => (answers.shift() ?? (() => Promise.resolve("late")))());
    await asked.again();
    await asked.again();
    expect([asked.value, asked.error]).toEqual(["first", new Error("no")]);
    await asked.again();
    expect([asked.value, asked.error]).toEqual(["new", null]);
  });

  it("does not let an old answer replace a newer one", async () => {
    const waiting: ((value: string) => void)[] = [];
    const asked = new Asked(() => new Promise<string>((answer) => waiting.push(answer)));
    const both = [asked.again(), asked.again()];
    waiting[1]?.("new");
    waiting[0]?.("old");
    await Promise.all(both);
    expect(asked.value).toBe("new");
  });
});
