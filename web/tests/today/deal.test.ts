// @vitest-environment jsdom
// The deal of the day: its address names the rulebook and the day, and the first result counts.
import { beforeAll, expect, test } from "vitest";
import { choices } from "../../src/ui/choices.svelte";
import { speak } from "../../src/words/words.svelte";

const { dealAt, friendAt, isDeal, lineOf, linkOf } = await import("../../src/today/deal");
const { compareWith, finish, progress } = await import("../../src/today/progress.svelte");

const TODAY = "2026-11-16";

beforeAll(() => speak("en", ["today"]));

test("an address names today's deal, or a friend's", () => {
  choices.editions = { stable: "second-ru" };
  expect(dealAt("deal", TODAY)).toEqual({ book: "second-ru", day: TODAY });
  expect(dealAt("deal-second-uk-2026-11-02", TODAY)).toEqual({ book: "second-uk", day: "2026-11-02" });
  choices.editions = { stable: "first-ru" };
  expect(dealAt("deal", TODAY).book).toBe("second-uk");
  expect(["all", "second-ru-17", "", "deal-first-ru-2026-11-02", "deal-second-uk"].filter(isDeal)).toEqual([]);
});

test("a link leads to the same deal, and says how it went", () => {
  const deal = { book: "second-ru", day: "2026-11-02" };
  const result = { outcome: "won" as const, turns: 17, mine: 7, theirs: 4 };
  const address = linkOf(deal, result).split("/").at(-1)!;
  expect(isDeal(address)).toBe(true);
  expect(dealAt(address, TODAY)).toEqual(deal);
  expect(friendAt(address)).toEqual(result);
  expect(["deal", "deal-second-uk-2026-11-02", "all"].map(friendAt)).toEqual([null, null, null]);
  expect(["won", "won-17-7", "beaten-17-7-4", "won-17-7-4-9"].map((said) => isDeal(`deal-second-ru-2026-11-02-${said}`))).not.toContain(true);
});

test("the device remembers how it went for a friend", () => {
  const friend = { outcome: "lost" as const, turns: 0, mine: 3, theirs: 7 };
  compareWith(`second-ru ${TODAY}`, friend);
  expect(JSON.parse(localStorage.getItem("stablemates-today")!)).toMatchObject({ friends: { [`second-ru ${TODAY}`]: friend } });
  finish(`second-uk ${TODAY}`, friend);
  compareWith(`second-uk ${TODAY}`, friend); // their own link
  expect(progress.friends[`second-uk ${TODAY}`]).toBeUndefined();
  progress.deals = {};
});

test("friends see how it went, with turns only if all were counted", () => {
  const deal = { book: "second-uk", day: TODAY };
  const result = { outcome: "won" as const, turns: 17, mine: 7, theirs: 4 };
  expect(lineOf(deal, result)).toBe("🦄 Stablemates · Deal of the day, 16 November 2026 · Won · 17 turns · unicorns 7–4");
  expect(lineOf(deal, { ...result, outcome: "lost", turns: 0 })).toContain("Lost · unicorns");
});

test("the first result counts", () => {
  const lost = { outcome: "lost" as const, turns: 9, mine: 2, theirs: 7 };
  finish(`second-uk ${TODAY}`, lost);
  finish(`second-uk ${TODAY}`, { ...lost, outcome: "won" });
  expect(progress.deals).toEqual({ [`second-uk ${TODAY}`]: lost });
  expect(JSON.parse(localStorage.getItem("stablemates-today")!)).toMatchObject({ deals: progress.deals });
});
