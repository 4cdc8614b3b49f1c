// Placement of a preview next to the card under the mouse, clear of the question and of what it is about.
import { type Rect, overlap } from "../ui/rects";

export type Around = { asked: Rect[]; choices: Rect[] }; // what must stay visible, and what should

const APART = 10; // pixels
const SCALES = [1, 0.88, 0.76]; // a preview is smaller where there is no room for it
const HIDES = 0.05; // pixels of distance that one hidden square pixel of a choice is worth
const ASKED = "[data-dock], [data-chain] .face"; // the question, and the cards that are being played
const CHOICES = ".lit .face, .pick[data-seat]";

const within = (value: number, most: number): number => Math.max(APART, Math.min(most - APART, value));
/** How many square pixels of these boxes something hides. */
const hidden = (by: Rect, boxes: Rect[]): number => boxes.reduce((sum, box) => sum + overlap(by, box), 0);
const boxesOf = (selector: string): Rect[] => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** The position of something of size `w`, `h` near a card: the closest that hides neither the card nor the question, and few of its choices. */
export function placeBeside(card: Rect, [w, h]: [number, number], [wide, high]: [number, number], { asked, choices }: Around): [number, number] {
  const { left, top, width, height } = card;
  const all = [card, ...asked];
  const lefts = [left + (width - w) / 2, left, left + width - w, ...all.flatMap((box) => [box.left + box.width + APART, box.left - w - APART])];
  const tops = [top + (height - h) / 2, ...all.flatMap((box) => [box.top - h - APART, box.top + box.height + APART])];
  const cost = ([x, y]: [number, number]): number => {
    const box = { left: x, top: y, width: w, height: h };
    const far = Math.hypot(x + w / 2 - left - width / 2, y + h / 2 - top - height / 2);
    return far + hidden(box, all) + HIDES * hidden(box, choices);
  };
  const places = lefts.flatMap((x) => tops.map((y): [number, number] => [within(x, wide - w), within(y, high - h)]));
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** The same for the largest size that hides neither the card nor the question, or else the smallest; with the scale. */
export function fitBeside(card: Rect, [w, h]: [number, number], screen: [number, number], around: Around): [number, number, number] {
  const sizes = SCALES.map((scale) => {
    const [width, height] = [w * scale, h * scale];
    const [left, top] = placeBeside(card, [width, height], screen, around);
    return { left, top, width, height, scale };
  });
  const { left, top, scale } = sizes.find((box) => !hidden(box, [card, ...around.asked])) ?? sizes.at(-1)!;
  return [left, top, scale];
}

const FOOT = 6; // pixels between what is read and the question or the hand
const LEAST = 48; // the smallest height of a drawing, in pixels
const SMALL = 640; // the width of a screen on which a card that is read would cover the question, in pixels
const LOW = 500; // ... and the height

/** A Svelte action: on a phone a card that is read leaves the question and the hand in sight. */
export function clear(node: HTMLElement, opened: boolean): void {
  const [dock] = boxesOf("[data-dock]");
  if (!opened || !dock || (innerWidth > SMALL && innerHeight > LOW)) return;
  const aside = dock.left > innerWidth / 2;
  const hand = Math.min(innerHeight, ...boxesOf(".table > .hand .face").map(({ top }) => top));
  const [right, bottom] = aside ? [dock.left, hand] : [innerWidth, dock.top];
  const sheet = node.querySelector<HTMLElement>(".sheet")!;
  node.style.cssText = `inset:${FOOT}px auto auto ${FOOT}px;width:min(${right - 2 * FOOT}px,27rem);--card-w:100%`;
  sheet.style.maxHeight = `${bottom - 2 * FOOT}px`;
  const [card, art] = [sheet.firstElementChild!.getBoundingClientRect(), node.querySelector<HTMLElement>(".art")];
  const over = card.bottom + 2 * FOOT - bottom;
  if (art && over > 0) node.style.setProperty("--art", `${Math.max(LEAST, art.offsetHeight - over)}px`);
}

/** A Svelte action for an element with a fixed position. */
export function beside(node: HTMLElement, card: Rect | null): void {
  if (!card) return;
  const around = { asked: boxesOf(ASKED), choices: boxesOf(CHOICES) };
  const [left, top, scale] = fitBeside(card, [node.offsetWidth, node.offsetHeight], [innerWidth, innerHeight], around);
  node.style.inset = `${top}px auto auto ${left}px`;
  node.style.transformOrigin = "0 0";
  node.style.scale = `${scale}`;
}
