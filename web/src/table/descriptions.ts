// What everyone can see of a player, in words.
import type { View } from "../protocol";
import { t } from "../words/words.svelte";
import { seriesOf } from "./series";
import type { Table } from "./table.svelte";
import { facesIn, findZone } from "./zones";

/** The points that win a match of several rounds; 0 if there is only one round (U-END-02). */
export const pointsToWin = (view: View): number => Number(view.options?.["goal"] ?? 0);

/** A player's score in the series; empty before its first game has ended. */
export function describeSeries(table: Table, seat: number): string {
  const series = seriesOf(table);
  return series ? t(series.goal ? "series-told-points" : "series-told-wins", { n: series.scores[seat] ?? 0 }) : "";
}

/** A player's public state: for the query keys, and as the accessible name of their seat. */
export function describeSeat(table: Table, seat: number): string {
  const view = table.view!;
  const player = table.table?.seats[seat];
  const parts = [`${table.names[seat]}.`];
  const hand = findZone(view, "hand", seat);
  if (table.turn === seat) parts.push(seat === table.me ? `${t("your-turn")}.` : t("their-turn"));
  if (view.stable) parts.push(t("count-told", { n: view.stable.unicorns[seat] ?? 0, goal: view.stable.goal }));
  if (hand) parts.push(t("hand-told", { n: hand.count ?? 0 }));
  if (view.stable) {
    const titles = facesIn(view, "stable", seat).map((card) => table.speech.title(card.kind));
    parts.push(titles.length ? t("stable-told", { list: titles.join(", ") }) : t("empty-stable"));
  }
  if (view.unorog && pointsToWin(view)) parts.push(t("points", { n: view.unorog.points?.[seat] ?? 0 }) + ".");
  const won = describeSeries(table, seat);
  if (won) parts.push(won);
  if (player?.stand_in) parts.push(t("stand-in"));
  else if (player?.kind === "bot") parts.push(`${t("a-bot")}.`);
  if (player?.here === false) parts.push(t("reconnecting"));
  return parts.join(" ");
}
