// @vitest-environment jsdom
// The coach of the first games: how long it helps, and what it points at.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Card, Option, Snapshot, View } from "../../src/protocol";
import { stableInPlay, tableInPlay } from "../snapshots";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { choices, choose } = await import("../../src/ui/choices.svelte");
const { countGame, help, helpAt, switchHelp } = await import("../../src/learn/coaching");
const { advise } = await import("../../src/learn/advice/advice");
const { way } = await import("../../src/learn/target");
const { Table } = await import("../../src/table/table.svelte");
const { missing, speak, t } = await import("../../src/words/words.svelte");
const before = { ...choices };

const card = (id: number, kind: string): Card => ({ id, kind });
const NEIGH = card(1, "neigh");
const NARWHAL = card(2, "narwhal");
const YAY = card(3, "yay");
const POISON = card(4, "unicorn_poison");
const RIVALS = card(5, "rhinocorn");
const SHARK = card(6, "shark_with_a_horn");
const play = (one: Card): Option => ({ verb: "play", card: one });

function table(ask: string, options: Option[], more: { view?: Partial<View>; snapshot?: Partial<Snapshot>; others?: "bot" | "person" } = {}) {
  const snapshot: Snapshot = {
    state: 7,
    stream: 3,
    now: 0,
    you: 0,
    table: tableInPlay("second-uk", [{ name: "Ann", kind: "person" }, { name: "Bob", kind: more.others ?? "bot" }, { kind: "bot" }]),
    view: stableInPlay([2, 1, 4], {
      zones: [
        { name: "stable", seat: 0, count: 1, cards: [NARWHAL] },
        { name: "stable", seat: 2, count: 1, cards: [RIVALS] },
      ],
      ...more.view,
    }),
    question: { ask, options },
    mine: {},
    ...more.snapshot,
  };
  return new Table("t", () => ({ snapshot, state: "joined", ended: "", say: () => Promise.reject(new Error()), now: () => 0, leave: () => undefined }));
}

/** What is pointed at, and why. */
function pointed(one: InstanceType<typeof Table>): [Option | undefined, string] | null {
  const advice = advise(one);
  if (advice) t(`coach-${advice.why}`, advice.words);
  return advice && [one.question?.options[advice.option], advice.why];
}
const windowOf = (more: object): Partial<Snapshot> => ({
  window: { kind: "neigh", asked: [0, 1], seat: 2, depth: 0, opened: 0, floor: 0, ends: null, source: POISON, ...more },
});
const RESPONSES: Option[] = [{ verb: "pass" }, play(NEIGH)];

beforeAll(() => speak("en", ["coach", "stable", "unorog", "cards", "stable-cards", "stable-terms"]));
beforeEach(() => choose(before));

test("there is full help in the first game, some in the second and none in the third", () => {
  expect([help(), ...[1, 2, 3].map(() => (countGame(), help()))]).toEqual(["full", "some", "none", "none"]);
});

test("one switch turns it off, and on for as long as it is wanted", () => {
  switchHelp(false);
  expect(help()).toBe("none");
  choose({ finished: 2 });
  switchHelp(true);
  expect(help()).toBe("full");
});

test("with other people at the table, no one gets hints unasked", () => {
  expect([helpAt(table("action", [])), helpAt(table("action", [], { others: "person" }))]).toEqual(["full", "none"]);
  switchHelp(true);
  expect(helpAt(table("action", [], { others: "person" }))).toBe("full");
});

test("a unicorn is played before anything else, and if nothing helps a card is drawn", () => {
  expect(pointed(table("action", [{ verb: "draw" }, play(YAY), play(NARWHAL)]))).toEqual([play(NARWHAL), "stable-unicorn"]);
  expect(pointed(table("action", [{ verb: "draw" }, play(YAY)]))).toEqual([play(YAY), "stable-upgrade"]);
  expect(pointed(table("action", [{ verb: "draw" }]))).toEqual([{ verb: "draw" }, "stable-draw"]);
  expect(pointed(table("action", [{ verb: "draw" }, play(NARWHAL)], { view: { stable: { goal: 3, unicorns: [2, 1, 0], hand_limit: [7, 7, 7] } } }))).toEqual([
    play(NARWHAL),
    "stable-win",
  ]);
});

test("a Neigh is kept for what hurts", () => {
  expect(pointed(table("neigh", RESPONSES, { snapshot: windowOf({}) }))).toEqual([{ verb: "pass" }, "stable-pass"]);
  expect(pointed(table("neigh", RESPONSES, { snapshot: windowOf({ wins: true }) }))).toEqual([play(NEIGH), "stable-stop-win"]);
  const aimed = { stable: { goal: 7, unicorns: [2, 1, 4], hand_limit: [7, 7, 7], targets: [NARWHAL] } };
  expect(pointed(table("neigh", RESPONSES, { view: aimed, snapshot: windowOf({}) }))).toEqual([play(NEIGH), "stable-stop-hit"]);
  const wide = windowOf({ source: { id: 9, kind: "llamacorn" } }); // it would be untrue that it is not aimed at me
  expect(pointed(table("neigh", RESPONSES, { snapshot: wide }))).toEqual([{ verb: "pass" }, "stable-pass-all"]);
  expect(pointed(table("neigh", [{ verb: "pass" }], { snapshot: windowOf({}) }))).toBeNull(); // nothing to explain
});

test("a rival who is about to win is hindered first, and one who nearly is gets stopped", () => {
  const at = (unicorns: number[]): Partial<View> => ({ stable: { goal: 7, unicorns, hand_limit: [7, 7, 7] } });
  const hand = [{ verb: "draw" }, play(NARWHAL), play(POISON)];
  expect(pointed(table("action", hand, { view: at([2, 1, 5]) }))).toEqual([play(NARWHAL), "stable-unicorn"]);
  expect(pointed(table("action", hand, { view: at([2, 1, 6]) }))).toEqual([play(POISON), "stable-hinder"]);
  expect(pointed(table("action", hand, { view: at([6, 1, 6]) }))).toEqual([play(NARWHAL), "stable-win"]); // winning is better
  expect(pointed(table("action", [{ verb: "draw" }, play(YAY)], { view: at([2, 1, 6]) }))).toEqual([play(YAY), "stable-upgrade"]);
  const enters = windowOf({ source: RIVALS });
  expect(pointed(table("neigh", RESPONSES, { view: at([2, 1, 4]), snapshot: enters }))).toEqual([{ verb: "pass" }, "stable-pass"]);
  expect(pointed(table("neigh", RESPONSES, { view: at([2, 1, 5]), snapshot: enters }))).toEqual([play(NEIGH), "stable-stop-close"]);
});

test("the leading rival is hit, and the least valuable card is given up", () => {
  const destroy = [NARWHAL, RIVALS].map((one) => ({ verb: "destroy", card: one }));
  expect(pointed(table("destroy", destroy))).toEqual([destroy[1], "stable-rival-card"]); // the hand points at a card, so the sentence is about it
  expect(t("coach-stable-rival-card", { card: "Rhinocorn", whom: "Bob" })).not.toContain("closest"); // several may have as many
  const player = [0, 2].map((seat) => ({ verb: "player", seat }));
  expect(pointed(table("player", player))).toEqual([player[1], "stable-rival"]);
  const discard = [NARWHAL, YAY].map((one) => ({ verb: "discard", card: one }));
  expect(pointed(table("discard", discard))).toEqual([discard[1], "stable-lose"]);
});

test("an optional effect is used, but a unicorn is only given up to stop a rival who is about to win", () => {
  const [yes, no] = [{ verb: "yes" }, { verb: "no" }];
  const offered = (source: Card, unicorns: number[]) =>
    table("may", [no, yes], {
      view: { stable: { goal: 7, unicorns, hand_limit: [7, 7, 7] } },
      snapshot: { question: { ask: "may", options: [no, yes], source } },
    });
  expect(pointed(offered(YAY, [2, 1, 4]))).toEqual([yes, "stable-use"]);
  expect(pointed(offered(SHARK, [2, 1, 4]))).toEqual([no, "stable-keep"]);
  expect(pointed(offered(SHARK, [2, 1, 6]))).toEqual([yes, "stable-spend"]);
  const out = table("may", [no], { snapshot: { question: { ask: "may", options: [no], source: YAY } } });
  expect(pointed(out)).toEqual([no, "stable-unable"]); // nothing to take, so it is not praised
  expect(out.speech.question(out.question!, out.view!)).toBe("Yay: you can’t use the effect right now.");
});

test("in Unorog a matching card is played, with the call if it is due; otherwise a card is drawn", () => {
  const RED = card(8, "red_5");
  const unorog = (options: Option[]) =>
    table("turn", options, {
      view: { game: "unorog", edition: "", stable: null, unorog: { direction: 1, colour: "red" }, zones: [{ name: "hand", seat: 0, count: 1, cards: [RED] }] },
    });
  expect(pointed(unorog([{ verb: "draw" }, play(RED)]))).toEqual([play(RED), "unorog-colour"]);
  expect(pointed(unorog([{ verb: "draw" }]))).toEqual([{ verb: "draw" }, "unorog-draw"]);
  expect(pointed(unorog([play(RED), { verb: "call", card: RED }]))).toEqual([{ verb: "call", card: RED }, "unorog-call"]);
  const hoof = advise(unorog([{ verb: "draw" }, { ...play(card(9, "hoof")), word: "red" }]))!;
  expect(t(`coach-${hoof.why}`, hoof.words)).toContain("Hoof"); // not every card that goes on anything is an alicorn
});

test("every hint has a message", () => expect([...missing].filter((name) => name.startsWith("coach"))).toEqual([]));

test("the hand points at the card first, then at its button, and at the call before both", () => {
  const show = (lifted: boolean): void =>
    void (document.body.innerHTML = `<span data-card="2"><button data-kind="narwhal" id="card" aria-pressed="${lifted}"></button></span><div class="answers">${lifted ? '<button class="main" id="button" data-option="3"></button>' : ""}<button class="call" id="call"></button></div>`);
  show(false);
  expect(way(document, play(NARWHAL), 3, false)?.id).toBe("card");
  expect(way(document, { verb: "call", card: NARWHAL }, 3, false)?.id).toBe("call");
  expect(way(document, { verb: "call", card: NARWHAL }, 3, true)?.id).toBe("card");
  show(true);
  expect(way(document, play(NARWHAL), 3, false)?.id).toBe("button");
});
