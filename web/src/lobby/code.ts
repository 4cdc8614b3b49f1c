// Table codes, as people type them.
const LOOK_ALIKE: Record<string, string> = { А: "A", В: "B", С: "C", Е: "E", Н: "H", К: "K", М: "M", Р: "P", Т: "T", Х: "X", У: "Y" };

/** The letters of a code: no spaces or dashes, and Latin ones where a Cyrillic keyboard has the same shape. */
export const lettersOf = (typed: string): string =>
  [...typed.toUpperCase()]
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join("")
    .replace(/[^A-Z]/g, "");

/** The table of a link that was pasted, if it is one. */
export const tableIn = (typed: string): string => /\/t\/([\w-]+)/.exec(typed)?.[1] ?? "";
