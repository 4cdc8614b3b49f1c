// @vitest-environment jsdom
// The name that is offered to a guest who sits down.
import { beforeEach, expect, test } from "vitest";
const { choices, choose } = await import("../../src/ui/choices.svelte");
const { myName } = await import("../../src/ui/names");
const { speak } = await import("../../src/words/words.svelte");

beforeEach(async () => {
  choose({ name: "" });
  await speak("en");
});

test("a newcomer gets a friendly name that is free, and keeps it", () => {
  const name = myName(["Maple"]);
  expect(name).not.toBe("Maple");
  expect(myName()).toBe(name);
});

test("a player whose name is taken at a table is offered another one there, and keeps their own", () => {
  choose({ name: "Maple" });
  for (let n = 0; n < 50; n++) expect(myName(["Ann", "maple"])).not.toMatch(/maple/i);
  expect(myName(["Ann"])).toBe("Maple");
  expect(choices.name).toBe("Maple");
});
