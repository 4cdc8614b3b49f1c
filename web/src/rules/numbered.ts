// The numbered rules, and where the editions differ.  docs/rules has them with their reasons.
import { has, key } from "../words/words.svelte";

const CHAPTERS: Record<string, string[]> = {
  stable: ["R-SET", "R-TWO", "R-TURN", "R-WORD", "R-CARD", "R-EFF", "R-CHAIN", "R-END"],
  unorog: ["U-DECK", "U-SET", "U-TURN", "U-STONE", "U-MIRROR", "U-DUST", "U-HOOF", "U-ALI", "U-CALL", "U-END"],
};
const MOST = 20; // maximum rules of a chapter

/** The chapters of a game with the numbers of their rules. */
export const chapters = (game: string): { name: string; rules: string[] }[] =>
  (CHAPTERS[game] ?? []).map((name) => ({
    name,
    rules: Array.from({ length: MOST }, (_, n) => `${name}-${String(n + 1).padStart(2, "0")}`).filter((rule) => has(key("rule", rule))),
  }));

/** The fact of a rulebook that a rule is about, where the editions differ. */
export const FACT_OF: Record<string, string> = {
  "R-SET-01": "players",
  "R-SET-05": "babies",
  "R-SET-07": "first",
  "R-WORD-04": "destroy",
  "R-CARD-04": "unicorns-go",
  "R-EFF-09": "object",
  "R-EFF-11": "targets",
  "R-CHAIN-01": "chain",
  "R-TURN-06": "chain",
  "R-END-02": "win",
  "R-END-05": "letters",
};

const FIRST_RU = ["first-ru"];
const FIRST = ["first-uk", "first-ru"];
const NOT_FIRST_UK = ["second-ru", "second-uk", "first-ru"];
const ONLY: [RegExp, string[]][] = [
  [/^R-TWO-/, NOT_FIRST_UK],
  [/^R-WORD-10$/, ["second-ru"]],
  [/^R-EFF-09$/, FIRST_RU],
  [/^R-EFF-14$/, FIRST],
  [/^R-CHAIN-/, FIRST_RU],
];

/** The rulebooks in which a rule holds; null: in all of them. */
export const holdsIn = (rule: string): string[] | null => ONLY.find(([one]) => one.test(rule))?.[1] ?? null;
