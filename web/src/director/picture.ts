// The look of a beat on this page: which cards are where on the stage, what flies, who is lit up.
import type { Card, Event } from "../protocol";
import { type Anchors, type Box, cardIn } from "./anchors";
import type { Beat } from "./beats";
import { isStaged } from "./kinds/kind";
import { roomBeside } from "./room";

/** A card on the stage.  The style sheet defines `how` it behaves. */
export type Prop = { card: Card | null; box: Box; how: "read" | "shown" | "under" | "lands" | "falls" | "breaks" | "fades"; from: Box | null };
/** A card, or a back, on its way; `by` is a stop on the way where it can be recognised. */
export type Flight = { card: Card | null; from: Box; to: Box; by: Box | null; at: number };
export type Picture = {
  props: Prop[];
  flights: Flight[];
  lines: [from: Box, to: Box][];
  acts: Box | null;
  cause: Box | null; // the card on the board that does it
  hits: Box[];
  centre: Box;
  shout: Box | null;
  stage: Box; // for a card that is aimed at something only the part that covers none of its targets
  worded: boolean; // there is room for the text of a card
  words: Box; // where the sentence is, if it is not below a card
  won: Box[]; // the cards with which the game is won
  aside: boolean; // the sentence is always there, beside the stage
};

const MOST = 8; // maximum cards that fly in one beat: more would explain nothing
const NEAR = 14; // pixels: anything shorter is not worth a flight
const FLYING = 64; // pixels, the width of a card in flight
const HALT = 120; // pixels, the width of a card that is carried
export const CAPTION = 56; // pixels for the sentence below a card
export const SENTENCE = 250; // pixels that most sentences need, in two lines
export const TALLEST = 64; // pixels for a sentence of two lines, and its cause
const LARGER = 1.6; // how much higher the sentence is about what hits the viewer
const EDGE = 4; // pixels between a card and the edge of the stage
const WORDED = 68_000; // square pixels from which there is room for the text of a card
const READ = 1.55; // the height of a card with its text, in widths
const UNDER = 20; // how many square pixels of what happens a sentence covers rather than go up by a pixel
const STEP = 8; // pixels between the places that are tried for a sentence

export type Origins = (event: Event) => Box | null; // where its card was before the board was redrawn

/** `winning`: the cards with which the game is won, if this beat is its end. */
export function pictureOf(beat: Beat, anchors: Anchors, origin: Origins, winning: Card[] = []): Picture {
  const aside = isAside(anchors);
  const below = sentenceBelow(beat, aside);
  const { scene } = beat.kind;
  const targets = scene === "aim" || scene === "read" ? targetsOf(beat, anchors) : [];
  const all = anchors.stage();
  const stage = targets.length ? roomBeside(all, targets, widthIn(all, below), (room) => widthIn(room, below)) : all;
  const centre = centreOf(stage, below);
  const hits = beat.kind.hits === "seat" ? [beat.seat] : scene === "seat" ? [] : hitBy(beat);
  const found: Picture = {
    props: [],
    flights: [],
    lines: [],
    acts: anchors.seat(beat.seat),
    cause: beat.source && beat.source.id !== beat.card?.id ? anchors.card(beat.source.id) : null,
    hits: hits.flatMap((seat) => anchors.seat(seat) ?? []),
    centre,
    shout: null,
    stage,
    worded: isWorded(all, aside ? 0 : CAPTION),
    words: (aside ? anchors.words() : !isStaged(beat.kind) && roomIn(anchors.words())) || stage,
    aside,
    won: winning.flatMap(({ id }) => anchors.card(id) ?? []),
  };
  const from = beat.card ? (origin(beat.events[0]!) ?? anchors.seat(beat.seat)) : null;
  const prop = (card: Card | null, how: Prop["how"], scale = 1, left = 0): Prop => ({
    card,
    how,
    from,
    box: cardIn({ ...centre, x: centre.x + left * centre.w }, centre.w * scale),
  });

  if (scene === "read") found.props = [prop(beat.card, "read")];
  else if (scene === "aim") found.props = [prop(beat.card, "shown", 0.66)];
  else if (scene === "stamp") found.props = [...beat.under.slice(-2).map(({ card }) => prop(card, "under", 0.66, -0.14)), prop(beat.card, "lands", 0.66, 0.14)];
  else if (scene === "tumble") found.props = [...beat.under.slice(0, 1).map(({ card }) => prop(card, "under", 0.66, -0.3)), prop(beat.card, "falls", 0.66)];
  else if (scene === "lose") found.props = lost(beat, prop, found.stage.w / centre.w);
  else if (scene === "carry") {
    found.flights = flights(beat, anchors, origin, centre);
    if (!found.flights.length) found.props = [prop(beat.card, "shown", 0.66)];
  } else if (scene === "fly") found.flights = flights(beat, anchors, origin, null);
  else if (scene === "shout") {
    found.shout = anchors.seat(shouter(beat)) ?? centre;
    found.flights = flights(beat, anchors, origin, null);
  }
  found.lines = targets.map((to) => [found.props[0]!.box, to]);
  return found;
}

const BETWEEN = 0.06; // the gap between cards side by side on the stage, in widths of a card
const CAUSE = 0.42; // the width of the card that did it, in widths of a card

/** The cards that are lost, side by side, and next to them the one that did it; all within the stage. */
function lost(beat: Beat, prop: (card: Card | null, how: Prop["how"], scale?: number, left?: number) => Prop, room: number): Prop[] {
  const cards = beat.events.filter(({ kind }) => kind === beat.events[0]!.kind).map(({ card }) => card ?? null);
  const shown = cards.slice(0, 3);
  const how = beat.name === "destroy" ? "breaks" : "fades";
  const scale = shown.length > 1 ? 0.55 : 0.75;
  const by = beat.source && !cards.some((card) => card?.id === beat.source!.id) ? beat.source : null;
  const width = shown.length * (scale + BETWEEN) + (by ? CAUSE : -BETWEEN);
  const fit = Math.min(1, (room * 0.96) / width);
  const props = shown.map((card, n) => prop(card, how, scale * fit, (n * (scale + BETWEEN) + (scale - width) / 2) * fit));
  return by ? [...props, { ...prop(by, "shown", CAUSE * fit, ((width - CAUSE) / 2) * fit), from: null }] : props;
}

/** The sentence of a beat that is not staged is in the place for played cards, if it fits there: elsewhere it would cover stables. */
const roomIn = (place: Box | null): Box | null => (place && place.w >= SENTENCE && place.h >= TALLEST ? place : null);

/** Return whether a card on this stage, with a sentence of this height below it, can be shown with its text. */
export const isWorded = ({ w, h }: Box, below = CAPTION): boolean => w * (h - below) >= WORDED;

/** The height that the sentence of a beat usually needs below a card, in pixels. */
export const sentenceBelow = ({ heavy }: Beat, aside: boolean): number => (aside ? 0 : CAPTION * (heavy ? LARGER : 1));

/** Return whether the place for sentences is beside the stage. */
function isAside(anchors: Anchors): boolean {
  const [words, stage] = [anchors.words(), anchors.stage()];
  return words !== null && words.x >= stage.x + stage.w;
}

/** The width of a played card, as wide as can be read and as high as there is room. */
const widthIn = ({ w, h }: Box, below: number): number => Math.round(Math.min(Math.max(250, h * 0.4), w * 0.56, (h - below) / READ));

/** Where the played card is shown: in the middle of the stage. */
function centreOf(stage: Box, below: number): Box {
  const least = isWorded(stage, below) ? 120 : 64;
  return cardIn({ ...stage, h: stage.h - below }, Math.max(least, widthIn(stage, below)));
}

const hitBy = (beat: Beat): number[] => beat.whoms.filter((seat) => seat !== beat.seat);
const shouter = ({ name, seat, whoms }: Beat): number => (name === "check" || name === "catch" ? (whoms[0] ?? seat) : seat);

/** What a card is aimed at. */
function targetsOf(beat: Beat, anchors: Anchors): Box[] {
  const { cards = [], seats = [], owners = [] } = beat.aims ?? {};
  return [...cards.map((card, n) => anchors.card(card.id) ?? anchors.seat(owners[n] ?? -1)), ...seats.map((seat) => anchors.seat(seat))].filter(
    (box) => box !== null,
  );
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The top of a sentence of this height without a card above it: as low in its place as it can be without covering what happens. */
export function captionTop({ words, acts, cause, hits, flights, lines, shout, won }: Picture, height: number): number {
  const seen = [acts, cause, ...hits, ...won, ...flights.map(({ to }) => to), ...lines.map(([, to]) => to)].filter((box) => box !== null);
  const lowest = words.y + words.h - height - EDGE;
  if (shout) return lowest; // what is shouted is above it
  const tops = Array.from({ length: Math.max(1, Math.floor((lowest - words.y) / STEP)) }, (_, n) => lowest - n * STEP);
  const cost = (y: number): number => seen.reduce((sum, box) => sum + shared({ ...words, y, h: height }, box), (lowest - y) * UNDER);
  return tops.reduce((best, y) => (cost(y) < cost(best) ? y : best));
}

function flights(beat: Beat, anchors: Anchors, origin: Origins, centre: Box | null): Flight[] {
  const found: Flight[] = [];
  for (const event of beat.events) {
    if (found.length === MOST) break;
    const from = origin(event) ?? anchors.place(event.from_zone);
    const to = (event.card && anchors.card(event.card.id)) ?? anchors.place(event.to_zone);
    if (!from || !to || Math.hypot(from.x + from.w / 2 - to.x - to.w / 2, from.y + from.h / 2 - to.y - to.h / 2) < NEAR) continue;
    const by = centre && cardIn({ ...centre, x: centre.x + (found.length % 3) * 22 }, event.card ? HALT : FLYING);
    found.push({ card: event.card ?? null, from: sized(from, centre), to: sized(to, centre), by, at: found.length });
  }
  return found;
}

/** A card in flight is never wider than the place that it comes from or goes to. */
const sized = (box: Box, centre: Box | null): Box => cardIn(box, Math.min(box.w, centre ? HALT : FLYING));
