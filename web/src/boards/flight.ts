// Cards fly from where they were to where they are.  The state is right at once; only a picture of the card follows, so
// that everything can be read and touched meanwhile.
import { tick } from "svelte";
import type { Event, Place } from "../protocol";
import type { Table } from "../table/table.svelte";
import { motion } from "../ui/choices.svelte";

const LONGEST = 480; // milliseconds
const MOST = 10; // cards that fly at once: more would be a flock, not an explanation
const NEAR = 14; // pixels that are no journey

type Seen = { box: DOMRect; copy: HTMLElement };
type Move = { from: Place | null | undefined; to: Place | null | undefined };

/** Let cards fly on a board from now on; returns how to stop. */
export function flights(board: HTMLElement, table: Table): () => void {
  return table.listen((events) => {
    const time = motion(LONGEST);
    if (!time || document.hidden || events.length > 60) return;
    // Events come before the page is drawn again: this is how it was.
    const moves = movesOf(events);
    const before = cards(board, moves);
    const spots = spotsOn(board);
    // All is measured before anything flies: else the browser would lay out the page once for every card.
    void tick().then(() => planned(board, { events, moves, before, spots }).forEach((flight) => send(flight, time)));
  });
}

/** From where to where each card moved that was seen: from its first zone to its last. */
export function movesOf(events: Event[]): Map<number, Move> {
  const moves = new Map<number, Move>();
  for (const { card, from_zone, to_zone } of events)
    if (card) moves.set(card.id, { from: moves.get(card.id)?.from ?? from_zone, to: to_zone ?? moves.get(card.id)?.to });
  return moves;
}

/** The element of a board that stands for a place: a player, or a pile. */
export const spotOf = (place: Place | null | undefined): string => (!place ? "" : (place.seat ?? -1) >= 0 ? `seat ${place.seat}` : `pile ${place.zone}`);

type Before = { events: Event[]; moves: Map<number, Move>; before: Map<number, Seen>; spots: Map<string, DOMRect> };
type Flight = { one: HTMLElement; from: DOMRect; to: DOMRect; width: number; hide: boolean }; // hide: it is there already

/** Which cards fly, from where to where. */
function planned(board: HTMLElement, { events, moves, before, spots }: Before): Flight[] {
  const now = spotsOn(board);
  const landed = new Set<number>();
  const found: Flight[] = [];
  const add = (one: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined, hide: boolean): void => {
    if (!from || !to?.width || Math.hypot(...way(from, to)) < NEAR) return;
    const width = (one.querySelector<HTMLElement>(".card") ?? one).getBoundingClientRect().width;
    found.push({ one, from, to, hide, width: width || Math.min(from.width, 90) });
  };
  for (const one of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = cardOf(one);
    const move = moves.get(card);
    if (landed.has(card) || !move) continue;
    landed.add(card);
    add(one, before.get(card)?.box ?? spots.get(spotOf(move.from)), one.getBoundingClientRect(), true);
  }
  for (const [card, move] of moves) {
    const old = before.get(card);
    if (old && !landed.has(card)) add(old.copy, old.box, now.get(spotOf(move.to)), false);
  }
  const back = board.querySelector<HTMLElement>("[data-pile] .back");
  for (const { card, from_zone, to_zone } of events) if (back && !card) add(back, spots.get(spotOf(from_zone)), now.get(spotOf(to_zone)), false);
  return found.slice(0, MOST);
}

/** From one place to another: pixels to the right and down, back from the end. */
const way = (from: DOMRect, to: DOMRect): [number, number] => [
  from.left + from.width / 2 - (to.left + to.width / 2),
  from.top + from.height / 2 - (to.top + to.height / 2),
];

const cardOf = (one: HTMLElement): number => Number(one.dataset["card"]);

/** The cards that move, where they are and what they look like. */
function cards(board: HTMLElement, moves: Map<number, Move>): Map<number, Seen> {
  const found = new Map<number, Seen>();
  for (const one of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = cardOf(one);
    if (moves.has(card) && !found.has(card)) found.set(card, { box: one.getBoundingClientRect(), copy: copied(one) });
  }
  return found;
}

function spotsOn(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const one of board.querySelectorAll<HTMLElement>("[data-seat]")) found.set(`seat ${one.dataset["seat"]}`, one.getBoundingClientRect());
  for (const one of board.querySelectorAll<HTMLElement>("[data-pile]")) found.set(`pile ${one.dataset["pile"]}`, one.getBoundingClientRect());
  return found;
}

function copied(one: HTMLElement): HTMLElement {
  const copy = (one.querySelector<HTMLElement>(".card") ?? one).cloneNode(true) as HTMLElement;
  copy.classList.remove("lit", "dimmed", "selected");
  copy.setAttribute("aria-hidden", "true");
  for (const inner of copy.querySelectorAll("button")) inner.tabIndex = -1;
  return copy;
}

/** A picture of a card over the page, around a point; it cannot be touched. */
export function pictured(one: HTMLElement, x: number, y: number, width: number): HTMLElement {
  const cover = document.createElement("div");
  cover.inert = true;
  cover.style.cssText = `position:fixed;z-index:40;pointer-events:none;left:${x - width / 2}px;top:${y - width * 0.7}px;width:${width}px;--card-w:${width}px`;
  cover.append(copied(one));
  document.body.append(cover);
  return cover;
}

/** Let a picture of a card fly; the card itself stays hidden under it until it lands, but can be touched. */
function send({ one, from, to, width, hide }: Flight, time: number): void {
  const [x, y] = way(from, to);
  const shown = one.querySelector<HTMLElement>(".card") ?? one;
  const cover = pictured(one, to.left + to.width / 2, to.top + to.height / 2, width);
  if (hide) shown.style.opacity = "0";
  const flight = cover.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.85)` },
      { transform: `translate(${x * 0.35}px, ${y * 0.35 - 14}px) scale(1.08)`, offset: 0.6 },
      { transform: "none" },
    ],
    { duration: time, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" },
  );
  const land = (): void => {
    shown.style.removeProperty("opacity");
    cover.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
