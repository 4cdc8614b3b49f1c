// The cards that a question names but no zone shows, such as the cards that a player is asked to guess.
import type { Card, View } from "../../protocol";
import type { Choice } from "../../table/table.svelte";

/** Each of these cards once, in the order of the options. */
export function outOfSight(view: View, options: Choice[]): Card[] {
  const named = new Map(options.flatMap(([, { card }]) => (card ? [[card.id, card]] : [])));
  for (const { cards, known } of view.zones) for (const card of [...(cards ?? []), ...(known ?? []).map((one) => one.card)]) if (card) named.delete(card.id);
  return [...named.values()];
}
