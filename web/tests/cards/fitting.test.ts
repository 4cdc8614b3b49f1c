// Letters as large as a box allows, found with few tries.
import { describe, expect, it } from "vitest";
import { largestFitting } from "../../src/cards/fitting";

const search = (most: number, room: number) => {
  const tried: number[] = [];
  const found = largestFitting(most, 9, (size) => (tried.push(size), size <= room));
  return { found, tried };
};

describe("the largest letters that fit", () => {
  it("are the largest ones, with one try, where these fit", () => {
    expect(search(18, 20)).toEqual({ found: 18, tried: [18] });
  });

  it("are found with few tries otherwise, and tried last, so that they stay", () => {
    for (let room = 9; room < 18; room += 0.5) {
      const { found, tried } = search(18, room);
      expect(found).toBe(room);
      expect(tried.at(-1)).toBe(room);
      expect(tried.length).toBeLessThanOrEqual(7);
    }
  });

  it("are the smallest where none fit", () => {
    expect(search(18, 5).found).toBe(9);
    expect(search(9, 5).found).toBe(9);
  });
});
