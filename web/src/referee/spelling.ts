// How a question is spelled in an address, in the words of `stablemates ask`.
export type Player = { name: string; stable: string[]; hand: string[] | null }; // null: unknown
export type Value = number | boolean | string;

export const cards = (text: string): string[] => text.split(",").filter(Boolean);
export type Pile = string[] | number | null; // its cards from the top, or their number; null: unknown
export const OTHERS = "..."; // all other cards

/** A pile by its cards, or by their number. */
export const pile = (text: string | null): Pile => (!text ? null : /^\d+$/.test(text) ? Number(text) : cards(text).filter((kind) => kind !== OTHERS));
/** The value of a table option. */
export const value = (text: string): Value => (/^\d+$/.test(text) ? Number(text) : text === "true" || (text === "false" ? false : text));

export function player(text: string): Player {
  const [name = "", ...rest] = text.split(" ");
  const zones = Object.fromEntries(rest.map((word) => word.split("=", 2) as [string, string]));
  return { name, stable: cards(zones.stable ?? ""), hand: "hand" in zones ? cards(zones.hand ?? "") : null };
}

export const spelled = ({ name, stable, hand }: Player): string =>
  [name, ...(stable.length ? [`stable=${stable.join(",")}`] : []), ...(hand ? [`hand=${hand.join(",")}`] : [])].join(" ");
