// The names of cards, in the reader's language.
import { attr, has, key, t } from "../words/words.svelte";
import { mark } from "./art/marks";
import type { Colour } from "./art/shapes";
import type { CardType } from "./catalogue";

export const typeName = (type: CardType): string => t(`type-${type}`);

/** What a screen reader announces for a card. */
export const spokenName = (title: string, type: CardType, text: string): string =>
  text ? t("cards-name", { title, type: typeName(type), text }) : t("cards-name-short", { title, type: typeName(type) });

/** The letter of a colour of Unorog; if several can be typed, the first is the one in the reader's language. */
export const letterOf = (colour: Colour): string => attr(`word-unorog-${colour}`, "code").split(" ")[0]!;

/** The shape of a colour with its letter. */
export const colourSign = (colour: Colour): string => mark(colour, letterOf(colour));

/** The rulings for a kind, if there are messages: `.ruling`, `.ruling-2` and so on. */
export function rulings(kind: string): string[] {
  const name = key("card", kind);
  const names = ["ruling", ...Array.from({ length: 8 }, (_, i) => `ruling-${i + 2}`)];
  return names.filter((one) => has(name, one)).map((one) => attr(name, one));
}

export const flavour = (kind: string): string => optional(kind, "flavour");
export const example = (kind: string): string => optional(kind, "example");

function optional(kind: string, attribute: string): string {
  const name = key("card", kind);
  return has(name, attribute) ? attr(name, attribute) : "";
}
