// Where everything goes: a pure function from the screen and the card counts to rectangles.
//
// Every zone offers its arrangements with their height and value; three frames divide the screen between the zones; the
// best one that fits is used.  The frame, its columns and its rows are chosen once per table, whatever is asked later.
import { remembered } from "../../cards/remembered";
import { bestFrame } from "./frames";
import { FINGER, isRoomy, measure, type Measures, ONE_TAP, USUAL, WIDE } from "./measures";
import { usualIn } from "./seating";
import type { Focus, Held, Layout, Plan, Plate, Setting } from "./types";

const plans = new Map<string, Plan | null>();
const hands = new Map<string, Held | null>();
const layouts = new Map<string, Layout>();

export function solve(setting: Setting): Layout {
  const { usual } = measure(setting);
  const asked: Setting = {
    ...setting,
    rooms: setting.rooms && setting.rooms.map((room) => Math.max(usual, room)),
    focus: setting.width >= WIDE ? "hand" : setting.focus, // there is room for both kinds of question
  };
  return remembered(layouts, nameOf(asked), () => solved(asked));
}

function solved(setting: Setting): Layout {
  const m = measure(setting);
  const plan = planOf(setting);
  const touched = setting.focus === "stables" || m.wide;
  const many = m.phone && setting.seats > 4; // all seats are alike
  const found = attempt(m, setting, plan, false);
  const crowded = (n: number): boolean => !many && setting.rooms![n]! > usualIn(m, setting.rooms!);
  const laid = touched && found.plates.some((plate, n) => isFine(plate) && !crowded(n)) ? attempt(m, setting, plan, true) : found;
  const fine = laid.plates.map(isFine);
  const twoTaps = fine.map((one) => (touched || setting.seats > 4) && (one || (many && fine.includes(true))));
  return { ...laid, twoTaps, tray: trayOf(m, laid) };
}

/** Return whether cards are too small for fingers. */
const isFine = ({ cards }: Plate): boolean => cards.some(({ seen }) => Math.min(seen.w, seen.h) < FINGER);

function attempt(m: Measures, setting: Setting, plan: Plan | null, twoTaps: boolean): Omit<Layout, "twoTaps" | "tray"> {
  const frames = { m, table: setting, plan, held: plan, twoTaps };
  const found = bestFrame(frames) ?? bestFrame({ ...frames, plan: null, held: null });
  // On a phone the seats of many players stay where they are: a tray shows their cards.
  if (plan && found && found.plan.columns !== plan.columns && m.phone && setting.seats > 4 && !twoTaps) return attempt(m, setting, plan, true);
  if (found) return found.build();
  // A window that is too small for any layout shows a larger one, which scrolls.
  const larger = { ...setting, width: Math.max(setting.width, 360), height: setting.height + 80 };
  return attempt(measure(larger), larger, null, twoTaps);
}

// A full hand is 7 cards, and there is room for one more than is held: 7 cards must not change the plan that 6 have.
const HANDS = [8, 10, 14] as const;
const FEW = 3; // a hand that has become this small on an upright phone leaves its room to the stables
const HELD = { phone: 8, larger: 7 }; // the cards for which the place of a hand is chosen

/** The cards in a stable that a plan is made for, before there are any.  A roomy table has room for all that are one tap away: seats stay where they are. */
const planned = (setting: Setting): number => (isRoomy(setting) ? ONE_TAP : USUAL);

/** The plan of a table: the same for every question, while all cards in stables are one tap away. */
function planOf(setting: Setting): Plan | null {
  const m = measure(setting);
  const { phone, bare } = m;
  const usual = setting.rooms ? usualIn(m, setting.rooms) : 0;
  const steps = phone && !bare && setting.height > setting.width ? [FEW, ...HANDS] : HANDS;
  const hand = setting.room < 0 ? -1 : (steps.find((step) => setting.room <= step) ?? setting.room);
  const cards = usual > ONE_TAP ? usual : planned(setting);
  const now = typical(setting, cards, hand);
  return remembered(plans, nameOf(now), () => bestPlan(now, hand < 0 || hand === HANDS[0] ? null : planOf(typical(setting, cards, HANDS[0]))));
}

/** A table with this many cards in every stable, and in the hand. */
function typical(setting: Setting, cards: number, hand: number): Setting {
  const stables = setting.rooms && setting.rooms.map(() => cards);
  return { ...setting, stables, rooms: stables, hand, room: hand, focus: "hand" };
}

/** The hand of a table at the start: its place does not change while stables grow. */
function usualHand(table: Setting): Held | null {
  const usual = typical(table, planned(table), Math.min(table.hand, HELD[measure(table).phone ? "phone" : "larger"]));
  return remembered(hands, nameOf(usual), () => best(asked(usual), candidates(asked(usual), null, null)));
}

type Asked = { table: Setting; share: number }; // a table with a question, and how much it counts
const FOCUSES: Focus[] = ["hand", "stables"];

const asked = (table: Setting, share = 1): Asked[] =>
  (table.stables && table.width < WIDE ? FOCUSES : FOCUSES.slice(0, 1)).map((focus) => ({ table: { ...table, focus }, share }));
const found = ({ table }: Asked, plan: Plan | null, held: Held | null) => bestFrame({ m: measure(table), table, plan, held, twoTaps: false });
const candidates = (tables: Asked[], plan: Plan | null, held: Held | null): Plan[] => tables.flatMap((one) => found(one, plan, held)?.plan ?? []);

/** Of these plans, the one that is best for all tables. */
function best(tables: Asked[], plans: Plan[]): Plan | null {
  const worth = (plan: Plan): number => tables.reduce((sum, one) => sum + one.share * (found(one, plan, plan)?.q ?? -Infinity), 0);
  const all = [...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values()];
  return all.map((plan) => ({ plan, q: worth(plan) })).sort((one, other) => other.q - one.q)[0]?.plan ?? null;
}

const FULL = 0.5; // how much a table counts whose stables are full, which is rare

/** The plan that is best for every question, whether stables have a few cards or all that are one tap away: otherwise seats would move.  They also keep to the `first` plan, of a usual hand, where they can. */
function bestPlan(table: Setting, first: Plan | null): Plan | null {
  const grows = !(table.seats > 4 && measure(table).phone) && (table.rooms?.[0] ?? ONE_TAP) < ONE_TAP;
  const tables = [...asked(table), ...(grows ? asked(typical(table, ONE_TAP, table.hand), FULL) : [])];
  const held = isRoomy(table) ? null : usualHand(table);
  const plans = first ? [first, { ...first, whole: !first.whole }] : [null];
  const all = plans.flatMap((plan) => candidates(tables, plan, held));
  return best(tables, all) ?? (first && bestPlan(table, null));
}

/** What a tray may cover: the table above the question or, if that is at the side, everything next to it. */
function trayOf(m: Measures, { frame, ribbon, width, height }: Omit<Layout, "twoTaps" | "tray">): Layout["tray"] {
  const aside = frame === "rail" && ribbon.x > width / 2;
  if (aside) return { x: m.pad, y: m.pad, w: ribbon.x - m.zone - m.pad, h: height - 2 * m.pad };
  const w = Math.min(width - 2 * m.pad, 1100);
  return { x: (width - w) / 2, y: m.pad, w, h: ribbon.y - m.zone - m.pad };
}

const nameOf = (setting: Setting): string => JSON.stringify(setting);
