// Where an emote is thrown: at a player or a card that everyone sees.
import type { React } from "../protocol";
import type { Table } from "./table.svelte";

export type Target = Pick<React, "seat" | "card">;

/** Throw the aimed emote at the player or card that was tapped; the tap does nothing else. */
export function aimedTap(event: MouseEvent, table: Table): void {
  if (!table.aiming || !(event.target instanceof Element)) return;
  const card = event.target.closest<HTMLElement>("[data-card]");
  const seat = event.target.closest<HTMLElement>("[data-seat], [data-drop^=seat]");
  if ((!card && !seat) || card?.closest(".hand")) return;
  event.preventDefault();
  event.stopPropagation();
  table.throwAt(card ? { card: Number(card.dataset["card"]) } : { seat: Number(seat!.dataset["seat"] ?? seat!.dataset["drop"]!.slice(5)) });
}
