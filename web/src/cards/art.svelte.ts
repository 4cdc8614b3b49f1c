// Pictures by kind.  Each game's pictures are a separate chunk, loaded when the first of its cards is shown; until then a
// card has an empty picture, and everything else about it works.
import { addressOf } from "./art/image";
import { facts } from "./catalogue";

type Stable = typeof import("./art/stable");
type Unorog = typeof import("./art/unorog");

let stable = $state.raw<Stable | null>(null);
let unorog = $state.raw<Unorog | null>(null);
const asked = new Set<string>();
const drawn = new Map<string, string>();

async function fetchArt(game: "stable" | "unorog"): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    if (game === "stable") stable = await import("./art/stable");
    else unorog = await import("./art/unorog");
  } catch {
    asked.delete(game); // the connection failed: the next card that is shown tries again
  }
}

/** Load the pictures of a game before its first card is shown. */
export const prepare = (game: string): Promise<void> => fetchArt(game === "unorog" ? "unorog" : "stable");

/** The picture of a kind, as the address of an image; empty while it is loading. */
export function picture(kind: string, type: string): string {
  const { game, face, colour } = facts(kind);
  const wanted = game === "unorog" ? "unorog" : "stable";
  const source = wanted === "unorog" ? unorog : stable;
  if (!source) {
    void fetchArt(wanted);
    return "";
  }
  const name = `${kind}/${game ? "" : type}`;
  let address = drawn.get(name);
  if (address === undefined) {
    address = addressOf(wanted === "unorog" ? unorog!.draw(face!, colour) : stable!.draw(kind, type));
    drawn.set(name, address);
  }
  return address;
}
