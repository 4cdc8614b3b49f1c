// The numbers of a game, across reloads of the page.
import { expect, it, vi } from "vitest";
import type { Event } from "../../src/protocol";
import { Tally } from "../../src/table/tally";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });

const turns = (length: number): Event[] => Array.from({ length }, () => ({ kind: "turn", seat: 0 }));

it("counts a game from the deal", () => {
  const tally = new Tally("oak");
  tally.add([{ kind: "turn" }, { kind: "table-dealt" }, ...turns(3)], true, 1, 10);
  tally.add(turns(2), true, 1, 11);
  expect(tally.count).toMatchObject({ game: 1, whole: true, turns: 5 });
});

it("counts nothing twice after a reload, when the deal is no longer sent", () => {
  for (let reload = 0; reload < 3; reload++) {
    const tally = new Tally("elm");
    tally.add(turns(4), false, 1, 20 + reload);
    expect(tally.count).toMatchObject({ whole: false, turns: 4 });
  }
});

it("remembers the finest deed of each player: a theft before a response, a response before a destruction, the later of equals", () => {
  const tally = new Tally("yew");
  const narwhal = { id: 1, kind: "narwhal" };
  const rhinocorn = { id: 2, kind: "rhinocorn" };
  const neigh = { id: 3, kind: "neigh" };
  const after = (...events: Event[]): (readonly [string, number, string | undefined] | null)[] => {
    tally.add(events, true, 1, 50);
    return (tally.count.finest ?? []).map((one) => one && [one.what, one.whom, one.card?.kind]);
  };
  const destroy: Event = { kind: "destroy", seat: 0, whom: 2, card: narwhal };
  const stop: Event[] = [
    { kind: "play", beat: "neigh", seat: 0, card: neigh },
    { kind: "stopped", seat: 1, card: rhinocorn, source: neigh },
  ];
  expect(after({ kind: "table-dealt" }, { ...destroy, whom: 0 })).toEqual([]); // their own
  expect(after(destroy)).toEqual([["destroy", 2, "narwhal"]]);
  expect(after(...stop, destroy)).toEqual([["stopped", 1, "rhinocorn"]]);
  expect(after({ kind: "steal", seat: 0, whom: 1, card: rhinocorn })).toEqual([["steal", 1, "rhinocorn"]]);
  expect(after({ kind: "steal", seat: 0, whom: 2, card: narwhal }, ...stop)).toEqual([["steal", 2, "narwhal"]]);
  expect(after({ kind: "dishonest", seat: 2, whom: 1 }, { kind: "catch", beat: "catch-in-vain", seat: 1, whom: 0 })[1]).toEqual(["bluff", 2, undefined]);
  expect(after({ kind: "table-dealt" })).toEqual([]);
});

it("keeps its count across a reload, when nothing has happened since and the deal is no longer sent", () => {
  const before = new Tally("ash");
  before.add([{ kind: "table-dealt" }, ...turns(9)], true, 1, 30);
  const after = new Tally("ash");
  after.add(turns(4), false, 1, 30);
  expect(after.count).toMatchObject({ whole: true, turns: 9 });
  after.add(turns(1), true, 1, 31);
  expect(after.count).toMatchObject({ whole: true, turns: 10 });
});
