// The stable game.  `neigh` and `super-neigh` are plays of such a card (R-CARD-07).
import { described } from "./kind";

const BLOW = [60, 40, 120] as const;
const SHOVE = [40] as const;

export const STABLE = described("stable", {
  deal: { scene: "fly", sound: "riffle" },
  baby: { scene: "fly", sound: "pop" },
  first: { scene: "seat", sound: "lamp" },
  turn: { scene: "seat", sound: "lamp" },
  draw: { scene: "fly", sound: "draw" },
  play: { scene: "read", sound: "whoosh" },
  "aim-stable": { scene: "aim", sound: "aim", hit: { sound: "aim-me", buzz: [20, 40, 20] } },
  aim: { scene: "aim", sound: "aim", hit: { sound: "aim-me", buzz: [20, 40, 20] } },
  "aim-player": { scene: "aim", sound: "aim", hit: { sound: "aim-me", buzz: [20, 40, 20] } },
  "no-effect": { scene: "seat" },
  neigh: { scene: "stamp", sound: "neigh", buzz: SHOVE, hit: { buzz: BLOW } },
  "super-neigh": { scene: "stamp", sound: "super-neigh", buzz: [40, 30, 80], hit: { buzz: BLOW } },
  stopped: { scene: "tumble", sound: "tumble" },
  enter: { scene: "fly", sound: "clop" },
  discard: { scene: "fly", sound: "flap" },
  sacrifice: { scene: "lose", sound: "farewell" },
  destroy: { scene: "lose", sound: "crash", buzz: [30], hit: { sound: "crash-mine", buzz: BLOW } },
  steal: { scene: "carry", sound: "lasso", buzz: [30], hit: { sound: "lasso-mine", buzz: BLOW } },
  return: { scene: "carry", sound: "gust", hit: { buzz: SHOVE } },
  bring: { scene: "fly", sound: "pop" },
  recover: { scene: "fly", sound: "draw" },
  move: { scene: "carry", sound: "clop", hit: { buzz: SHOVE } },
  roam: { scene: "carry", sound: "gallop" },
  "give-back": { scene: "carry", sound: "clop" },
  transform: { scene: "lose", sound: "pop", hit: { buzz: SHOVE } },
  pull: { scene: "carry", sound: "lasso", hit: { sound: "lasso-mine", buzz: [60, 40, 60] } },
  show: { scene: "fly", sound: "flip" },
  swap: { scene: "carry", sound: "riffle", hit: { buzz: SHOVE } },
  take: { scene: "fly", sound: "flip" },
  "take-secretly": { scene: "fly", sound: "draw" },
  "put-back": { scene: "table" },
  "shuffle-in": { scene: "fly", sound: "riffle" },
  shuffle: { scene: "table", sound: "riffle" },
  "extra-turn": { scene: "seat", sound: "your-turn" },
  over: { scene: "end" }, // the end screen follows, with its fanfare
});
