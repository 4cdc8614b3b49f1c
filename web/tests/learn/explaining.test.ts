// @vitest-environment jsdom
// What others do, explained to a newcomer.
import { beforeAll, expect, test, vi } from "vitest";
import { Gatherer } from "../../src/director/beats";
import { explain } from "../../src/learn/explaining";
import type { Event } from "../../src/protocol";
import { Speech } from "../../src/words/speech";
import { speak } from "../../src/words/words.svelte";

const COB = { id: 3, kind: "unicorn_on_the_cob" };
const draw: Event = { kind: "draw", seat: 1, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat: 1 } };

beforeAll(() => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

test("only the draw that starts a turn is called so, not one by a card", async () => {
  await speak("en", ["coach", "stable", "cards", "stable-cards", "stable-terms"]);
  const told = (event: Event): string =>
    explain(new Gatherer({ game: "stable", me: 0 }).gather([event], 0)[0]!, new Speech("stable", "second", ["Ann", "Bob"], 0));
  expect(told(draw)).toBe("Every turn starts with drawing a card.");
  expect(told({ ...draw, source: COB })).toBe("");
});
