// Who has which face.  The server knows names only, so a face follows from the name: the same on every device, for every
// game, and no two people at a table share one while there are enough.
import { FACES, type Face } from "../pictures/avatars";
import type { SeatView } from "../protocol";

/** The face that goes with a name. */
export const faceOf = (name: string): Face => FACES[hash(name) % FACES.length]!;

/** The faces of a table, by seat; an empty seat has none. */
export function facesOf(seats: readonly SeatView[]): (Face | null)[] {
  const taken = new Set<Face>();
  return seats.map(({ kind = "empty", name = "", stand_in }) => {
    if (kind === "empty") return null;
    if (kind === "bot" && !stand_in) return "bot";
    const first = FACES.indexOf(faceOf(name) as (typeof FACES)[number]);
    const inOrder = FACES.map((_, n) => FACES[(first + n) % FACES.length]!);
    const face = inOrder.find((one) => !taken.has(one)) ?? inOrder[0]!;
    taken.add(face);
    return face;
  });
}

/** The face that somebody gets who sits down now, on the first seat that is free, as the server seats them. */
export function faceIfSeated(seats: readonly SeatView[], name: string): Face {
  const free = seats.findIndex(({ kind = "empty" }) => kind === "empty");
  if (free < 0) return faceOf(name);
  return facesOf(seats.map((seat, n) => (n === free ? { ...seat, kind: "person", name } : seat)))[free]!;
}

/** A number from a text, the same everywhere (FNV-1a). */
function hash(text: string): number {
  let state = 2166136261;
  for (const byte of new TextEncoder().encode(text.normalize("NFC").toLowerCase())) state = Math.imul(state ^ byte, 16777619);
  return (state ^ (state >>> 15)) >>> 0;
}
