// @vitest-environment jsdom
// The settings of a new table, from the choices on a device.
import { beforeEach, expect, test } from "vitest";
import type { Rulebook } from "../../src/link/api";
const { choices, choose } = await import("../../src/ui/choices.svelte");
const { bookTitle } = await import("../../src/lobby/titles");
const { settingsFor } = await import("../../src/lobby/starting");
const { learn, speak } = await import("../../src/words/words.svelte");
const before = { ...choices, finished: 2 }; // not a newcomer
const book = (id: string, fewest: number, most: number): Rulebook => ({ id, game: "stable", edition: "second", language: "uk", fewest, most, options: [] });

beforeEach(async () => {
  choose(before);
  await speak("en");
});

test("each language has its edition, and a choice applies only to its game", async () => {
  expect(settingsFor("stable").profile).toBe("second-uk");
  expect(settingsFor("unorog").profile).toBe("unorog");
  await speak("ru");
  expect(settingsFor("stable").profile).toBe("second-ru");
  choose({ editions: { stable: "first-uk" } });
  expect(settingsFor("stable").profile).toBe("first-uk");
  expect(settingsFor("unorog").profile).toBe("unorog");
});

test("there are as many bots as were chosen, as far as the rulebook allows", () => {
  choose({ rivals: 9 });
  expect(settingsFor("stable", book("second-uk", 2, 8)).seats).toBe(8);
  choose({ rivals: 0 });
  expect(settingsFor("stable", book("second-uk", 3, 8)).seats).toBe(3);
});

test("a newcomer plays at a relaxed pace, whatever the number of players, unless a pace was chosen", () => {
  choose({ finished: 0, rivals: 5 });
  expect(settingsFor("stable").speed).toBe("relaxed");
  choose({ pace: "quick" });
  expect(settingsFor("stable").speed).toBe("quick");
});

test("six or more players play at a quick pace, unless a pace was chosen", () => {
  choose({ rivals: 3 });
  expect(settingsFor("stable").speed).toBe("normal");
  choose({ rivals: 5 });
  expect(settingsFor("stable").speed).toBe("quick");
  choose({ pace: "relaxed" });
  expect(settingsFor("stable").speed).toBe("relaxed");
});

test("an edition has the same name in the rules as on the front page", async () => {
  await learn("unorog");
  expect(["second-uk", "unorog"].map(bookTitle)).toEqual(["2nd edition (2024)", "Unorog"]);
});
