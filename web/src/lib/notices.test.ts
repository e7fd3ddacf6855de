import { expect, it } from "vitest";
import { notices } from "./notices.svelte";

it("things are said where one is: in the dialog that was opened last, and then on the page again", () => {
  const [page, dialog] = [Symbol("page"), Symbol("dialog")];
  const leavePage = notices.open(page);
  notices.announce("one");
  const close = notices.open(dialog);
  notices.announce("two");
  expect(notices.place).toBe(dialog);
  close();
  notices.announce("three");
  expect(notices.spoken.map(({ text, place }) => [text, place])).toEqual([
    ["one", page],
    ["two", dialog],
    ["three", page],
  ]);
  leavePage();
});
