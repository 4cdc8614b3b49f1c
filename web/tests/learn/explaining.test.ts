// @vitest-environment jsdom
// What others do, explained to a newcomer.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Gatherer } from "../../src/director/beats";
import { Explainer } from "../../src/learn/explaining";
import type { Event } from "../../src/protocol";
import { Speech } from "../../src/words/speech";
import { speak } from "../../src/words/words.svelte";

const COB = { id: 3, kind: "unicorn_on_the_cob" };
const NEIGH = { id: 4, kind: "neigh" };
const draws = (seat: number): Event => ({ kind: "draw", seat, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat } });
const stops = (seat: number): Event => ({ kind: "neigh", seat, card: NEIGH });
const DRAWING = "Every turn starts with drawing a card.";
const STOPPING = "A Neigh stops the card being played. Both go to the discard pile.";

let gatherer: Gatherer;
let explainer: Explainer;
const told = (...events: Event[]): string[] =>
  events.map((event) => explainer.explain(gatherer.gather([event], 0)[0]!, new Speech("stable", "second", ["Ann", "Bob", "Cal"], 0)));

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await speak("en", ["coach", "stable", "cards", "stable-cards", "stable-terms"]);
});
beforeEach(() => void ([gatherer, explainer] = [new Gatherer({ game: "stable", me: 0 }), new Explainer()]));

test("only the draw that starts a turn is called so, not one by a card", () => {
  expect(told({ ...draws(1), source: COB }, draws(2))).toEqual(["", DRAWING]);
});

test("the same thing is explained twice in a game, and not a third time", () => {
  expect(told(draws(1), draws(2), draws(1))).toEqual([DRAWING, DRAWING, ""]);
});

test("an explanation stays while the same player acts, and goes with the next player", () => {
  expect(told(stops(1), { kind: "turn", seat: 1 }, { kind: "turn", seat: 2 })).toEqual([STOPPING, STOPPING, ""]);
});
