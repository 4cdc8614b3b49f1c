// The lines from players to the played card, and from it to its targets.
import { expect, test } from "vitest";
import { aim, line, reach } from "../../src/boards/layout/chain";
import type { Box } from "../../src/boards/layout/types";

test("the line from a player to the played card is straight, and avoids the piles", () => {
  const card = { x: 600, y: 180, w: 120, h: 168 };
  const piles = [{ x: 300, y: 200, w: 80, h: 112 }];
  const left = { x: 10, y: 80, w: 230, h: 380 };
  const numbers = (path: string): number[] => path.match(/[\d.]+/g)!.map(Number);
  const [x, y, end, same] = numbers(reach(left, card, piles));
  expect([x, same]).toEqual([240, y]);
  expect(y).toBeGreaterThan(312);
  expect(end).toBeLessThan(600);
  expect(numbers(reach(left, card, []))[1]).toBe(264);
  const above = { x: 250, y: 10, w: 700, h: 150 };
  const [, from, , to] = numbers(reach(above, card, piles));
  expect([from, to]).toEqual([160, 175]);
});

test("the line from a player to the played card runs between the cards of others where it can", () => {
  const card = { x: 160, y: 300, w: 62, h: 87 };
  const above = { x: 4, y: 4, w: 382, h: 90 };
  const row = [76, 142].map((x) => ({ x, y: 104, w: 62, h: 87 }));
  const at = (cards: Box[]): number => Number(/[\d.]+/.exec(reach(above, card, [], cards))![0]);
  expect(at([])).toBe(191);
  expect(at(row)).toBeGreaterThan(204);
  const gap = at([...row, { x: 208, y: 104, w: 62, h: 87 }]);
  expect(gap > 204 && gap < 208).toBe(true);
  expect(at([{ ...row[1]!, w: 120 }])).toBe(191); // there is no gap
  expect(at(row.map((one) => ({ ...one, y: 400 })))).toBe(191); // on the other side of the played card
  const [left, aside] = [{ x: 4, y: 4, w: 216, h: 160 }, { x: 671, y: 84, w: 90, h: 126 }]; // prettier-ignore
  const level = (cards: Box[]): number => Number(reach(left, aside, [], cards).match(/[\d.]+/g)![1]);
  expect(level([])).toBe(124);
  expect(level([{ x: 284, y: 50, w: 52, h: 73 }])).toBe(155);
});

test("the line to a player who is aimed at is straight and avoids the piles, unless another seat is between", () => {
  const card = { x: 560, y: 180, w: 120, h: 168 };
  const piles = [{ x: 300, y: 200, w: 80, h: 112 }];
  const seat = { x: 10, y: 80, w: 230, h: 380, badge: { x: 70, y: 90, w: 110, h: 40 } };
  const [start, y, end, same] = aim(card, seat, piles, [])
    .match(/[\d.]+/g)!
    .map(Number);
  expect([start, same]).toEqual([560, y]);
  expect(y).toBeGreaterThan(312);
  expect(end).toBeGreaterThan(240);
  expect(aim(card, seat, piles, [{ x: 250, y: 200, w: 40, h: 300 }])).toBe(line(card, seat.badge));
});

test("the line to a card that is aimed at crosses as few other cards, badges and piles as it can", () => {
  const numbers = (path: string): number[] => path.match(/[\d.]+/g)!.map(Number);
  const card = { x: 300, y: 400, w: 120, h: 168 };
  const target = { x: 500, y: 20, w: 50, h: 70 };
  expect(numbers(line(card, target))[0]).toBe(410);
  const between = { x: 390, y: 200, w: 60, h: 80 };
  const x = numbers(line(card, target, [between, target]))[0]!;
  expect([x < 390, x > 370]).toEqual([true, true]);
  const wall = { x: 200, y: 200, w: 400, h: 80 }; // there is no way around it
  expect(line(card, target, [wall])).toBe(line(card, target));
  const beside = { x: 20, y: 420, w: 90, h: 80 };
  const pile = { x: 150, y: 450, w: 80, h: 112 };
  expect(numbers(line(card, beside))[1]).toBe(506);
  expect(numbers(line(card, beside, [pile]))[1]).toBe(414);
});
