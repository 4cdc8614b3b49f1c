// Bluffing: a player who has the colour may still play an alicorn, and may be challenged (U-ALI-04).
import { facts } from "../../cards/catalogue";
import type { Table } from "../../table/table.svelte";
import { facesIn } from "../../table/zones";
import { t } from "../../words/words.svelte";
import { nextAfter } from "./order";

/** A warning for the player who would bluff with the lifted card, and for no one else. */
export function describeBluff(table: Table, lifted: number): string {
  const { view } = table;
  if (!view?.unorog || !table.asked || view.phase !== "turn") return "";
  const hand = facesIn(view, "hand", table.me);
  const { colour } = view.unorog;
  if (hand.find(({ id }) => id === lifted)?.kind !== "alicorn" || !hand.some(({ kind }) => facts(kind).colour === colour)) return "";
  return t("board-unorog-bluff", { seat: table.speech.seat(nextAfter(view, table.me)) });
}
