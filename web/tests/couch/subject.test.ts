// @vitest-environment jsdom
// A phone that shows only the hand shows what a played card is aimed at, each target once.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Subject from "../../src/couch/Subject.svelte";
import type { Table } from "../../src/table/table.svelte";
import { Speech } from "../../src/words/speech";
import { speak } from "../../src/words/words.svelte";

beforeAll(async () => {
  await speak("en", ["stable", "stable-cards", "stable-terms", "cards", "game"]);
});
afterEach(cleanup);

test("Unicorn Swap may steal the unicorn that it moves", () => {
  const [swap, narwhal, americorn] = [
    { id: 1, kind: "unicorn_swap" },
    { id: 2, kind: "narwhal" },
    { id: 3, kind: "americorn" },
  ];
  const table = {
    window: { source: swap },
    question: null,
    view: { stable: { targets: [narwhal, narwhal, americorn] } },
    speech: new Speech("stable", "second", [], -1),
  } as unknown as Table;
  const { container } = render(Subject, { table, width: 84 });
  expect([...container.querySelectorAll<HTMLElement>("[data-kind]")].map((one) => one.dataset["kind"])).toEqual(["unicorn_swap", "narwhal", "americorn"]);
});
