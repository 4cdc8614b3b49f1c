// The inputs of a table's layout, and the result: rectangles in pixels of the board.
export type Box = { x: number; y: number; w: number; h: number };
/** A card in its place; `seen` is the part that no other card covers, which is what a finger can hit. */
export type Slot = Box & { seen: Box; cut?: boolean }; // cut: its lower edge is off the screen

/** What the question is about.  On a small screen that zone gets the room. */
export type Focus = "hand" | "stables";

export type Setting = {
  width: number;
  height: number;
  text: number; // the text size: 1 is the browser's default, 1.5 half as large again
  seats: number;
  stables: number[] | null; // the cards in front of each player, mine first; null in a game without stables
  rooms: number[] | null; // ... and the numbers that there must be room for
  hand: number; // my cards; -1 for spectators
  room: number; // ... and the number that there must be room for
  piles: number; // next to the card being played
  tools: boolean; // there are a log and a menu to open
  focus: Focus;
};

/** A player: the plate, the badge on it, and the cards on it. */
export type Plate = Box & {
  badge: Box;
  beside: boolean; // the badge is next to the cards, else above them
  cards: Slot[];
  room: Box; // where cards are, or would be
  fan: Box | null; // for the backs of a hand
};

/** Where the tools of a stage are: nowhere, in a column, in a row beside the cards or below them. */
export type ToolsAt = "away" | "column" | "beside" | "below";

export type Frame = "column" | "rail" | "around";

export type Layout = {
  width: number;
  height: number;
  frame: Frame;
  plates: Plate[]; // mine first, then in the order of play
  stage: Box;
  piles: Box[];
  chain: Box & { card: number }; // where the played card and its responses are, and how wide a card is there
  words: Box; // where a sentence about a small event covers no stable
  scene: Box | null; // where an event is shown if the middle is at the side, with the sentence in the middle
  ribbon: Box;
  tall: boolean; // the sentence of the ribbon is above its buttons
  tools: Box[]; // the log first, the menu last, and between them as many as there is room for
  hand: Slot[];
  twoTaps: boolean[]; // by plate: its cards are too small for fingers: first the stable, then the card in a tray
  tray: Box; // what a tray may cover: never the question
};

/** What stays the same at a table whatever is asked.  The place of the hand also stays whatever is in the stables, and at a roomy table everything does. */
export type Plan = {
  frame: Frame;
  columns: number;
  beside: boolean;
  slim: boolean;
  handRows: number;
  handCard: number;
  handHeight: number;
  side: number;
  part: number;
  whole: boolean;
  above: boolean;
  tools: ToolsAt; // on a tablet
};

/** The part of a plan that is about my hand: the question above it also stays in place. */
export type Held = Pick<Plan, "handRows" | "handCard" | "handHeight">;
