// @vitest-environment jsdom
// The clock on the page: one that runs for long is redrawn once a second, a window's more often.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TimeBar from "../../src/table/TimeBar.svelte";
import type { Table } from "../../src/table/table.svelte";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

async function drawn(times: Partial<Table>): Promise<number> {
  const table = { window: null, clock: null, connection: { now: () => Date.now() }, ...times } as unknown as Table;
  const { container } = render(TimeBar, { table });
  const seen = new Set<string>();
  for (let ms = 0; ms < 3_000; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await tick();
    seen.add(container.querySelector<HTMLElement>(".bar")!.style.transform);
  }
  return seen.size;
}

test("the bar of a long clock is redrawn once a second", async () => {
  const clock = { seat: 0, started: 0, ends: 60_000, bank: 0 };
  expect(await drawn({ clock } as unknown as Partial<Table>)).toBeLessThanOrEqual(4);
});

test("the bar of a window is redrawn several times a second", async () => {
  const open = { opened: 0, ends: 6_000 };
  expect(await drawn({ window: open } as unknown as Partial<Table>)).toBeGreaterThan(10);
});
