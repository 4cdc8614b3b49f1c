// @vitest-environment jsdom
// What is written at a seat, and in sentences about cards.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Pips from "../../src/boards/Pips.svelte";
import Sentence from "../../src/table/Sentence.svelte";
import type { Table } from "../../src/table/table.svelte";
import { Speech } from "../../src/words/speech";
import { speak } from "../../src/words/words.svelte";

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await speak("en", ["game", "stable", "stable-cards", "stable-terms", "cards"]);
});
afterEach(cleanup);

test("“One to go!” is said when the picture shows the last unicorn but one, and a screen reader knows the number before", async () => {
  const { container, rerender } = render(Pips, { n: 6, goal: 7, shown: 5 });
  const told = (): (string | null | undefined)[] => [container.querySelector(".pips")!.getAttribute("aria-label"), container.querySelector("em")?.textContent];
  expect(container.querySelector("b")!.textContent).toBe("5");
  const [label] = told();
  expect(told()).toEqual([expect.stringContaining("6"), undefined]);
  await rerender({ n: 6, goal: 7, shown: 6 });
  expect(told()).toEqual([label, "One to go!"]);
  await rerender({ n: 7, goal: 7, shown: 7 });
  expect(told()[1]).toBeUndefined();
});

test("a comma or a full stop is close to the card before it", () => {
  const table = { speech: new Speech("stable", "second", ["Ann"], 0) } as Table;
  render(Sentence, { table, text: "You choose Narwhal, Rhinocorn from the deck.", cards: ["narwhal", "rhinocorn"] });
  expect([...document.querySelectorAll(".kept")].map((one) => [one.textContent.trim(), one.classList.contains("close")])).toEqual([
    ["Narwhal,", true],
    ["Rhinocorn", false],
  ]);
});
