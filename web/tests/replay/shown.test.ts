// @vitest-environment jsdom
// Steps become whole moments, the shown table asks and takes answers as a table does, and numbers are counted.
import { beforeAll, expect, test, vi } from "vitest";
import { Shown } from "../../src/replay/shown.svelte";
import { statistics, told } from "../../src/replay/statistics";
import { type Told, frames } from "../../src/replay/steps";
import { speak } from "../../src/words/words.svelte";

beforeAll(() => speak("en", ["stable", "stable-cards", "stable-terms", "cards"]));

const GAME: Told = {
  profile: "second-ru",
  game: "stable",
  players: ["Ann", "bot:sensible"],
  hands: "closed",
  ended: { winner: 0, why: "unicorns", rule: "R-END-01", points: [7, 2], record: 0 },
  steps: [
    { news: [{ kind: "turn", seat: 0 }], view: { game: "stable", turn: 0, asked: [0], chain: [], hands: [[null], []] } },
    { news: [{ kind: "play", seat: 0, card: 3, face: "narwhal" }], view: { chain: [{ card: 3, kind: "narwhal" }], asked: [1] }, window: { kind: "neigh", asked: [1], by: 0, depth: 0, opened: 0, floor: 0, ends: null } },
    { news: [{ kind: "play", seat: 1, card: 4, face: "neigh" }], view: { chain: [{ card: 3, kind: "narwhal" }, { card: 4, kind: "neigh" }] } },
    { news: [{ kind: "stopped", seat: 0, card: 3, face: "narwhal" }, { kind: "turn", seat: 1 }], view: { chain: [], turn: 1 }, ask: { ask: "action", options: [{ verb: "draw" }, { verb: "play", card: 9, face: "yay" }, { verb: "pass" }] }, say: "x", accept: [1] },
  ],
};
const seats = [{ kind: "person" as const, name: "Ann" }, { kind: "bot" as const }];
const all = frames(GAME);

test("a step keeps what it does not change", () => {
  expect(all[3]!.view).toMatchObject({ game: "stable", turn: 1, asked: [1], hands: [[null], []] });
  expect(all[0]!.view["chain"]).toEqual([]);
});

test("what is shown looks like a table", () => {
  const answered = vi.fn();
  const shown = new Shown({ profile: "second-ru", game: "stable", seats, me: 0, ended: GAME.ended }, answered);
  const heard = vi.fn();
  shown.listen(heard);
  shown.show(all[0]!, 0, false, false);
  expect(heard).not.toHaveBeenCalled();
  expect(shown.clock?.seat).toBe(0);
  shown.show(all[1]!, 1, false, true);
  expect(heard).toHaveBeenCalledOnce();
  expect(shown.window?.kind).toBe("neigh");
  expect(shown.clock).toBeNull();
  expect(shown.laid.get(3)).toBe(0);
  expect(shown.lines.at(-1)?.text).toBe("You play Narwhal.");
  void shown.answer(0);
  expect(answered).not.toHaveBeenCalled(); // nothing is asked
  shown.show(all[3]!, 3, true, true);
  expect(shown.table?.phase).toBe("over");
  expect(shown.optionsOf(9).map(([n]) => n)).toEqual([1]);
  expect(shown.plainOptions.map(([n]) => n)).toEqual([0, 2]);
  expect(shown.passing).toBe(2);
  void shown.answer(1);
  expect(answered).toHaveBeenCalledWith(1);
});

test("numbers are counted from the news", () => {
  const numbers = statistics(all, 2);
  expect(numbers.seats[0]).toMatchObject({ turns: 1, played: 1, neighs: 0, stopped: 1 });
  expect(numbers.seats[1]).toMatchObject({ turns: 1, played: 0, neighs: 1 });
  expect(numbers).toMatchObject({ turns: 2, chain: 1, chainAt: 2 });
  expect(told(numbers)).toEqual(["turns", "played", "neighs", "stopped"]);
});
