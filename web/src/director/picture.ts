// The look of a beat on this page: which cards are where on the stage, what flies, who is lit up.
import type { Card, Event } from "../protocol";
import { type Anchors, type Box, cardIn } from "./anchors";
import type { Beat } from "./beats";
import { isStaged } from "./kinds/kind";

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
  stage: Box;
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
const EDGE = 4; // pixels between a card and the edge of the stage
const COVERS = 10; // how many pixels further a card goes rather than cover one square pixel
const WORDED = 68_000; // square pixels from which there is room for the text of a card
const READ = 1.55; // the height of a card with its text, in widths
const UNDER = 20; // how many square pixels of what happens a sentence covers rather than go up by a pixel
const STEP = 8; // pixels between the places that are tried for a sentence

export type Origins = (event: Event) => Box | null; // where its card was before the board was redrawn

/** `winning`: the cards with which the game is won, if this beat is its end. */
export function pictureOf(beat: Beat, anchors: Anchors, origin: Origins, winning: Card[] = []): Picture {
  const aside = isAside(anchors);
  const centre = centreOf(anchors.stage(), aside ? 0 : CAPTION);
  const { scene } = beat.kind;
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
    stage: anchors.stage(),
    words: (aside ? anchors.words() : !isStaged(beat.kind) && roomIn(anchors.words())) || anchors.stage(),
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
  if (scene === "aim" || scene === "read") {
    const [prop] = found.props;
    const targets = targetsOf(beat, anchors);
    prop!.box = nextTo(prop!.box, targets, found.stage, aside ? 0 : CAPTION);
    found.lines = targets.map((to) => [prop!.box, to]);
  }
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

/** Return whether the place for sentences is beside the stage. */
function isAside(anchors: Anchors): boolean {
  const [words, stage] = [anchors.words(), anchors.stage()];
  return words !== null && words.x >= stage.x + stage.w;
}

/** Where the played card is shown: in the middle of the stage, as wide as can be read and as high as there is room. */
function centreOf(stage: Box, below: number): Box {
  const least = isWorded(stage, below) ? 120 : 64;
  const h = stage.h - below;
  const w = Math.round(Math.max(least, Math.min(Math.max(250, stage.h * 0.4), stage.w * 0.56, h / READ)));
  return cardIn({ ...stage, h }, w);
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
const PLACES = [0, 0.25, 0.5, 0.75, 1]; // across the stage, and down

/** The place nearest to its own where a card, with the sentence below it, covers nothing that it is aimed at. */
function nextTo(box: Box, targets: Box[], stage: Box, below: number): Box {
  const covered = (at: Box): number => {
    const sentence = { x: stage.x, y: at.y + at.h, w: stage.w, h: below };
    return targets.reduce((sum, target) => sum + shared(at, target) + shared(sentence, target), 0);
  };
  const free = { w: stage.w - box.w - 2 * EDGE, h: Math.max(0, stage.h - box.h - below - EDGE) };
  const places = PLACES.flatMap((down) => PLACES.map((across) => ({ ...box, x: stage.x + EDGE + free.w * across, y: stage.y + EDGE + free.h * down })));
  const far = (at: Box): number => Math.hypot(at.x - box.x, at.y - box.y);
  const cost = (at: Box): number => covered(at) * COVERS + far(at);
  return [box, ...places].reduce((best, at) => (cost(at) < cost(best) ? at : best));
}

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
