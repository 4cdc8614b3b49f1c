// @vitest-environment jsdom
// How cards and sentences of a beat are put on the page.
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { snug } from "../../src/director/moving";

afterEach(() => vi.restoreAllMocks());

const box = (width: number) => ({ width }) as DOMRect;

test("a sentence of two lines is as wide as the longer one, also while it is still growing, and when its room changes", async () => {
  const sentence = document.createElement("span");
  sentence.textContent = "Ember stops your Queen Bee Unicorn!";
  Object.defineProperty(sentence, "offsetWidth", { value: 520 });
  sentence.getBoundingClientRect = () => box(2 * 520); // it starts at twice its size
  Range.prototype.getBoundingClientRect = () => box(2 * 283.4);
  const { update } = snug(sentence, 600);
  expect(sentence.style.width).toBe("284px");
  Range.prototype.getBoundingClientRect = () => box(2 * 210); // in three lines
  update();
  await tick();
  expect(sentence.style.width).toBe("210px");
});
