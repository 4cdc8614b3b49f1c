// @vitest-environment jsdom
// Words of games and packs that do not come with the program: the server has them, and is asked once for each language.
import { beforeEach, expect, test, vi } from "vitest";
import { gameOf, partsOf } from "../../src/words/parts";
import { learn, speak, t } from "../../src/words/words.svelte";

const asked: string[] = [];
const SAID: Record<string, unknown> = {
  "/api/words/en": { ford: "profile-ford = Ford", "pack-comets": "pack-comets = Comets\nyou = nobody" },
  "/api/words/uk": { ford: "profile-ford = Брід", "pack-comets": "pack-comets = Комети" },
  "/api/rulebooks": [
    { id: "ford-by-night", game: "ford" },
    { id: "first-uk", game: "stable" },
    { id: "unorog", game: "unorog" },
  ],
};

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(SAID[path])));
  });
});

test("are learned where the page has none of its own, in the language that is spoken", async () => {
  await speak("en");
  await learn("unorog");
  expect(asked).toEqual([]);
  await learn("ford", "pack-comets");
  expect([t("profile-ford"), t("pack-comets"), t("profile-unorog")]).toEqual(["Ford", "Comets", "Unorog"]);
  await speak("uk");
  expect([t("profile-ford"), t("pack-comets")]).toEqual(["Брід", "Комети"]);
  expect(asked).toEqual(["/api/words/en", "/api/words/uk"]);
});

test("change nothing that the page says", async () => {
  await speak("en", ["pack-comets"]);
  expect(t("you")).toBe("you");
});

test("a table learns the words of its game and of the packs that are shuffled in", async () => {
  expect(partsOf("ford", undefined)).toEqual(["ford", "cards"]);
  expect(partsOf("stable", "fireflies,comets")).toEqual(expect.arrayContaining(["stable", "stable-cards", "pack-fireflies", "pack-comets"]));
  expect(await Promise.all(["unorog", "first-uk", "ford-by-night"].map(gameOf))).toEqual(["unorog", "stable", "ford"]);
});
