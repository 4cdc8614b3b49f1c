// What somebody has chosen on this device.  It stays here.
type Choices = {
  lang: "" | "en" | "ru" | "uk"; // "": as the browser has it
  name: string;
  sound: boolean;
  motion: "full" | "fast" | "off";
  theme: "" | "light" | "dark";
  vibrate: boolean;
  signal: boolean; // notifications, if the browser allows
  size: "" | "large" | "largest"; // of text
  rules: boolean; // named in the log
  patience: 1 | 2 | 10; // how many times longer windows and clocks should be
  profile: string; // the rulebook of the last table; "": the one of the language
  editions: Record<string, string>; // the rulebook of each game that was chosen on the front page
  pace: "" | "relaxed" | "normal" | "quick"; // "": as it suits the number of players
  learned: string[]; // games whose lesson was finished or skipped
  rivals: number; // bots to play against at once
  level: string;
};

const WHERE = "stablemates";
const USUAL: Choices = {
  lang: "",
  name: "",
  sound: true,
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
  learned: [],
  rivals: 3,
  level: "novice",
};

export const choices: Choices = $state({ ...USUAL, ...kept() });

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
    // A browser that keeps nothing still plays.
  }
}

/** How long a movement takes, in milliseconds; nothing moves for those who do not want it. */
export function motion(usual: number): number {
  if (choices.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return choices.motion === "fast" ? usual / 2 : usual;
}
