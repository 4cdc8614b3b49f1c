// What a lesson or the coach points at: exactly one thing on the table.
import type { Option } from "../protocol";

const CARD = "[data-card] .lit [data-kind]";
const BUTTON = "[data-dock] .answers button:not(:disabled, .hold)"; // a lesson offers one answer; extra time is not an answer
const PLACES: Record<string, string> = {
  "stable-hello": '[data-drop="seat 0"]', // the whole stable: its cards are counted
  "stable-hand": ".table > .hand",
  "stable-won": '[data-drop="seat 0"]',
  "unorog-hello": '[data-pile="well"], [data-pile]',
};

/** What has to be pressed next: the button of a lifted card, else the card, else the only button. */
export function pressed(screen: ParentNode): HTMLElement | null {
  const sheet = screen.querySelector<HTMLElement>("dialog[open] button.main");
  const lifted = screen.querySelector(`${CARD}[aria-pressed="true"]`);
  const card = screen.querySelector<HTMLElement>(CARD);
  const button = screen.querySelector<HTMLElement>(BUTTON);
  return sheet ?? (lifted ? (button ?? card) : (card ?? button));
}

/** What the teacher talks about when nothing has to be pressed. */
export function shown(screen: ParentNode, lesson: string, scene: string): HTMLElement | null {
  const place = PLACES[`${lesson}-${scene}`];
  return place ? screen.querySelector<HTMLElement>(place) : null;
}

/** What has to be pressed next to answer with an option: its button, its card, or its player. */
export function way(screen: ParentNode, { verb, card, seat = -1, word }: Option, number: number, called: boolean): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => screen.querySelector<HTMLElement>(selector);
  const call = verb === "call" && !called ? find(".answers .call") : null;
  const named = word ? find(`[data-word="${word}"]`) : null;
  const button = find(`[data-option="${number}"]:not(:disabled)`);
  const face = card ? find(`[data-card="${card.id}"] [data-kind]`) : null;
  const lifted = face?.getAttribute("aria-pressed") === "true" ? find(".answers button.main") : null;
  const player = seat >= 0 && !face?.closest(".lit") ? find(`[data-seat="${seat}"]`) : null; // the card is the same for all players
  return call ?? named ?? button ?? lifted ?? player ?? face;
}

const LOOKS = 12; // points at which an element is checked for being covered

/** The visible part of an element: cards in a hand overlap, and so do their rows. */
export function inSight(target: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = target.getBoundingClientRect();
  const whole = target.closest("[data-card]");
  if (!whole) return { left, top, width, height }; // a stable is lit with the cards on it
  const shows = (x: number, y: number): boolean => whole.contains(document.elementFromPoint?.(x, y) ?? null);
  const points = (from: number, length: number): number[] => Array.from({ length: LOOKS }, (_, n) => from + ((n + 0.5) * length) / LOOKS);
  const across = points(left, width).filter((x) => shows(x, top + height / 3));
  if (!across.length) return { left, top, width, height };
  const middle = (across[0]! + across.at(-1)!) / 2;
  const down = points(top, height).filter((y) => shows(middle, y));
  const [wide, high] = [width / LOOKS, height / LOOKS];
  return { left: across[0]! - wide / 2, top, width: across.at(-1)! - across[0]! + wide, height: down.at(-1)! - top + high / 2 };
}
