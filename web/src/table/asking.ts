// The question in whole sentences: who does what to whom with which card, and the state of the window.
import type { View } from "../protocol";
import { t } from "../words/words.svelte";
import type { Choice, Table } from "./table.svelte";

/** The open window in sentences: the play, its targets, and what happens if no one responds.  In brief, only what the table does not show. */
export function windowTold(table: Table, brief = false): string[] {
  const { window: open, speech, view } = table;
  if (!open || !view) return [];
  const told: string[] = [];
  if (open.source && open.seat >= 0) told.push(...speech.events([{ kind: "play", seat: open.seat, card: open.source }]).map((one) => one.text));
  const aims = aimed(table, view);
  if (aims && !brief) told.push(t("aimed-at", { list: aims }));
  if (open.kind === "neigh" && open.depth > 0 && !brief) told.push(t(open.depth % 2 ? "now-cancelled" : "now-goes-through"));
  if (open.wins) told.push(t("would-win"));
  if (open.thinking) told.push(t("somebody-thinks"));
  return told;
}

/** The targets of the card being played. */
export function aimed(table: Table, view: View): string {
  const cards = (view.stable?.targets ?? []).map((card) => table.speech.card(card));
  const seats = (view.stable?.target_seats ?? []).map((seat) => table.speech.seat(seat));
  return [...cards, ...seats].join(", ");
}

export const aimedKinds = (table: Table): string[] => (table.window ? (table.view?.stable?.targets ?? []).map((card) => card.kind) : []);

/** What I am asked. */
export function asked(table: Table, brief = false): string {
  if (!table.question || !table.view) return "";
  const question = table.speech.question(table.question, table.view);
  return table.window?.kind === "neigh" ? windowTold(table, brief).join(" ") : [question, ...extras(table)].join(" ");
}

const AIMS = new Set(["steal", "destroy", "return", "move", "give", "player"]);

/** Targets are named when a card is played, even if its text does something else first (R-EFF-11). */
function aimsFirst({ question, view, window, table }: Table): boolean {
  const played = view?.stable?.chain?.[0]?.card.id;
  return !window && question?.source?.id === played && played !== undefined && AIMS.has(question!.ask) && table?.settings.options?.["targets"] !== "hidden";
}

function extras(table: Table): string[] {
  return [...(aimsFirst(table) ? [t("targets-first")] : []), ...(table.window?.thinking ? [t("somebody-thinks")] : [])];
}

/** The cards with which I could respond in a window, one of each kind. */
export function stops(table: Table): Choice[] {
  const seen = new Set<string>();
  return table.cardOptions.filter(([, { card, seat, verb, word }]) => {
    const name = `${card?.kind} ${verb} ${word ?? ""} ${seat ?? -1}`;
    return seen.has(name) ? false : seen.add(name);
  });
}
