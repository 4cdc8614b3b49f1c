// The question about a position at a table, built only from what the viewer sees.
import type { View, Zone } from "../protocol";
import { type Value, spelled } from "./spelling";

const PHASES = ["beginning", "draw", "action", "end"];

/** The address that asks about a view; empty if there is nothing to ask.  Options at their defaults are left out. */
export function questionAbout(view: View, names: string[], defaults: Record<string, Value>): string {
  if (view.game !== "stable" || !PHASES.includes(view.phase) || view.turn < 0) return "";
  const called = callable(names);
  const zone = (name: string, seat = -1): Zone | undefined => view.zones.find((one) => one.name === name && (one.seat ?? -1) === seat);
  const kinds = (one: Zone | undefined): string[] => (one?.cards ?? []).flatMap((card) => (card ? [card.kind] : []));
  const players = called.map((name, seat) => {
    const hand = zone("hand", seat);
    return { name, stable: kinds(zone("stable", seat)), hand: kinds(hand).length === (hand?.count ?? 0) ? kinds(hand) : null };
  });
  // Cards being played return to the hands, and are played again.
  const played = (zone("playing")?.cards ?? []).flatMap((card) => (card ? [card] : []));
  for (const card of played) {
    const one = players[view.stable?.chain?.find((link) => link.card.id === card.id)?.seat ?? view.turn]!;
    one.hand = [...(one.hand ?? []), card.kind];
  }
  const query = new URLSearchParams([["book", view.profile], ...players.map((one) => ["p", spelled(one)])]);
  query.set("turn", called[view.turn]!);
  query.set("phase", view.phase);
  query.set("discard", kinds(zone("discard")).reverse().join(","));
  for (const [name, value] of Object.entries(view.options ?? {})) if (value !== defaults[name]) query.append("option", `${name}=${value}`);
  if (played[0]) query.set("do", `${called[view.turn]} ${played[0].kind}`);
  return `/referee?${query}`;
}

/** Names as the referee accepts them: letters and digits, all different.  The capital letter keeps them apart from the words of a position. */
function callable(names: string[]): string[] {
  const found: string[] = [];
  for (const [seat, name] of names.entries()) {
    const plain = name.replace(/[^\p{L}\p{N}]/gu, "").slice(0, 20);
    const capital = plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
    found.push(/^\p{L}/u.test(capital) && !found.includes(capital) ? capital : `P${seat + 1}`);
  }
  return found;
}
