// Dragging a card from the hand onto the table plays it; the places where it may be dropped light up.  Taps and keys do
// the same: this is for people who expect to drag.
import { typeOf } from "../cards/catalogue";
import type { Card } from "../protocol";
import type { Picking } from "../table/picking.svelte";
import type { Table } from "../table/table.svelte";
import { pictured } from "./pictured";

export type Dragged = { card: Card; table: Table; picking: Picking };

const STARTS = 12; // pixels after which a press becomes a drag
const ABOVE = 24; // pixels above the hand from which a card is dropped on the table

/** The names of the places where a card may be dropped. */
function placesFor({ card, table }: Dragged): string[] {
  const options = table.optionsOf(card.id);
  if (!options.length) return [];
  const named = options.flatMap(([, { seat = -1 }]) => (seat >= 0 ? [seat] : []));
  const anyStable = ["upgrade", "downgrade"].includes(typeOf(card.kind)); // the stable is asked for, or decided by where the card is dropped
  const seats = named.length ? named : anyStable ? Array.from({ length: table.view?.seats ?? 0 }, (_, seat) => seat) : [];
  return ["stage", ...seats.map((seat) => `seat ${seat}`)];
}

/** A Svelte action for a card in hand. */
export function drag(node: HTMLElement, dragged: Dragged | undefined): { update(next: Dragged | undefined): void; destroy(): void } {
  let now = dragged;
  let pointer = -1; // the id of the pointer that drags the card
  let from = [0, 0];
  let cover: HTMLElement | null = null; // a picture of the card that follows the pointer
  let places: HTMLElement[] = []; // where it may be dropped
  let moved = false; // the click that ends a drag is not a tap

  /** Where a dropped card would go: on a stable that accepts it, else on the table if it is above the hand. */
  function under(x: number, y: number): string {
    const hit = places.find((one) => one.dataset["drop"] !== "stage" && inside(one, x, y));
    if (hit) return hit.dataset["drop"]!;
    return y < edge() ? "stage" : "";
  }

  function edge(): number {
    const board = node.closest(".table");
    const hand = Math.min(...[...(board?.querySelectorAll(".hand .place") ?? [])].map((one) => one.getBoundingClientRect().top));
    const ribbon = board?.querySelector("[data-dock]")?.getBoundingClientRect();
    return ribbon && ribbon.bottom <= hand + 2 ? ribbon.top : hand - ABOVE;
  }

  function down(event: PointerEvent): void {
    if (!now || !event.isPrimary || event.button) return;
    pointer = event.pointerId;
    from = [event.clientX, event.clientY];
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const [x, y] = [event.clientX - from[0]!, event.clientY - from[1]!];
    if (!cover && Math.hypot(x, y) > STARTS) lift();
    if (!cover) return;
    cover.style.transform = `translate(${x}px, ${y}px)`;
    const where = under(event.clientX, event.clientY);
    cover.firstElementChild!.classList.toggle("selected", where !== "");
    for (const one of places) one.classList.toggle("over", one.dataset["drop"] === where);
  }

  function lift(): void {
    const box = node.getBoundingClientRect();
    const width = (node.querySelector(".card") ?? node).getBoundingClientRect().width;
    cover = pictured(node, box.left + width / 2, box.top + width * 0.7, width);
    node.style.opacity = "0.35";
    moved = true;
    const names = new Set(placesFor(now!));
    places = [...(node.closest(".table")?.querySelectorAll<HTMLElement>("[data-drop]") ?? [])].filter((one) => names.has(one.dataset["drop"]!));
    for (const one of places) one.classList.add("drop");
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const where = cover ? under(event.clientX, event.clientY) : "";
    end();
    if (!now || !where) return;
    if (where === "stage") now.picking.play(now.card);
    else now.picking.playAt(now.card, Number(where.split(" ")[1]));
  }

  function end(): void {
    pointer = -1;
    cover?.remove();
    cover = null;
    node.style.removeProperty("opacity");
    for (const one of places) one.classList.remove("drop", "over");
    places = [];
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    setTimeout(() => (moved = false));
  }

  const click = (event: MouseEvent): void => {
    if (!moved) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // A fast pointer leaves the card before it counts as a drag, so the whole window is observed.
  const listeners = Object.entries({ pointermove: move, pointerup: up, pointercancel: end });
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    },
  };
}

function inside(one: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
