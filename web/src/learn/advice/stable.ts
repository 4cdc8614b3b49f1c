// The stable game: fill your stable, keep your Neighs for what hurts, and take from the leader.
import { isUnicorn, typeOf } from "../../cards/catalogue";
import type { Card } from "../../protocol";
import type { Choice, Table } from "../../table/table.svelte";
import type { Advice } from "./advice";

const WORTH: Record<string, number> = { magical: 7, basic: 6, instant: 5, upgrade: 4, magic: 3, downgrade: 2, baby: 1, panda: 1 };
const TO_RIVALS = new Set(["destroy", "steal", "return", "move", "pull", "look", "player", "stable"]);
const TO_LOSE = new Set(["sacrifice", "discard", "give", "top"]);
const TO_GAIN = new Set(["bring", "recover", "search", "keep"]);
const SPENT = new Set(["shark_with_a_horn"]); // effects that cost the unicorn itself
const FOR_ALL = new Set(["extremely_destructive_unicorn", "llamacorn", "mystical_vortex", "reset_button"]); // everyone loses the same
const HINDER = ["seductive_unicorn", "mermaid_unicorn", "shark_with_a_horn", "unicorn_poison", "back_kick", "two_for_one", "glitter_tornado"]; // they take a unicorn from a rival
const PLAYED = ["magical", "basic", "upgrade", "downgrade", "magic"]; // in the order in which to play them

const worth = ({ kind }: Card): number => WORTH[typeOf(kind)] ?? 0;
const best = (choices: Choice[], by: (choice: Choice) => number): Choice | undefined =>
  choices.reduce<Choice | undefined>((found, one) => (!found || by(one) > by(found) ? one : found), undefined);

export function adviseStable(table: Table): Advice {
  const ask = table.question!.ask;
  if (table.window) return respond(table);
  if (ask === "action") return act(table);
  if (TO_LOSE.has(ask)) return lose(table);
  if (TO_GAIN.has(ask)) return gain(table);
  if (TO_RIVALS.has(ask)) return aim(table);
  return use(table);
}

function act(table: Table): Advice {
  const plays = table.options.filter(([, { verb, card }]) => verb === "play" && card);
  const rank = ([, { card }]: Choice): number => PLAYED.length - PLAYED.indexOf(typeOf(card!.kind));
  const play = best(
    plays.filter(([, { card }]) => PLAYED.includes(typeOf(card!.kind))),
    rank,
  );
  if (!play) return advise(table, table.options.find(([, { verb }]) => verb === "draw") ?? table.options[0]!, "draw");
  const { kind } = play[1].card!;
  const { goal, unicorns } = table.view!.stable!;
  const mine = unicorns[table.me] ?? 0;
  const type = isUnicorn(kind) && typeOf(kind) !== "magic" ? "unicorn" : typeOf(kind);
  if (type === "unicorn" && mine + 1 >= goal) return advise(table, play, "win", { goal });
  const near = unicorns.findIndex((n, seat) => seat !== table.me && n >= goal - 1);
  const hinders = near >= 0 && HINDER.map((one) => plays.find(([, { card }]) => card!.kind === one)).find(Boolean);
  return hinders ? advise(table, hinders, "hinder", { whom: table.speech.seat(near) }) : advise(table, play, type, { n: mine, goal });
}

/** A Neigh is for a card that wins the game or nearly does, that is aimed at me, or that stops a card of mine. */
function respond(table: Table): Advice {
  const { window: open, view, me } = table;
  const { goal, unicorns, targets = [], target_seats = [], chain = [] } = view!.stable!;
  const mine = new Set(
    view!.zones.filter(({ name, seat }) => name === "stable" && seat === me).flatMap(({ cards }) => (cards ?? []).flatMap((card) => card?.id ?? [])),
  );
  const stopsMine = open!.depth > 0 && chain.at(-2)?.seat === me;
  const hurts = open!.wins || stopsMine || target_seats.includes(me) || targets.some(({ id }) => mine.has(id));
  const stop = best(table.cardOptions, ([, { card }]) => (card?.kind === "neigh" ? 1 : 0));
  const pass = table.options.find(([n]) => n === table.passing) ?? table.options[0]!;
  if (hurts && stop) return advise(table, stop, open!.wins ? "stop-win" : stopsMine ? "stop-stop" : "stop-hit", { source: table.speech.card(open!.source) });
  const close = open!.depth === 0 && isUnicorn(open!.source?.kind ?? "") && (unicorns[open!.seat] ?? 0) + 1 >= goal - 1;
  if (close && stop) return advise(table, stop, "stop-close", { source: table.speech.card(open!.source), whom: table.speech.seat(open!.seat) });
  const all = open!.depth === 0 && FOR_ALL.has(open!.source?.kind ?? "");
  return advise(table, pass, all ? "pass-all" : "pass", { source: table.speech.card(open!.source) });
}

/** Take from the leading rival, or give them what hurts. */
function aim(table: Table): Advice {
  const { view, me, question } = table;
  const { unicorns } = view!.stable!;
  const ownerOf = ([, { card, seat = -1 }]: Choice): number =>
    seat >= 0 ? seat : (view!.zones.find(({ cards }) => cards?.some((one) => one?.id === card?.id))?.seat ?? -1);
  const forMe = question!.ask === "stable" && question!.source && typeOf(question!.source.kind) !== "downgrade";
  if (forMe) return advise(table, table.options.find((one) => ownerOf(one) === me) ?? table.options[0]!, "own-stable");
  const rivals = table.options.filter((one) => ownerOf(one) >= 0 && ownerOf(one) !== me);
  const lead = (one: Choice): number => 10 * (unicorns[ownerOf(one)] ?? 0) + (one[1].card ? worth(one[1].card) : 0);
  const found = best(rivals, lead);
  return found ? advise(table, found, found[1].card ? "rival-card" : "rival", { whom: table.speech.seat(ownerOf(found)) }) : use(table);
}

function lose(table: Table): Advice {
  const found = best(
    table.options.filter(([, { card }]) => card),
    ([, { card }]) => -worth(card!),
  );
  return found ? advise(table, found, "lose") : use(table);
}

function gain(table: Table): Advice {
  const found = best(
    table.options.filter(([, { card }]) => card),
    ([, { card }]) => worth(card!),
  );
  return found ? advise(table, found, "gain") : use(table);
}

/** An optional effect is usually worth using, but a unicorn is only given up to stop a rival who is about to win. */
function use(table: Table): Advice {
  const { source } = table.question!;
  const { goal, unicorns } = table.view!.stable!;
  const [yes, no] = ["yes", "no"].map((answer) => table.options.find(([, { verb }]) => verb === answer));
  if (yes && no && source && SPENT.has(source.kind)) {
    const urgent = unicorns.some((n, seat) => seat !== table.me && n >= goal - 1);
    return advise(table, urgent ? yes : no, urgent ? "spend" : "keep", { source: table.speech.card(source) });
  }
  if (no && table.options.length === 1) return advise(table, no, "unable", { source: table.speech.card(source) });
  const found = yes ?? table.options.find(([n]) => n !== table.passing) ?? table.options[0]!;
  return advise(table, found, table.question!.ask === "baby" ? "baby" : "use");
}

const advise = (table: Table, [option, { card }]: Choice, why: string, words: Advice["words"] = {}): Advice => ({
  option,
  why: `stable-${why}`,
  words: { card: table.speech.card(card), ...words },
});
