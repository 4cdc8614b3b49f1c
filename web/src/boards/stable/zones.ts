// Where the cards of the stable game lie that can be picked but are not in sight: to be laid out.
import { typeOf } from "../../cards/catalogue";
import type { Table } from "../../table/table.svelte";
import type { Face } from "../TableCard.svelte";

export type Group = { name: string; seat: number; cards: NonNullable<Face>[] };
const ORDER: Record<string, number> = { upgrade: 1, downgrade: 2 };
const rank = (face: Face): number => (face ? (ORDER[typeOf(face.kind)] ?? 0) : 3);

/** A stable in order: unicorns, what helps, what hinders. */
export const sorted = (stable: Face[]): Face[] => [...stable].sort((a, b) => rank(a) - rank(b));

/** The cards that can be picked and lie elsewhere than in my hand and my stable. */
export function elsewhere(table: Table, withStables: boolean): Group[] {
  const view = table.view!;
  const wanted = new Map(table.cardOptions.map(([, option]) => [option.card!, option.face!]));
  const groups: Group[] = [];
  const take = (name: string, seat: number, faces: Face[], show: boolean): void => {
    const cards = faces.flatMap((face) => (face && wanted.has(face.card) ? [face] : []));
    for (const face of cards) wanted.delete(face.card);
    if (show && cards.length) groups.push({ name, seat, cards });
  };
  const me = table.me;
  for (let seat = 0; seat < view["seats"]; seat++) {
    take("stable", seat, view["stables"][seat], withStables && seat !== me);
    take("hand", seat, view["hands"][seat], seat !== me);
  }
  take("playing", -1, [...view["playing"], ...view["chain"]], false);
  take("discard", -1, view["discard"], true);
  take("nursery", -1, view["nursery"], true);
  const rest = [...wanted].map(([card, kind]) => ({ card, kind }));
  if (rest.length) groups.push({ name: "deck", seat: -1, cards: rest });
  return groups;
}
