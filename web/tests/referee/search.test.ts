// Finding a card for a question to the referee.
import { expect, test } from "vitest";
import { allTitles, findCards } from "../../src/referee/search";

const titles = await allTitles();
const find = (search: string, zone = "stable"): string[] => findCards(titles, search, "second", zone);

test("a card is found by its title in any language, an exact match first", () => {
  for (const search of ["narwhal", "Нарвал", "нарвал "]) expect(find(search)[0]).toBe("narwhal");
  expect(find("narwhal")).toContain("baby_narwhal");
  expect(find("neigh", "hand")[0]).toBe("neigh");
  expect(find("лицар чорний")).toEqual(["black_knight_unicorn"]);
});

test("a zone offers only what can be there", () => {
  expect(find("neigh")).toEqual([]);
  expect(find("baby", "hand")).toEqual([]);
});
