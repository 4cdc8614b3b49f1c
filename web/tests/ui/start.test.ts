// @vitest-environment jsdom
// What is missing before a game can start, and what the start button does about it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import StartBar from "../../src/lobby/StartBar.svelte";
import type { Table } from "../../src/table/table.svelte";
import { speak } from "../../src/words/words.svelte";

const ANN = { name: "Ann", kind: "person" };
const BEN = { name: "Ben", kind: "person" };
const BOT = { kind: "bot", level: "novice" };
const FREE = {};

beforeAll(() => speak("en", ["lobby"]));
afterEach(() => document.body.replaceChildren());

function at(me: number, seats: object[], answers: object[] = []): Table & { sent: { type: string }[] } {
  const sent: { type: string }[] = [];
  const settings = { profile: "second-uk", seats: seats.length };
  const say = vi.fn((command: { type: string }) => (sent.push(command), Promise.resolve(answers.shift() ?? { type: "accepted" })));
  return { me, isHost: me === 0, names: ["Ann", "Ben", "Cid"], refused: "", table: { seats, host: 0, settings }, say, sent } as never;
}

const show = (table: Table, sit = (): void => undefined): void => void render(StartBar, { table, fewest: 2, level: "novice", sit });
const types = (table: { sent: { type: string }[] }): string[] => table.sent.map((one) => one.type);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("the host of a full table deals", async () => {
  const table = at(0, [ANN, BOT]);
  show(table);
  expect(screen.getByRole("status").textContent).toBe("Everyone is here.");
  await fireEvent.click(screen.getByRole("button", { name: "Deal the cards" }));
  expect(types(table)).toEqual(["start"]);
});

test("free seats are filled with bots, then the cards are dealt", async () => {
  const table = at(0, [ANN, FREE, FREE]);
  show(table);
  expect(screen.getByRole("status").textContent).toBe("2 seats are still free.");
  expect(screen.queryByRole("button", { name: /Start with/ })).toBeNull(); // one player is too few
  await fireEvent.click(screen.getByRole("button", { name: "Add 2 bots and start" }));
  await settled();
  expect(types(table)).toEqual(["addbot", "start"]);
});

test("or the players who are seated start without the free seats", async () => {
  const table = at(0, [ANN, FREE, BEN]);
  show(table);
  await fireEvent.click(screen.getByRole("button", { name: "Start with 2 players" }));
  await settled();
  expect(table.sent).toMatchObject([{ type: "settle", settings: { seats: 2 } }, { type: "start" }]);
});

test("a stale command is sent again, any other refusal ends the start", async () => {
  const moved = at(0, [ANN, FREE], [{ type: "accepted" }, { type: "refused", reason: "stale" }]);
  show(moved);
  await fireEvent.click(screen.getByRole("button", { name: /Add a bot/ }));
  await settled();
  expect(types(moved)).toEqual(["addbot", "start", "start"]);
  document.body.replaceChildren();
  const refused = at(0, [ANN, FREE], [{ type: "refused", reason: "not-host" }]);
  show(refused);
  await fireEvent.click(screen.getByRole("button", { name: /Add a bot/ }));
  await settled();
  expect(types(refused)).toEqual(["addbot"]);
});

test("a guest sees who starts the game, and how many seats are free", () => {
  show(at(1, [ANN, BEN, FREE]));
  expect(screen.getByRole("status").textContent).toBe("Ann starts the game. 1 seat is still free.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a seated guest waits for the host, and one without a seat can take one or watch", async () => {
  show(at(1, [ANN, BEN]));
  expect(screen.getByRole("status").textContent).toBe("All seats are taken. Waiting for Ann to deal.");
  expect(screen.queryByRole("button")).toBeNull();
  document.body.replaceChildren();
  const sit = vi.fn();
  show(at(-1, [ANN, FREE]), sit);
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(sit).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  show(at(-1, [ANN, BEN]));
  expect(screen.getByRole("status").textContent).toBe("All seats are taken, but you can watch.");
});
