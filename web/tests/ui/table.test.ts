// @vitest-environment jsdom
// What people type and choose on the way to a table.
import { expect, test } from "vitest";
import type { Rulebook } from "../../src/link/api";
import type { Settings } from "../../src/protocol";

const option = (name: string, value: number | boolean | string, values: (number | boolean | string)[] = [false, true]) => ({
  name,
  default: value,
  values,
  rule: "R",
});
const STABLE = {
  id: "second-uk",
  game: "stable",
  language: "uk",
  fewest: 2,
  most: 8,
  options: [option("unicorns_to_win", 0, []), option("packs", "", ["", "fireflies"]), option("blind_pandas", true)],
} as Rulebook;
const THREE = { ...STABLE, id: "first-uk", fewest: 3, options: STABLE.options.slice(0, 2) } as Rulebook;
const UNOROG = { ...STABLE, id: "unorog", game: "unorog", most: 10, options: [option("stones_add_up", false)] } as Rulebook;
const NOW: Settings = { profile: "second-uk", seats: 2, options: { blind_pandas: false }, speed: "off", public: true };

test("a code is understood however it is typed", async () => {
  const { lettersOf, tableIn } = await import("../../src/lobby/code");
  expect(lettersOf(" ab-c d e ")).toBe("ABCDE");
  expect(lettersOf("АВСЕН")).toBe("ABCEH"); // Cyrillic letters that look the same
  expect(tableIn("https://example.org/t/Ab_3-x?from=chat")).toBe("Ab_3-x");
  expect(tableIn("ABCDE")).toBe("");
});

test("presets change the speed and the house rules, and nothing else", async () => {
  const { preset, presetOf } = await import("../../src/lobby/presets");
  expect(preset("book", STABLE, NOW)).toEqual({ ...NOW, speed: "normal", options: {} });
  expect(preset("quick", STABLE, NOW)).toEqual({ ...NOW, speed: "quick", options: { unicorns_to_win: 5 } });
  expect(preset("quick", UNOROG, NOW).options).toEqual({});
  expect(preset("party", STABLE, NOW).options).toEqual({ packs: "fireflies" });
  expect(preset("party", UNOROG, NOW).options).toEqual({ stones_add_up: true });
  for (const name of ["book", "quick", "party"] as const) expect(presetOf(STABLE, preset(name, STABLE, NOW))).toBe(name);
  expect(presetOf(STABLE, NOW)).toBe("");
});

test("defaults are left out", async () => {
  const { withOption } = await import("../../src/lobby/presets");
  expect(withOption(STABLE, NOW, "blind_pandas", true).options).toEqual({});
  expect(withOption(STABLE, NOW, "unicorns_to_win", 6).options).toEqual({ blind_pandas: false, unicorns_to_win: 6 });
});

test("another rulebook keeps what fits it", async () => {
  const { withBook } = await import("../../src/lobby/presets");
  expect(withBook(THREE, NOW)).toEqual({ ...NOW, profile: "first-uk", seats: 3, options: {} });
  expect(withBook(STABLE, { ...NOW, seats: 10 }).seats).toBe(8);
  expect(withBook(STABLE, NOW, 5).seats).toBe(5);
});
