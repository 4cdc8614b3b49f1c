// The cards on the table that I may choose: a phone that shows only the hand shows them next to it.
import type { Card } from "../protocol";
import type { Table } from "../table/table.svelte";
import { has, key, t } from "../words/words.svelte";

export type Group = { title: string; cards: Card[] };

/** The cards that can be picked, by zone, without my hand. */
export function offered(table: Table): Group[] {
  const { view, me } = table;
  if (!view) return [];
  const wanted = new Map(table.cardOptions.flatMap(([, { card }]) => (card ? [[card.id, card]] : [])));
  const groups: Group[] = [];
  for (const { name, seat = -1, cards = [] } of view.zones) {
    const found = cards.filter((card) => card !== null && wanted.delete(card.id)) as Card[];
    if (found.length && !(name === "hand" && seat === me)) groups.push({ title: titleOf(table, name, seat), cards: found });
  }
  if (wanted.size) groups.push({ title: t("zone-deck"), cards: [...wanted.values()] });
  return groups;
}

function titleOf(table: Table, zone: string, seat: number): string {
  const word = [key("fact", table.view!.game, zone), key("zone", zone)].find((one) => has(one)); // the game's own name, or the shared one
  const named = word ? t(word) : zone;
  return seat < 0 ? named : `${table.speech.seat(seat)}: ${named}`;
}

const RATIO = 1.4; // a card is 5 by 7
const [LEAST, MOST] = [64, 168]; // pixels
export const GAP = 10;
export const HEADING = 30;

/** The width at which all cards fit, each group in its own rows; the minimum if they have to scroll. */
export function cardWidth(counts: number[], width: number, height: number): number {
  for (let w = MOST; w > LEAST; w -= 4) {
    const across = Math.max(1, Math.floor((width + GAP) / (w + GAP)));
    const rows = counts.reduce((sum, count) => sum + Math.ceil(count / across), 0);
    if (rows * (w * RATIO + GAP) + counts.length * HEADING <= height) return w;
  }
  return LEAST;
}
