// Keyboard focus: arrow keys move it along rows and from row to row, and it is not lost when cards move.
import { tick } from "svelte";

export const FACES = "[data-card] button.face";
const STOPS = `${FACES}, [data-stop-here], [data-dock] button:not(:disabled), .tray button:not([tabindex="-1"])`;
type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const ROW = 36; // pixels by which the middles of things in one row may differ

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
const within = ({ left, right, top, bottom }: DOMRect, [x, y]: [number, number]): boolean => x >= left && x <= right && y >= top && y <= bottom;
const shown = (one: HTMLElement): boolean => one.offsetParent !== null || getComputedStyle(one).position === "fixed";

/** Move the focus one step; false when there is nothing in that direction. */
export function step(screen: HTMLElement, direction: Direction): boolean {
  const tray = screen.querySelector<HTMLElement>(".tray");
  const covered = (one: HTMLElement): boolean =>
    tray !== null && !tray.contains(one) && within(tray.getBoundingClientRect(), middle(one.getBoundingClientRect()));
  const all = [...screen.querySelectorAll<HTMLElement>(STOPS)].filter((one) => shown(one) && !covered(one));
  const now = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (!now || !all.includes(now)) return go((tray ? (first(tray) ?? tray.querySelector<HTMLElement>(FACES)) : first(screen)) ?? all[0]);
  return go(
    nearest(
      now.getBoundingClientRect(),
      all.filter((one) => one !== now),
      direction,
    ),
  );
}

/** Sideways within the row; up and down to the nearest thing of the next row. */
function nearest(from: DOMRect, all: HTMLElement[], direction: Direction): HTMLElement | undefined {
  const [x, y] = middle(from);
  const way = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  const sideways = direction === "ArrowLeft" || direction === "ArrowRight";
  const found = all.map((one) => {
    const [ox, oy] = middle(one.getBoundingClientRect());
    return { one, ahead: (sideways ? ox - x : oy - y) * way, aside: Math.abs(sideways ? oy - y : ox - x) };
  });
  if (sideways)
    return least(
      found.filter(({ ahead, aside }) => ahead > 2 && aside < ROW),
      ({ ahead }) => ahead,
    );
  const there = found.filter(({ ahead }) => ahead > ROW / 2);
  const row = Math.min(...there.map(({ ahead }) => ahead)) + ROW;
  return least(
    there.filter(({ ahead }) => ahead < row),
    ({ aside }) => aside,
  );
}

function least<T extends { one: HTMLElement }>(list: T[], size: (one: T) => number): HTMLElement | undefined {
  return list.reduce<T | undefined>((best, one) => (best && size(best) <= size(one) ? best : one), undefined)?.one;
}

const first = (within: HTMLElement): HTMLElement | undefined => [...within.querySelectorAll<HTMLElement>(`.card.lit button.face, .hand ${FACES}`)].find(shown);

function go(one: HTMLElement | undefined): boolean {
  one?.focus();
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return one !== undefined;
}

/** Move to the hand: to its first playable card, or else to its first. */
export function toHand(screen: HTMLElement): boolean {
  const hand = [...screen.querySelectorAll<HTMLElement>(`.hand ${FACES}`)];
  return go(hand.find((one) => one.closest(".lit")) ?? hand[0]);
}

/** Keeps the focus of a screen: when its element is gone, it moves to the same card elsewhere, or to the question. */
export class Keeping {
  private card = "";
  private had = false;

  constructor(private readonly screen: () => HTMLElement | undefined) {}

  note = (event: FocusEvent): void => {
    const one = event.target instanceof HTMLElement ? event.target : null;
    this.had = one !== null;
    this.card = one?.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? "";
  };

  /** Call this after every change of the table. */
  async keep(): Promise<void> {
    await tick();
    const screen = this.screen();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (!screen || !this.had || !lost) return;
    const same = this.card ? screen.querySelector<HTMLElement>(`[data-card="${this.card}"] button.face`) : null;
    (same ?? screen.querySelector<HTMLElement>("[data-dock]"))?.focus({ preventScroll: true });
  }
}
