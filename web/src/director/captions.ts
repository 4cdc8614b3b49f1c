// The caption of a beat: one short sentence, who did what to whom.  Beats without their own message use the log's.
import { facts } from "../cards/catalogue";
import type { Card, Event, View } from "../protocol";
import { listTargets } from "../table/asking";
import { facesIn } from "../table/zones";
import { listed, type Speech } from "../words/speech";
import { attr, has, key, t } from "../words/words.svelte";
import type { Beat } from "./beats";

const MOST = 3; // the most cards or sentences in one caption
const STAMPED = new Set(["neigh", "super-neigh"]); // stamped with the title of the card

/**
 * A title in quotes that ends with an exclamation mark ends the sentence: “карту «И-го-го!»”.  After an owner a title
 * has no article: “your Great Narwhal”.
 */
export const captionOf = (beat: Beat, speech: Speech): string =>
  sentenceOf(beat, speech)
    .replace(/([!?]»)!$/, "$1")
    .replace(/(your|’s?) The (?=\p{Lu})/gu, "$1 ");

/** Nothing is said twice: a card that was just seen to be played enters without words, and drawing for a turn is part of it. */
export function captionAfter(before: Beat | undefined, beat: Beat, speech: Speech): string {
  if (before?.seat !== beat.seat) return captionOf(beat, speech);
  if (beat.name === "enter" && before.card?.id === beat.card?.id && beat.events[0]!.to_zone?.seat === beat.seat) return "";
  return captionOf(isTurnAnd(before, beat) ? before : beat, speech);
}

/** Return whether a beat is the card that is drawn at the start of a turn. */
export const isTurnAnd = (before: Beat | undefined, { name, n, seat }: Beat): boolean =>
  before?.name === "turn" && name === "draw" && n === 1 && before.seat === seat;

/** The message of a beat: some rules have their own, such as that for a card that saves its player from another. */
function messageOf({ name, events }: Beat, game: string): string {
  const byRule = key("beat", game, name, events[0]!.rule ?? "");
  return has(byRule) ? byRule : key("beat", game, name);
}

function sentenceOf(beat: Beat, speech: Speech): string {
  const name = messageOf(beat, speech.game);
  const owners = new Set(beat.events.flatMap(({ from_zone }) => (from_zone?.zone === "stable" ? (from_zone.seat ?? []) : [])));
  // Cards of several players share a beat: the caption is about the reader's own cards, or else names each owner.  The
  // card that did it was shown before.
  if (owners.size > 1 && !beat.heavy)
    return speech
      .lines(alike(beat).map((event) => ({ ...event, source: null })))
      .slice(0, MOST)
      .map(({ text }) => text)
      .join(" ");
  const args = argsOf(beat.heavy ? ofReader(beat, speech.me) : beat, speech);
  if (beat.heavy && has(name, "hit")) return attr(name, "hit", args);
  if (beat.mine && beat.whoms[0] === speech.me && has(name, "own")) return attr(name, "own", args);
  if (beat.mine && has(name, "you")) return attr(name, "you", args);
  if (beat.whoms[0] === beat.seat && has(name, "self")) return attr(name, "self", args);
  if (speech.me >= 0 && beat.events[0]!.to_zone?.seat === speech.me && has(name, "home")) return attr(name, "home", args);
  if (has(name)) return t(name, args);
  return speech.lines(beat.events)[0]?.text ?? "";
}

const TOLD = new Set(["read", "aim", "stamp", "tumble", "lose"]); // scenes that show the card itself

/** The card or the rule that causes a beat, unless the picture or the caption is about that card. */
export function causeOf(beat: Beat, speech: Speech): string {
  const { kind, source, events } = beat;
  const rule = key("cause", speech.game, events[0]!.rule ?? "");
  if (!source && has(rule)) return t(rule);
  if (!source || TOLD.has(kind.scene) || events.some(({ card }) => card?.id === source.id)) return "";
  const title = speech.title(source.kind);
  return captionOf(beat, speech).includes(title) ? "" : title;
}

const STOPPABLE = new Set(["play", "neigh"]); // beats of cards that others could otherwise respond to

/** Why no one is asked whether they stop the card that is played, if a card in its player's stable forbids it. */
export function guardOf({ name, seat, source }: Beat, view: View | undefined | null, speech: Speech): string {
  if (!view?.stable || !STOPPABLE.has(name) || (name === "play" && source)) return "";
  const guard = facesIn(view, "stable", seat).find(({ kind }) => facts(kind).unstoppable);
  return guard ? t("beat-stable-unstoppable", { source: speech.title(guard.kind) }) : "";
}

/** The word that is stamped over a beat, if any. */
export function stampOf(beat: Beat, speech: Speech): string {
  if (STAMPED.has(beat.name) && beat.card) return speech.title(beat.card.kind).replace(/!?$/, "!");
  const name = key("stamp", speech.game, beat.name);
  return has(name) ? t(name, { n: beat.n }) : "";
}

function argsOf(beat: Beat, speech: Speech): Record<string, string | number> {
  const { seat, whoms, events, card, kind, source, n, under, aims } = beat;
  const [first] = events;
  // The cards of an aim are its targets: the caption is about the card that aims.
  const cards = kind.scene === "aim" ? [card] : alike(beat).map((one) => one.card ?? null);
  const on = under.at(-1)?.card ?? null;
  return {
    seat: speech.seat(seat),
    whom: speech.seat(whoms[0] ?? -1),
    owner: speech.seat(first!.from_zone?.seat ?? -1),
    home: speech.seat(first!.to_zone?.seat ?? -1),
    zone: first!.to_zone?.zone ?? "",
    why: first!.word ?? "",
    word: speech.word(first!.word), // the colour that is named
    card: listed(cards.slice(0, MOST).map((one) => speech.card(one))),
    object: objectOf(cards.slice(0, MOST), speech),
    source: speech.card(source),
    on: objectOf([on], speech),
    targets: targetsOf(aims, speech),
    aimed: aims?.cards.length ? "cards" : "seats",
    n,
  };
}

/** What a card is aimed at.  More than a few cards are counted: their names would cover the table. */
function targetsOf(aims: Beat["aims"], speech: Speech): string {
  const { cards = [], seats = [] } = aims ?? {};
  return cards.length > MOST ? t("cards", { n: cards.length }) : listTargets(speech, cards, seats);
}

/** Cards that something is done to, in the accusative; an unseen one is "a card". */
function objectOf(cards: (Card | null)[], speech: Speech): string {
  const named = listed(cards.map((card) => (card ? speech.card(card) : attr("a-card", "object"))));
  if (!cards.every(Boolean)) return named;
  return cards.length === 1 ? t("object", { card: named }) : attr("object", "more", { list: named });
}

/** The events that a beat is about, without those that only tidy up after it. */
const alike = ({ events, kind }: Beat): Event[] => events.filter((one) => one.kind === events[0]!.kind && !kind.tidies?.includes(one.rule ?? ""));

function ofReader(beat: Beat, me: number): Beat {
  const { aims } = beat;
  const events = beat.events.filter(({ from_zone }) => from_zone?.seat === me);
  const aimed = aims?.cards.filter((_, n) => aims.owners[n] === me) ?? [];
  return { ...beat, events: events.length ? events : beat.events, aims: aims && aimed.length ? { ...aims, cards: aimed } : aims };
}
