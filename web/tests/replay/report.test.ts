// The moments of a report in the order of the game, and their places on the band.
import { expect, test } from "vitest";
import type { Report } from "../../src/protocol";
import { across, area, moments } from "../../src/replay/report";
import { type Frame, stepAfter } from "../../src/replay/steps";

const BAND = [
  { answer: 0, turn: 1, chances: [0.5, 0.5] },
  { answer: 10, turn: 2, chances: [0.75, 0.25] },
  { answer: 12, turn: 2, chances: [1, 0] },
];

test("all turns are equally wide, however many answers they had", () => {
  expect([0, 5, 10, 11, 12].map((answer) => across(BAND, answer))).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test("shares are stacked, from the first seat at the bottom to the last at the top", () => {
  expect(area(BAND, 0)).toBe("0.00,100.00 50.00,100.00 100.00,100.00 100.00,0.00 50.00,25.00 0.00,50.00");
  expect(area(BAND, 1)).toBe("0.00,50.00 50.00,25.00 100.00,0.00 100.00,0.00 50.00,0.00 0.00,0.00");
});

test("choices and luck come in the order of the game, with their turns", () => {
  const choice = {
    answer: 11,
    turn: 5,
    seat: 0,
    question: { ask: "turn", options: [] },
    taken: 0,
    better: 1,
    chance_taken: 0.2,
    chance_better: 0.6,
    margin: 0.1,
  };
  const luck = { answer: 3, turn: 2, seat: 1, events: [], chance_before: 0.3, chance_after: 0.6, margin: 0.1 };
  const report: Report = { engine: "1", players: ["Ann", "Bob"], band: BAND, choices: [choice], luck: [luck] };
  expect(moments(report)).toEqual([
    { answer: 3, turn: 2, luck },
    { answer: 11, turn: 5, choice },
  ]);
});

test("a moment is shown by the last step before it, because passes have no step", () => {
  const all = [0, 1, 4, 6].map((answers) => ({ answers })) as Frame[];
  expect([0, 3, 4, 9].map((answers) => stepAfter(all, answers))).toEqual([0, 1, 2, 3]);
});
