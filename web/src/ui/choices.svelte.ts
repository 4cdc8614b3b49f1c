// The choices made on this device.  They stay on the device.
import type { Sit } from "../protocol";

type Choices = {
  lang: "" | "en" | "ru" | "uk"; // "": the browser's
  name: string;
  avatar: "" | NonNullable<Sit["avatar"]>; // "": the one that goes with the name
  colour: "" | NonNullable<Sit["colour"]>; // behind the avatar; "": its own
  sound: boolean;
  volume: "quiet" | "medium" | "loud"; // of sounds
  motion: "full" | "still" | "off"; // cards fly; pictures that do not move; no pictures
  theme: "" | "light" | "dark";
  vibrate: boolean;
  signal: boolean; // notifications, if the browser allows
  size: "" | "large" | "largest"; // of text
  rules: boolean; // named in the log
  patience: 1 | 2 | 10; // how many times longer windows and clocks should be
  profile: string; // the rulebook of the last table; "": the one for the language
  editions: Record<string, string>; // the rulebook of each game that was chosen on the front page
  pace: "" | "relaxed" | "normal" | "quick"; // "": to suit the number of players
  finished: number; // games finished here, counted while newcomers are helped
  coach: "" | "on" | "off"; // help at the table; "": in the first games
  hand: string; // the table that a big screen shows: this device shows only the hand
  rivals: number; // bots to play against
  level: string;
};

const WHERE = "stablemates";
const DEFAULTS: Choices = {
  lang: "",
  name: "",
  avatar: "",
  colour: "",
  sound: true,
  volume: "medium",
  motion: "full",
  theme: "",
  vibrate: true,
  signal: false,
  size: "",
  rules: false,
  patience: 1,
  profile: "",
  editions: {},
  pace: "",
  finished: 0,
  coach: "",
  hand: "",
  rivals: 3,
  level: "novice",
};

export const choices: Choices = $state({ ...DEFAULTS, ...kept() });
if (!["full", "still", "off"].includes(choices.motion)) choices.motion = DEFAULTS.motion; // older versions had other values

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export function choose(change: Partial<Choices>): void {
  Object.assign(choices, change);
  try {
    localStorage.setItem(WHERE, JSON.stringify(choices));
  } catch {
    // A browser without storage still plays.
  }
}

/** Return whether things move: not if reduced motion is set. */
export const moves = (): boolean => choices.motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
