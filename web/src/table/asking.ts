// The question in whole sentences: who does what to whom with which card, and the state of the window.
import type { Card, View } from "../protocol";
import { type Speech, listed } from "../words/speech";
import { type Args, attr, t } from "../words/words.svelte";
import type { Choice, Table } from "./table.svelte";
import { facesIn } from "./zones";

export type Room = "ample" | "little" | "least"; // for a sentence; with less of it, the lines and stamps on the table show the rest

/** Return whether a question opens a turn, in any game. */
export const opensTurn = (ask = ""): boolean => ask === "turn" || ask === "action";

/** The open window in sentences: who plays what on whom or stops it, and whether anyone responds. */
export function describeWindow(table: Table, room: Room = "ample"): string[] {
  const { window: open, view } = table;
  if (!open || !view) return [];
  const parts = [responded(table, view) || played(table, view, room)].filter(Boolean);
  if (open.kind === "neigh" && open.depth > 0 && room === "ample") parts.push(t("anyone-else"));
  else if (open.kind === "neigh" && table.me < 0) parts.push(attr("anyone-else", "first")); // to a whole room, on a big screen
  if (open.wins) parts.push(t("would-win"));
  if (open.thinking) parts.push(t("somebody-thinks"));
  return parts;
}

/** Who stops a card, or stops the one that stopped it. */
function responded({ window: open, speech }: Table, { stable }: View): string {
  const first = stable?.chain?.[0]?.card;
  if (open?.kind !== "neigh" || !open.depth || !first) return "";
  return bySeat(open.depth % 2 ? "window-stops" : "window-restores", open.seat, speech, { card: speech.card(first) });
}

/** Who plays a card, and on what. */
function played({ window: open, speech, me }: Table, view: View, room: Room): string {
  if (!open?.source || open.seat < 0) return "";
  const into = view.stable?.chain?.[0]?.stable ?? open.seat;
  const { targets = [], target_seats: seats = into === open.seat ? [] : [into] } = view.stable ?? {};
  const args = { card: speech.card(open.source), list: listTargets(speech, targets, seats) };
  const mine = targets.length > 0 && !seats.length && targets.every(({ id }) => facesIn(view, "stable", me).some((card) => card.id === id));
  const whole = !targets.length && into === me; // it goes to my stable and is aimed at none of my cards
  if (args.list && open.seat !== me && (mine || whole))
    return attr("window-aims", whole || room === "least" ? "me" : "hit", { ...args, seat: speech.seat(open.seat) });
  if (args.list && room !== "least") return bySeat("window-aims", open.seat, speech, args);
  return speech
    .events([{ kind: "play", seat: open.seat, card: open.source }])
    .map((one) => one.text)
    .join(" ");
}

/** What a card is aimed at: cards and players; or one card, and the player it goes to. */
export function listTargets(speech: Speech, cards: readonly Card[], seats: readonly number[]): string {
  const [named, whom] = [cards.map((card) => speech.card(card)), seats.map((seat) => speech.seat(seat))];
  if (named.length !== 1 || whom.length !== 1) return listed([...named, ...whom]);
  return bySeat("target-goes-to", seats[0]!, speech, { card: named[0]!, whom: whom[0]! });
}

const bySeat = (name: string, seat: number, speech: Speech, args: Args): string =>
  seat === speech.me ? attr(name, "you", args) : t(name, { ...args, seat: speech.seat(seat) });

/** The cards that the sentences of a window name. */
export function windowKinds({ window: open, view }: Table): string[] {
  if (!open) return [];
  const first = open.kind === "neigh" ? view?.stable?.chain?.[0]?.card : undefined;
  return [first ?? open.source, ...(view?.stable?.targets ?? [])].flatMap((card) => card?.kind ?? []);
}

/** What I am asked. */
export function asked(table: Table, room: Room = "ample"): string {
  if (!table.question || !table.view) return "";
  const question = table.speech.question(table.question, table.view, room === "least");
  if (table.window?.kind === "neigh") return describeWindow(table, room).join(" ");
  return table.window?.thinking ? `${question} ${t("somebody-thinks")}` : question;
}

/** The cards with which I could respond in a window, one of each kind. */
export function stops(table: Table): Choice[] {
  const seen = new Set<string>();
  return table.cardOptions.filter(([, { card, seat, verb, word }]) => {
    const name = `${card?.kind} ${verb} ${word ?? ""} ${seat ?? -1}`;
    return seen.has(name) ? false : seen.add(name);
  });
}
