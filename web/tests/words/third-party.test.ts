// @vitest-environment jsdom
// The messages of third-party games and packs: the server has them, and is asked once for each language.
import { beforeEach, expect, test, vi } from "vitest";
import { gameOf, partsOf } from "../../src/words/parts";
import { learn, speak, t } from "../../src/words/words.svelte";

const asked: string[] = [];
const REPLIES: Record<string, unknown> = {
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
    return Promise.resolve(new Response(JSON.stringify(REPLIES[path])));
  });
});

test("they are loaded if the page has none, in the current language", async () => {
  await speak("en");
  await learn("unorog");
  expect(asked).toEqual([]);
  await learn("ford", "pack-comets");
  expect([t("profile-ford"), t("pack-comets"), t("profile-unorog")]).toEqual(["Ford", "Comets", "Unorog"]);
  await speak("uk");
  expect([t("profile-ford"), t("pack-comets")]).toEqual(["Брід", "Комети"]);
  expect(asked).toEqual(["/api/words/en", "/api/words/uk"]);
});

test("they cannot change the page's own messages", async () => {
  await speak("en", ["pack-comets"]);
  expect(t("you")).toBe("you");
});

test("a table loads the messages of its game and of the packs that are shuffled in", async () => {
  expect(partsOf("ford", undefined)).toEqual(["ford", "cards"]);
  expect(partsOf("stable", "fireflies,comets")).toEqual(expect.arrayContaining(["stable", "stable-cards", "pack-fireflies", "pack-comets"]));
  expect(await Promise.all(["unorog", "first-uk", "ford-by-night"].map(gameOf))).toEqual(["unorog", "stable", "ford"]);
});
