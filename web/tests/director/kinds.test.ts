// @vitest-environment jsdom
// Every kind of event has its beat: those with a message, and those in recorded games.
import { expect, test } from "vitest";
import { beatName, kindNamed } from "../../src/director/kinds/kinds";
import { UNKNOWN } from "../../src/director/kinds/kind";
import { STABLE } from "../../src/director/kinds/stable";
import { TABLE } from "../../src/director/kinds/table";
import { UNOROG } from "../../src/director/kinds/unorog";
import { SOUNDS } from "../../src/sounds/recipes";
import { GAMES } from "./recorded";

const LOCALE = import.meta.glob<string>("../../../src/stablemates/words/locale/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const MADE = { stable: ["neigh", "super-neigh"], unorog: ["deal", "penalty", "catch-in-vain", "play-relic", "play-alicorn"] }; // kinds of beat that show some events of another kind

/** The kinds of event that a game or the table has messages for. */
const worded = (file: string, start: string): string[] =>
  [...LOCALE[`../../../src/stablemates/words/locale/en/${file}.ftl`]!.matchAll(new RegExp(`^event-${start}([a-z-]+) =`, "gm"))].map(([, kind]) => kind!);

test("everything that can happen in either game and at the table has a beat, and nothing else", () => {
  expect(Object.keys(STABLE).sort()).toEqual([...worded("stable", "stable-"), ...MADE.stable].sort());
  expect(Object.keys(UNOROG).sort()).toEqual([...worded("unorog", "unorog-"), ...MADE.unorog].sort());
  expect(Object.keys(TABLE).sort()).toEqual(worded("table", "").sort());
});

test("no event of a recorded game is unknown", () => {
  for (const { game, updates } of GAMES)
    for (const event of updates.flatMap(({ events }) => events)) expect(kindNamed(game, beatName(event)), event.kind).not.toBe(UNKNOWN);
});

test("an unknown event of a game has a plain beat, and one of a table none", () => {
  expect(kindNamed("chess", "castle")).toBe(UNKNOWN);
  expect(kindNamed("stable", "table-dances").weight).toBe("aside");
});

test("a beat is no shorter at a slower pace, and no shorter when it hits me", () => {
  for (const [name, { ms, hit, own }] of Object.entries({ ...STABLE, ...UNOROG, ...TABLE })) {
    for (const lengths of [ms, own, hit?.ms])
      if (lengths)
        expect(
          [...lengths].sort((a, b) => b - a),
          name,
        ).toEqual([...lengths]);
    hit?.ms?.forEach((length, n) => expect(length, name).toBeGreaterThanOrEqual(ms[n]!));
  }
});

test("every sound of a beat has a recipe", () => {
  for (const { sound, hit } of Object.values({ ...STABLE, ...UNOROG, ...TABLE })) for (const one of [sound, hit?.sound]) if (one) expect(SOUNDS).toContain(one);
});
