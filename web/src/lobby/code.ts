// Table codes, as people type them.
const LOOK_ALIKE: Record<string, string> = { А: "A", В: "B", С: "C", Е: "E", Н: "H", К: "K", М: "M", Р: "P", Т: "T", Х: "X", У: "Y" };

/** The letters of a code: without spaces or dashes, and Latin in place of Cyrillic letters that look the same. */
export const lettersOf = (typed: string): string =>
  [...typed.toUpperCase()]
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join("")
    .replace(/[^A-Z]/g, "");

/** The id of the table in a pasted link; empty if there is none. */
export const tableIn = (typed: string): string => /\/t\/([\w-]+)/.exec(typed)?.[1] ?? "";
