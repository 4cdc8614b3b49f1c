// The zones of a view: the table's by name, a player's by name and seat.  A zone that a view does not have is empty.
import type { Card, View, Zone } from "../protocol";

const TABLE = -1; // the owner of a zone that belongs to no player
const ownerOf = (zone: Zone): number => zone.seat ?? TABLE;

export const findZone = (view: View, name: string, seat = TABLE): Zone | undefined => view.zones.find((zone) => zone.name === name && ownerOf(zone) === seat);

/** The cards of a zone from the bottom to the top, null for a back. */
export const cardsIn = (view: View, name: string, seat = TABLE): (Card | null)[] => findZone(view, name, seat)?.cards ?? [];

/** The cards of a zone whose faces the viewer sees. */
export const facesIn = (view: View, name: string, seat = TABLE): Card[] => cardsIn(view, name, seat).filter((card) => card !== null);

export const countIn = (view: View, name: string, seat = TABLE): number => findZone(view, name, seat)?.count ?? 0;

/** The cards of a face-down pile that the viewer knows, from the top. */
export const knownIn = (view: View, name: string): Card[] =>
  [...(findZone(view, name)?.known ?? [])].sort((one, other) => one.place - other.place).map(({ card }) => card);
