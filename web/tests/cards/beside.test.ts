// The card that a mouse rests on is shown next to it, on the screen and without covering it.
import { expect, test } from "vitest";
import { placeBeside } from "../../src/cards/beside";

const [WIDE, HIGH] = [1280, 800];
const SIZE: [number, number] = [336, 480];
const card = (left: number, top: number) => ({ left, top, width: 140, height: 196 });

test.each([
  ["in the hand: above it", card(600, 590), "above"],
  ["opposite: below it", card(600, 20), "below"],
  ["at the left: to the right of it", card(20, 300), "right"],
  ["at the right: to the left of it", card(1100, 300), "left"],
] as const)("%s", (_, box, where) => {
  const [left, top] = placeBeside(box, SIZE, [WIDE, HIGH]);
  const sides = { above: top + SIZE[1] <= box.top, below: top >= box.top + box.height, right: left >= box.left + box.width, left: left + SIZE[0] <= box.left };
  expect(sides[where]).toBe(true);
  expect([left >= 0, top >= 0, left + SIZE[0] <= WIDE, top + SIZE[1] <= HIGH]).toEqual([true, true, true, true]);
});
