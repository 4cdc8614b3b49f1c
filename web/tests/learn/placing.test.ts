// Where the coach's bubble and hand go: they cover neither the question nor an answer.
import { expect, test } from "vitest";
import { placeBubble, pointAt } from "../../src/learn/placing";
import { overlap, type Rect } from "../../src/ui/rects";

const UPRIGHT = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const ASIDE = { width: 640, height: 360 };
const apart = (a: Rect, b: Rect): boolean => overlap(a, b) === 0;

test("in portrait, a bubble leaves the question, the hand and my stable free, and covers the piles", () => {
  const question = { left: 4, top: 524, width: 382, height: 50 };
  const hand = { left: 4, top: 580, width: 382, height: 264 };
  const stable = { left: 4, top: 430, width: 382, height: 88 };
  const piles = { left: 4, top: 290, width: 382, height: 130 };
  const target = { left: 290, top: 710, width: 95, height: 130 };
  const at = placeBubble({ width: 370, height: 90 }, UPRIGHT, target, [
    { ...question, cost: 100 },
    { ...hand, cost: 6 },
    { ...stable, cost: 2 },
    { ...piles, cost: 0.5 },
    { left: 4, top: 0, width: 382, height: 290, cost: 1 },
  ]);
  for (const one of [question, hand, stable]) expect(apart(at, one)).toBe(true);
  expect(at.top).toBeGreaterThan(300);
});

test("in landscape, a bubble covers no colour that can be chosen", () => {
  const petals = [450, 542].flatMap((left) => [28, 122].map((top) => ({ left, top, width: 88, height: 88 })));
  const question = { left: 446, top: 238, width: 190, height: 116 };
  const needed = [...petals.map((one) => ({ ...one, cost: 6 })), { ...question, cost: 100 }];
  const at = placeBubble({ width: 430, height: 48 }, ASIDE, petals[1]!, needed);
  for (const one of [...petals, question]) expect(apart(at, one)).toBe(true);
  expect(at.left).toBeGreaterThanOrEqual(0);
});

test("a bubble stays on the screen, even where there is no room", () => {
  const at = placeBubble({ width: 640, height: 200 }, ASIDE, { left: 0, top: 0, width: 10, height: 10 }, [
    { left: 0, top: 0, width: 640, height: 360, cost: 1 },
  ]);
  expect([at.left >= 0, at.top >= 0, at.top + 200 <= 360]).toEqual([true, true, true]);
});

test("a hand comes from below, unless it would cover the question", () => {
  const question = { left: 4, top: 524, width: 382, height: 50 };
  const high = { left: 190, top: 200, width: 64, height: 90 };
  expect(pointAt(high, question, UPRIGHT)).toMatchObject({ x: 222, from: "below" });
  const low = { left: 74, top: 434, width: 60, height: 84 };
  const found = pointAt(low, question, UPRIGHT);
  expect(found.from).toBe("right");
  expect(found.y).toBeLessThan(question.top - 40);
  expect(pointAt({ ...low, left: 320 }, question, UPRIGHT).from).toBe("left");
  expect(pointAt({ left: 280, top: 528, width: 100, height: 44 }, question, UPRIGHT)).toMatchObject({ from: "below", answers: true });
  expect(pointAt(low, null, UPRIGHT).from).toBe("below");
  const answer = { left: 552, top: 306, width: 80, height: 44 };
  const { y } = pointAt(answer, { left: 446, top: 238, width: 190, height: 116 }, ASIDE);
  expect(y).toBeGreaterThan(answer.top + answer.height / 2 + 12); // its words stay in sight
});

test("at the edge of the screen, a hand comes from beside the question, where more than its fingertip is seen", () => {
  const screen = { width: 844, height: 390 };
  const question = { left: 588, top: 272, width: 252, height: 114 };
  const answer = { left: 594, top: 335, width: 240, height: 44 };
  const hand = pointAt(answer, question, screen);
  expect(hand).toEqual({ x: 598, y: 357, from: "left", answers: true });
  expect(pointAt({ ...answer, left: 720, width: 114 }, question, screen).from).toBe("below"); // another answer is beside it
  const mirrored = { ...question, left: 4 };
  expect(pointAt({ ...answer, left: 10 }, mirrored, screen)).toEqual({ x: 246, y: 357, from: "right", answers: true });
});

test("the hand leaves free the text of the card it points at", () => {
  const question = { left: 220, top: 504, width: 840, height: 48 };
  const card = { left: 150, top: 562, width: 164, height: 222 };
  const text = { left: 158, top: 704, width: 150, height: 76 };
  const at = pointAt(card, question, LAPTOP, text);
  expect(at.from).toBe("right");
  expect(at.y + 44).toBeLessThanOrEqual(text.top);
  expect(at.y).toBeGreaterThan(card.top);
  expect(pointAt({ ...card, left: 970 }, question, LAPTOP, { ...text, left: 978 }).from).toBe("left");
  expect(pointAt(card, question, LAPTOP).from).toBe("below"); // no text on it
});
