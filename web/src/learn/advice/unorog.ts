// Unorog: get rid of your cards, keep the alicorn for when nothing else fits, and do not forget to call.
import { facts } from "../../cards/catalogue";
import type { Choice, Table } from "../../table/table.svelte";
import { facesIn } from "../../table/zones";
import type { Advice } from "./advice";

export function adviseUnorog(table: Table): Advice {
  const ask = table.question!.ask;
  if (ask === "catch") return watch(table);
  if (ask === "turn" || ask === "second") return act(table);
  const saves = table.cardOptions[0];
  return saves ? advise(table, saves, "save") : advise(table, least(table), "accept");
}

function act(table: Table): Advice {
  const hand = facesIn(table.view!, "hand", table.me);
  const many = (colour?: string): number => hand.filter(({ kind }) => facts(kind).colour === colour).length;
  const score = ([, { verb, card, word }]: Choice): number => {
    const { type, colour } = facts(card!.kind);
    const calls = verb === "call" ? 100 : 0; // the last card but one has to be called (U-CALL-01)
    return calls + (type === "elder" ? many(word) : 20 + many(colour) + (type === "relic" ? 5 : 0));
  };
  const plays = table.cardOptions;
  if (!plays.length) return advise(table, table.options.find(([, { verb }]) => verb === "draw") ?? least(table), "draw");
  const play = plays.reduce((found, one) => (score(one) > score(found) ? one : found));
  const { type, colour } = facts(play[1].card!.kind);
  const same = colour === table.view!.unorog!.colour;
  return advise(table, play, play[1].verb === "call" ? "call" : type === "elder" ? "alicorn" : same ? "colour" : "number");
}

/** Someone has one card left: everyone knows whether it was called (U-CALL-02). */
function watch(table: Table): Advice {
  const grab = table.options.find(([, { verb }]) => verb === "catch");
  const whom = { whom: table.speech.seat(table.view!.unorog!.last ?? -1) };
  return grab && !table.view!.unorog!.said ? advise(table, grab, "catch", whom) : advise(table, least(table), "called", whom);
}

const least = (table: Table): Choice => table.options[table.question!.least ?? 0] ?? table.options[0]!;
const advise = (table: Table, [option, { card }]: Choice, why: string, words: Advice["words"] = {}): Advice => ({
  option,
  why: `unorog-${why}`,
  words: { card: table.speech.card(card), ...words },
});
