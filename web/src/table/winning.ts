// The cards with which a player has won.
import { isUnicorn } from "../cards/catalogue";
import type { Card, View } from "../protocol";
import { facesIn } from "./zones";

/** The unicorns in a player's stable; none in a game without stables. */
export const unicornsOf = (view: View, seat: number): Card[] => facesIn(view, "stable", seat).filter(({ kind }) => isUnicorn(kind));
