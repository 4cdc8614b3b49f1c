// What is asked, in whole sentences: who does what to whom with which card, and how it stands.
import type { View } from "../words/speech";
import { t } from "../words/words.svelte";
import type { Choice, Table } from "./table.svelte";

type Face = { card: number; kind: string } | null;

/** The open window in sentences: the play, its targets, and what happens if nobody answers. */
export function windowTold(table: Table): string[] {
  const { window: open, speech, view } = table;
  if (!open || !view) return [];
  const told: string[] = [];
  if (open.face && open.by >= 0) told.push(...speech.events([{ kind: "play", seat: open.by, card: open.source ?? -1, face: open.face }]).map((one) => one.text));
  const aims = aimed(table, view);
  if (aims) told.push(t("aimed-at", { list: aims }));
  if (open.kind === "neigh" && open.depth % 2 === 1) told.push(t("now-cancelled"));
  else if (open.kind === "neigh" && open.depth > 0) told.push(t("now-goes-through"));
  if (open.wins) told.push(t("would-win"));
  if (open.thinking) told.push(t("somebody-thinks"));
  return told;
}

/** What the card on its way is aimed at. */
export function aimed(table: Table, view: View): string {
  const cards = ((view["targets"] ?? []) as Face[]).flatMap((face) => (face ? [table.speech.card(face.kind)] : []));
  const seats = ((view["target_seats"] ?? []) as number[]).map((seat) => table.speech.seat(seat));
  return [...cards, ...seats].join(", ");
}

export const aimedKinds = (table: Table): string[] =>
  table.window ? ((table.view?.["targets"] ?? []) as Face[]).flatMap((face) => (face ? [face.kind] : [])) : [];

/** What I am asked. */
export function asked(table: Table): string {
  if (!table.ask || !table.view) return "";
  const question = table.speech.question(table.ask, table.view);
  return table.window?.kind === "neigh" ? windowTold(table).join(" ") : [question, ...windowExtras(table)].join(" ");
}

function windowExtras(table: Table): string[] {
  return table.window?.thinking ? [t("somebody-thinks")] : [];
}

/** The cards with which I could answer in a window, one of each kind. */
export function stops(table: Table): Choice[] {
  const seen = new Set<string>();
  return table.cardOptions.filter(([, { face, verb, word }]) => {
    const name = `${face} ${verb} ${word ?? ""}`;
    return seen.has(name) ? false : seen.add(name);
  });
}

/** What a button says that spends a card: which card, on what, and whose that is. */
export function stopTold(table: Table, [, option]: Choice): string {
  const open = table.window;
  if (open?.kind !== "neigh" || !open.face) return table.speech.title(option.face ?? "");
  return t("stop-with", { card: table.speech.title(option.face ?? ""), what: table.speech.title(open.face), who: table.speech.seat(open.by) });
}
