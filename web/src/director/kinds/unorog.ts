// Unorog.  `play-relic` and `play-alicorn` are plays of such a card, `deal` is drawing at the beginning (U-SET-02), and
// `penalty` is drawing several cards because of somebody (U-STONE-01, U-ALI-02, U-ALI-04, U-CALL-02).
import { type Kind, major, minor, silent } from "./kind";

export const UNOROG: Record<string, Kind> = {
  "dealer-card": minor("fly", [1000, 600, 300], { sound: "flip", merge: "all" }),
  dealer: silent(),
  deal: minor("fly", [1200, 800, 400], { sound: "riffle", merge: "all" }),
  "not-a-lock": minor("fly", [900, 600, 350], { sound: "pop" }),
  open: minor("fly", [900, 600, 400], { sound: "splash" }),
  draw: minor("fly", [450, 300, 150], { sound: "draw", merge: "seat" }),
  penalty: major("shout", [1600, 1300, 1000], { sound: "plus", buzz: [20, 20, 20], hits: "seat", hit: { ms: [2200, 1700, 1200], buzz: [30, 30, 30, 30, 60] } }),
  refill: silent(),
  empty: minor("table", [700, 450, 250], { sound: "flat" }),
  play: minor("fly", [1100, 750, 500], { sound: "splash", own: [500, 350, 250] }),
  "play-relic": major("read", [1500, 1000, 800], { sound: "splash", own: [500, 350, 250] }),
  "play-alicorn": major("read", [2500, 1700, 1100], { sound: "alicorn", buzz: [40, 30, 40], own: [700, 500, 350] }),
  call: major("shout", [1200, 900, 700], { sound: "unorog", buzz: [40] }),
  mirror: minor("shout", [1000, 700, 450], { sound: "swish-back" }),
  sleep: major("shout", [1000, 800, 700], { sound: "snore", hits: "seat", hit: { ms: [1400, 1000, 800], buzz: [60] } }),
  check: major("shout", [1800, 1300, 1000], { sound: "drum", buzz: [30, 30, 30], hits: "whom", hit: { buzz: [40, 40, 40] } }),
  show: major("fly", [1500, 1000, 700], { sound: "flip", merge: "seat" }),
  dishonest: major("stamp", [2200, 1600, 1100], { sound: "caught", buzz: [60, 40, 120], hits: "seat", hit: { ms: [2800, 2100, 1500] } }),
  honest: major("stamp", [2200, 1600, 1100], { sound: "halo", buzz: [40] }),
  catch: major("shout", [1800, 1300, 1000], { sound: "caught", buzz: [60, 40, 60], hits: "whom", hit: { ms: [2600, 1900, 1400], buzz: [60, 40, 120] } }),
  round: major("end", [1800, 1500, 1200]), // the end screen follows, with its fanfare
};
