// The stable game.  `neigh` and `super-neigh` are plays of such a card (R-CARD-07).
import { type Kind, major, minor, silent } from "./kind";

const BLOW = [60, 40, 120] as const;
const SHOVE = [40] as const;

export const STABLE: Record<string, Kind> = {
  deal: minor("fly", [1200, 800, 400], { sound: "riffle", merge: "all" }),
  baby: minor("fly", [700, 500, 250], { sound: "pop", merge: "all" }),
  first: minor("seat", [900, 600, 400], { sound: "lamp" }),
  turn: minor("seat", [600, 400, 200], { sound: "lamp", own: [900, 700, 500] }),
  draw: minor("fly", [450, 300, 150], { sound: "draw", merge: "seat" }),
  play: major("read", [2500, 1500, 800], { sound: "whoosh", own: [700, 500, 350] }),
  "aim-stable": major("aim", [900, 600, 500], { sound: "aim", joins: "play", hits: "whom", hit: { sound: "aim-me", buzz: [20, 40, 20] } }),
  aim: major("aim", [900, 600, 500], { sound: "aim", joins: "play", merge: "seat", hits: "whom", hit: { sound: "aim-me", buzz: [20, 40, 20] } }),
  "aim-player": major("aim", [900, 600, 500], { sound: "aim", joins: "play", merge: "seat", hits: "whom", hit: { sound: "aim-me", buzz: [20, 40, 20] } }),
  "no-effect": minor("seat", [700, 500, 300]),
  neigh: major("stamp", [1600, 1200, 1000], { sound: "neigh", buzz: SHOVE, hits: "card", hit: { ms: [2200, 1700, 1300], buzz: BLOW } }),
  "super-neigh": major("stamp", [2000, 1500, 1200], { sound: "super-neigh", buzz: [40, 30, 80], hits: "card", hit: { ms: [2600, 2000, 1500], buzz: BLOW } }),
  stopped: major("tumble", [1300, 1000, 700], { sound: "tumble", merge: "all", hits: "seat", hit: { ms: [1600, 1200, 800] } }),
  enter: minor("fly", [700, 450, 250], { sound: "clop" }),
  discard: minor("fly", [700, 450, 250], { sound: "flap", merge: "seat", tidies: ["R-CARD-05", "R-CARD-07"] }),
  sacrifice: major("lose", [1500, 1100, 1000], { sound: "farewell", merge: "source" }),
  destroy: major("lose", [1800, 1300, 1000], { sound: "crash", buzz: [30], merge: "source", hits: "whom", hit: { ms: [3000, 2200, 1600], sound: "crash-mine", buzz: BLOW } }),
  steal: major("carry", [1800, 1300, 1000], { sound: "lasso", buzz: [30], merge: "source", hits: "whom", hit: { ms: [3000, 2200, 1600], sound: "lasso-mine", buzz: BLOW } }),
  return: major("carry", [1300, 900, 700], { sound: "gust", merge: "source", hits: "whom", hit: { ms: [2000, 1500, 1000], buzz: SHOVE } }),
  bring: minor("fly", [1100, 700, 400], { sound: "pop" }),
  recover: minor("fly", [1000, 650, 350], { sound: "draw" }),
  move: major("carry", [1300, 900, 700], { sound: "clop", hits: "whom", hit: { ms: [2000, 1500, 1000], buzz: SHOVE } }),
  roam: major("carry", [1300, 900, 700], { sound: "gallop" }),
  "give-back": major("carry", [1300, 900, 700], { sound: "clop" }),
  transform: major("lose", [1500, 1100, 1000], { sound: "pop", hits: "whom", hit: { ms: [2000, 1500, 1100], buzz: SHOVE } }),
  pull: major("carry", [1300, 900, 700], { sound: "lasso", hits: "whom", hit: { ms: [2200, 1600, 1100], sound: "lasso-mine", buzz: [60, 40, 60] } }),
  show: minor("fly", [1000, 700, 400], { sound: "flip", merge: "seat" }),
  swap: major("carry", [1200, 850, 600], { sound: "riffle", merge: "all", hits: "whom", hit: { ms: [2000, 1500, 1000], buzz: SHOVE } }),
  take: minor("fly", [1100, 700, 400], { sound: "flip" }),
  "take-secretly": minor("fly", [700, 450, 250], { sound: "draw" }),
  "put-back": silent(),
  "shuffle-in": minor("fly", [600, 400, 200], { sound: "riffle", merge: "all" }),
  shuffle: minor("table", [700, 450, 250], { sound: "riffle" }),
  "extra-turn": major("seat", [1200, 900, 700], { sound: "your-turn" }),
  over: major("end", [1800, 1500, 1200]), // the end screen follows, with its fanfare
};
