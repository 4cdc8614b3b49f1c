// What a player did in a game that they will want to remember when they have lost it.
import type { Card, Event } from "../protocol";

export type Deed = { what: "steal" | "stopped" | "destroy" | "bluff" | "caught"; seat: number; whom: number; card: Card | null };

const RANK: Record<Deed["what"], number> = { steal: 3, bluff: 3, stopped: 2, caught: 2, destroy: 1 };

/** Finds deeds in the events of a game, in their order. */
export class Deeds {
  private readonly responses = new Map<number, number>(); // who played which card in response

  find({ kind, beat, seat = -1, whom = -1, card = null, source }: Event): Deed | null {
    if (kind === "play" && beat && card) this.responses.set(card.id, seat);
    if (kind === "stopped") return deed("stopped", this.responses.get(source?.id ?? -1) ?? -1, seat, card);
    if (kind === "dishonest") return deed("bluff", whom, seat, null);
    if (kind === "catch" && beat !== "catch-in-vain") return deed("caught", seat, whom, null);
    if (kind === "steal" || kind === "destroy") return deed(kind, seat, whom, card);
    return null;
  }
}

function deed(what: Deed["what"], seat: number, whom: number, card: Card | null): Deed | null {
  return seat < 0 || whom < 0 || seat === whom ? null : { what, seat, whom, card };
}

/** The finer of two deeds; of equals, the later one. */
export const finer = (one: Deed | null | undefined, later: Deed): Deed => (one && RANK[one.what] > RANK[later.what] ? one : later);
