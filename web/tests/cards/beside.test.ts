// The card that a mouse rests on is shown next to it, on the screen, and hides neither it nor the question.
import { expect, test } from "vitest";
import { fitBeside, placeBeside } from "../../src/cards/beside";
import type { Rect } from "../../src/ui/rects";

const [WIDE, HIGH] = [1280, 800];
const SIZE: [number, number] = [256, 400];
const QUESTION = { left: 210, top: 520, width: 860, height: 52 };
const box = (left: number, top: number, width = 100, height = 140): Rect => ({ left, top, width, height });

const placed = (card: Rect, choices: Rect[] = [], asked = [QUESTION]): Rect => {
  const [left, top] = placeBeside(card, SIZE, [WIDE, HIGH], { asked, choices });
  return { left, top, width: SIZE[0], height: SIZE[1] };
};
const meet = (a: Rect, b: Rect): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const gap = (a: Rect, b: Rect): number => Math.max(a.left - b.left - b.width, b.left - a.left - a.width, a.top - b.top - b.height, b.top - a.top - a.height);

test.each([
  ["in the hand", box(600, 600)],
  ["in the hand, at the left", box(12, 600)],
  ["in my stable", box(600, 370)],
  ["opposite", box(600, 20)],
  ["at the left", box(20, 300)],
  ["at the right", box(1160, 100)],
])("%s: on the screen, next to the card, hiding neither it nor the question", (_, card) => {
  const preview = placed(card);
  expect(meet(preview, card) || meet(preview, QUESTION)).toBe(false);
  expect([preview.left >= 0, preview.top >= 0, preview.left + SIZE[0] <= WIDE, preview.top + SIZE[1] <= HIGH]).toEqual([true, true, true, true]);
  expect(gap(preview, card)).toBeLessThanOrEqual(QUESTION.height + 50); // the question may be between them
});

test("the card that is being played stays visible as well", () => {
  const [card, played] = [box(420, 370), box(460, 150, 140, 196)];
  expect(meet(placed(card, [], [QUESTION]), played)).toBe(true);
  expect(meet(placed(card, [], [QUESTION, played]), played)).toBe(false);
});

test("cards that could be chosen stay visible if there is room elsewhere", () => {
  const [card, others] = [box(600, 370), [box(710, 370), box(820, 370)]];
  for (const other of others) expect(meet(placed(card, others), other)).toBe(false);
});

test("on a low screen it is smaller, so that it still hides neither the card nor the question", () => {
  const [card, question] = [box(290, 440, 110, 150), { left: 253, top: 385, width: 860, height: 50 }];
  const [left, top, scale] = fitBeside(card, SIZE, [1366, 625], { asked: [question], choices: [] });
  const preview = { left, top, width: SIZE[0] * scale, height: SIZE[1] * scale };
  expect(scale).toBeLessThan(1);
  expect(meet(preview, card) || meet(preview, question)).toBe(false);
  const [, , usual] = fitBeside(box(600, 370), SIZE, [WIDE, HIGH], { asked: [QUESTION], choices: [] });
  expect(usual).toBe(1);
});
