// The card on which a mouse rests, shown by the reader besides the card that was opened.
import type { CardType } from "./catalogue";

/** Where cards can be read: a table, or a page that shows cards. */
export type Reads = {
  read: string | null; // the kind that was opened
  readonly speech: { title(kind: string): string; text(kind: string): string }; // the texts of the edition
};

type Touched = { kind: string; type: CardType };

let rested = $state.raw<(Touched & { at: DOMRect }) | null>(null);
let last: Touched | null = null;

/** The card on which a mouse rests. */
export const peeked = (): string | null => rested?.kind ?? null;

/** The position of that card. */
export const peekedAt = (): DOMRect | null => rested?.at ?? null;

/** A mouse rests on a card, or has left it. */
export function peek(kind: string, type: CardType, at: DOMRect | null): void {
  if (at) rested = { ...(last = { kind, type }), at };
  else if (rested?.kind === kind) rested = null;
}

/** A card is about to be opened: its kind alone does not say what it counts as in its place. */
export function touch(kind: string, type: CardType): void {
  last = { kind, type };
}

/** What the card that is read counts as, if it is the one that was touched. */
export const touchedType = (kind: string): CardType | undefined => (last?.kind === kind ? last.type : undefined);
