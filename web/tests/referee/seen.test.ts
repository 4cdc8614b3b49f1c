// A question from the table: what the viewer sees goes into the address, and nothing else.
import { describe, expect, it } from "vitest";
import type { Card, View } from "../../src/protocol";
import { questionAbout } from "../../src/referee/seen";
import { pile, player, value } from "../../src/referee/spelling";

let number = 0;
const card = (kind: string): Card => ({ id: number++, kind });
const POISON = card("unicorn_poison");
const VIEW: View = {
  game: "stable",
  profile: "second-ru",
  edition: "second",
  seat: 1,
  seats: 3,
  turn: 0,
  phase: "action",
  zones: [
    { name: "deck", count: 90 },
    { name: "hand", seat: 0, count: 4, cards: [null, null, card("yay"), null] },
    { name: "hand", seat: 1, count: 2, cards: [card("neigh"), card("narwhal")] },
    { name: "hand", seat: 2 },
    { name: "stable", seat: 0 },
    { name: "stable", seat: 1, count: 1, cards: [card("americorn")] },
    { name: "stable", seat: 2, count: 1, cards: [card("llamacorn")] },
    { name: "discard", count: 2, cards: [card("good_deal"), card("slowdown")] },
    { name: "playing" },
  ],
  options: { targets: "hidden", first: "random" },
  stable: { goal: 7, unicorns: [0, 1, 1], hand_limit: [7, 7, 7] },
};
const NAMES = ["deck", "М’ята Р.", "Deck"];
const DEFAULTS = { targets: "declared", first: "random" };
const asked = (view: View): URLSearchParams => new URL(questionAbout(view, NAMES, DEFAULTS), "http://here").searchParams;

describe("a question about a view", () => {
  it("names the players, their stables, and the hands that are seen in full", () => {
    expect(asked(VIEW).getAll("p").map(player)).toEqual([
      { name: "Deck", stable: [], hand: null },
      { name: "МятаР", stable: ["americorn"], hand: ["neigh", "narwhal"] },
      { name: "P3", stable: ["llamacorn"], hand: [] },
    ]);
    expect(Object.fromEntries(["book", "turn", "phase", "discard"].map((name) => [name, asked(VIEW).get(name)]))).toEqual({
      book: "second-ru",
      turn: "Deck",
      phase: "action",
      discard: "slowdown,good_deal",
    });
  });

  it("names the table options that differ from the defaults", () => expect(asked(VIEW).getAll("option")).toEqual(["targets=hidden"]));

  it("replays the card being played, and returns the responses to their hands", () => {
    const neigh = card("neigh");
    const zones = VIEW.zones.map((zone) => (zone.name === "playing" ? { ...zone, count: 2, cards: [POISON, neigh] } : zone));
    const chain = [
      { card: POISON, seat: 0 },
      { card: neigh, seat: 2 },
    ];
    const question = asked({ ...VIEW, zones, stable: { ...VIEW.stable!, chain } });
    expect(question.getAll("p").map((text) => player(text).hand)).toEqual([["unicorn_poison"], ["neigh", "narwhal"], ["neigh"]]);
    expect(question.getAll("do")).toEqual(["Deck unicorn_poison"]);
  });

  it("is not possible before the first turn, after the last, or in another game", () => {
    expect(["setup", "over"].map((phase) => questionAbout({ ...VIEW, phase }, NAMES, DEFAULTS))).toEqual(["", ""]);
    expect(questionAbout({ ...VIEW, game: "unorog" }, NAMES, DEFAULTS)).toBe("");
  });
});

it("piles are cards or a number, options are typed", () => {
  expect(["5", "yay,..."].map(pile)).toEqual([5, ["yay"]]);
  expect(["true", "false", "7", "hidden", ""].map(value)).toEqual([true, false, 7, "hidden", ""]);
});
