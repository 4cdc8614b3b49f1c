// Titles on cards of any size: the distinguishing word comes first, and letters are as large as the visible width allows.
import { hyphenated } from "./hyphen";

const LETTER = 0.7; // the width of a bold letter, in em
const TIGHT = 0.85; // a word estimated to take up more of a line may turn out wider than the line, and be broken
const LEAST = 6.5; // the smallest readable font size, in pixels
const BARE = 46; // a card narrower than this, in pixels, has only its icon and its picture
const BREAKABLE = 5; // the number of letters from which a word that is wider than its line is hyphenated
const WORD = /[^\s-]+-?/g; // a line may also end at a hyphen of the title itself
const SHORT = 118; // a card narrower than this, in pixels, has the short title

/** "Baby Unicorn (Yellow)" as "Yellow Baby": on a small card the distinguishing word comes first. */
export function shortTitle(title: string): string {
  const found = /^(.+?)\s*\((.+)\)$/.exec(title);
  if (!found) return title;
  const [first = ""] = found[1]!.split(" ");
  const cyrillic = /[а-яіїєґ]/i.test(first);
  return `${found[2]![0]!.toUpperCase()}${found[2]!.slice(1)} ${cyrillic ? first.toLowerCase() : first}`;
}

/** The width of a title: the visible part of the card between its borders. */
export function titleWidth(width: number, seen: number): number {
  const border = Math.max(2, width * 0.032);
  return seen < width ? seen - border - 2 : width - 2 * border;
}

export type Set = { text: string; size: number; lines: number };

/** A title for a card of this width, of which `seen` pixels show; null if no title would be readable. */
export function setTitle(title: string, width: number, seen: number): Set | null {
  if (width < BARE) return null;
  const text = width < SHORT ? shortTitle(title) : title;
  const room = titleWidth(width, seen) - 4;
  const most = Math.min(17, width * 0.118);
  // Two lines, unless a third allows much larger letters.
  const [two, three] = [2, 3].map((lines) => largest(text, room, most, lines));
  const lines = three! > two! * 1.2 || two! < 7.5 ? 3 : 2;
  const size = lines === 3 ? three! : two!;
  // A browser breaks a hyphenated word wherever that makes the lines more even, so a word that fits has no hyphens.
  return { text: text.replace(WORD, (word) => (widthOf(word) * size > room ? hyphenated(word, BREAKABLE) : word)), size, lines };
}

const widths = new Map<string, number>();

/** The width of a word in em, as this browser draws it; where nothing is drawn, a cautious estimate. */
function widthOf(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return (word.length * LETTER) / TIGHT;
  pen.font = `700 100px ${getComputedStyle(document.body).fontFamily}`;
  const width = pen.measureText(word).width / 100;
  widths.set(word, width);
  return width;
}

/** The largest font size, or a somewhat smaller one that breaks no word. */
function largest(text: string, room: number, most: number, lines: number): number {
  const fit = (breaks: boolean): number => {
    for (let size = most; size > LEAST; size -= 0.4) if (linesOf(text, room / (size * LETTER), breaks) <= lines) return size;
    return LEAST;
  };
  const [whole, broken] = [fit(false), fit(true)];
  return whole > LEAST && whole >= broken * 0.8 ? whole : broken;
}

/** How many lines a text takes; a word longer than a line counts as too many, unless it may and can be broken. */
function linesOf(text: string, perLine: number, breaks: boolean): number {
  let [lines, used, space] = [1, 0, 0];
  for (const word of text.match(WORD) ?? []) {
    if (word.length > perLine) {
      if (!breaks) return Infinity;
      const parts = hyphenated(word, BREAKABLE).split("\u00ad");
      if (parts.some((part) => part.length + 1 > perLine)) return Infinity;
      lines += Math.ceil(word.length / perLine);
      used = word.length % perLine;
    } else if (used && used + space + word.length > perLine) {
      lines++;
      used = word.length;
    } else used += (used ? space : 0) + word.length;
    space = word.endsWith("-") ? 0 : 1;
  }
  return lines;
}
