// Avatars: the chosen one, or one derived from the name, which is the same on every device and in every game.  No two
// people at a table share one while there are enough.
import { FACES, type PersonPortrait, type Portrait } from "../pictures/avatars";
import type { SeatView, Sit } from "../protocol";
import { choices } from "./choices.svelte";

type Face = (typeof FACES)[number];
type Chosen = Required<Pick<Sit, "avatar" | "colour">>;

/** The avatar that goes with a name. */
export const faceOf = (name: string): Face => FACES[hash(name) % FACES.length]!;

/** The avatars of a table, by seat; an empty seat has none. */
export function portraitsOf(seats: readonly SeatView[]): (Portrait | null)[] {
  const taken = new Set<Face>(seats.flatMap(({ avatar }) => avatar ?? []));
  return seats.map(({ kind = "empty", name = "", stand_in, avatar, colour = null }, seat) => {
    if (kind === "empty") return null;
    if (kind === "bot" && !stand_in) return { face: "bot", paint: seat };
    const face = avatar ?? freeFace(name, taken);
    taken.add(face);
    return { face, colour };
  });
}

function freeFace(name: string, taken: Set<Face>): Face {
  const first = FACES.indexOf(faceOf(name));
  const inOrder = FACES.map((_, n) => FACES[(first + n) % FACES.length]!);
  return inOrder.find((one) => !taken.has(one)) ?? inOrder[0]!;
}

/** What was chosen on this device. */
export const myAvatar = (): Chosen => ({ avatar: choices.avatar || null, colour: choices.colour || null });

/** The avatar of a player who sits down now, in the first free seat, as the server seats them. */
export function portraitIfSeated(seats: readonly SeatView[], name: string, chosen: Chosen): PersonPortrait {
  const me: SeatView = { kind: "person", name, ...chosen };
  const free = seats.findIndex(({ kind = "empty" }) => kind === "empty");
  const all = free < 0 ? [me] : seats.map((seat, n) => (n === free ? me : seat));
  return portraitsOf(all)[Math.max(free, 0)] as PersonPortrait; // a person sits down, not a bot
}

/** A number from a text, the same everywhere (FNV-1a). */
function hash(text: string): number {
  let state = 2166136261;
  for (const byte of new TextEncoder().encode(text.normalize("NFC").toLowerCase())) state = Math.imul(state ^ byte, 16777619);
  return (state ^ (state >>> 15)) >>> 0;
}
