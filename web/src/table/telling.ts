// What is to be seen of a player, in words.
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

type Face = { card: number; kind: string; panda?: boolean } | null;

/** A player's public state: for the query keys, and as the name of their place. */
export function seatTold(table: Table, seat: number): string {
  const view = table.view!;
  const chair = table.table?.seats[seat];
  const told = [`${table.names[seat]}.`];
  if (view["turn"] === seat) told.push(t("their-turn"));
  if (view["unicorns"]) told.push(t("count-told", { n: view["unicorns"][seat], goal: view["goal"] }));
  if (view["hands"]) told.push(t("hand-told", { n: view["hands"][seat].length }));
  if (view["stables"]) {
    const titles = (view["stables"][seat] as Face[]).flatMap((face) => (face ? [table.speech.title(face.kind)] : []));
    told.push(titles.length ? t("stable-told", { list: titles.join(", ") }) : t("empty-stable"));
  }
  if (view["points"] && view["options"]?.["goal"]) told.push(t("points", { n: view["points"][seat] }) + ".");
  if (chair?.stand_in) told.push(t("stand-in"));
  else if (chair?.kind === "bot") told.push(`${t("a-bot")}.`);
  if (chair?.here === false) told.push(t("reconnecting"));
  return told.join(" ");
}
