// The cards of the stable game that can be picked but are not visible, to be shown in a tray.
import { typeOf } from "../../cards/catalogue";
import type { Card } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import { facesIn } from "../../table/zones";

export type Group = { name: string; seat: number; cards: Card[] };
const ORDER: Record<string, number> = { upgrade: 1, downgrade: 2 };
const rank = (card: Card): number => ORDER[typeOf(card.kind)] ?? 0;

/** A stable in order: unicorns, upgrades, downgrades. */
export const sorted = (stable: Card[]): Card[] => [...stable].sort((a, b) => rank(a) - rank(b));

/** The cards that can be picked outside the stables and my hand. */
export function elsewhere(table: Table): Group[] {
  const view = table.view!;
  const wanted = new Map(table.cardOptions.flatMap(([, { card }]) => (card ? [[card.id, card]] : [])));
  const groups: Group[] = [];
  const take = (name: string, seat: number, faces: Card[], show: boolean): void => {
    const cards = faces.filter((card) => wanted.delete(card.id));
    if (show && cards.length) groups.push({ name, seat, cards });
  };
  for (let seat = 0; seat < view.seats; seat++) {
    take("stable", seat, facesIn(view, "stable", seat), false);
    take("hand", seat, facesIn(view, "hand", seat), seat !== table.me);
  }
  take(
    "playing",
    -1,
    (view.stable?.chain ?? []).map(({ card }) => card),
    false,
  );
  take("discard", -1, facesIn(view, "discard"), true);
  take("nursery", -1, facesIn(view, "nursery"), true);
  if (wanted.size) groups.push({ name: "deck", seat: -1, cards: [...wanted.values()] });
  return groups;
}
