// The order of play.
import type { View } from "../../protocol";

/** The next player in the direction of play. */
export const nextAfter = (view: View, seat: number): number => (seat + (view.unorog?.direction ?? 1) + view.seats) % view.seats;
