import { expect, test } from "vitest";
import { remembered } from "../../src/cards/remembered";

test("a result is made once, and the oldest of many is made again", () => {
  const kept = new Map<string, number>();
  let made = 0;
  const make = (): number => ++made;
  expect([remembered(kept, "0", make), remembered(kept, "0", make)]).toEqual([1, 1]);
  for (let n = 1; n <= 200; n++) remembered(kept, `${n}`, make);
  expect(kept.size).toBe(200);
  expect([remembered(kept, "200", make), remembered(kept, "0", make)]).toEqual([201, 202]);
});
