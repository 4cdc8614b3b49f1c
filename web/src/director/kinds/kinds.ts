// The kind of beat that an event is.
import type { Event } from "../../protocol";
import { aside, type Kind, UNKNOWN } from "./kind";
import { STABLE } from "./stable";
import { TABLE } from "./table";
import { UNOROG } from "./unorog";

const GAMES: Record<string, Record<string, Kind>> = { stable: STABLE, unorog: UNOROG };
const UNKNOWN_ASIDE = aside();

/** The kind of beat by its name; a kind without an entry gets a plain beat. */
export const kindNamed = (game: string, name: string): Kind => (name.startsWith("table-") ? (TABLE[name] ?? UNKNOWN_ASIDE) : (GAMES[game]?.[name] ?? UNKNOWN));

/** The name of the beat that shows an event. */
export const beatName = ({ kind, beat }: Event): string => beat || kind;
