// A sentence and the cards that it names.
export type Part = { text: string; kind: string; found: boolean; before: string; after: string }; // before, after: punctuation that stays with a card

const part = (text: string, kind = "", found = false): Part => ({ text, kind, found, before: "", after: "" });

/** A sentence with its cards in place; cards that it does not name follow it.  A lone full stop is left out. */
export function parts(text: string, cards: string[], quoted: (kind: string) => string): Part[] {
  let found: Part[] = [part(text)];
  const left: Part[] = [];
  // Longer titles first: one may be a part of another.
  for (const kind of [...cards].sort((a, b) => quoted(b).length - quoted(a).length)) {
    const name = quoted(kind);
    const at = found.findIndex((one) => !one.kind && placeOf(name, one.text) >= 0);
    if (at < 0) {
      left.push(part("", kind));
      continue;
    }
    const { text: whole } = found[at]!;
    const from = placeOf(name, whole);
    found = [...found.slice(0, at), part(whole.slice(0, from)), part("", kind, true), part(whole.slice(from + name.length)), ...found.slice(at + 1)];
  }
  cling(found);
  const last = found.at(-1)!;
  if (left.length && !last.kind) last.text += " "; // the cards that follow keep a distance
  // A space between two cards stays.
  return [...found, ...left].filter((one, n, all) => one.kind || /[^\s.]/.test(one.text) || (one.text === " " && all[n - 1]?.kind && all[n + 1]?.kind));
}

/** The position of a name in a text as a whole word: "Neighed" does not name a Neigh. */
function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) if (!/\p{L}/u.test(text[at + name.length] ?? "")) return at;
  return -1;
}

/** No line starts with a comma or ends with an open bracket. */
function cling(all: Part[]): void {
  all.forEach((one, n) => {
    if (!one.kind) return;
    const [before, after] = [all[n - 1], all[n + 1]];
    if (before && !before.kind && before.text.endsWith("(")) {
      before.text = before.text.slice(0, -1);
      one.before = "(";
    }
    if (after && !after.kind && /[^\s.]/.test(after.text)) {
      one.after = /^[.,:;!?)…]*/.exec(after.text)![0];
      after.text = after.text.slice(one.after.length);
    }
  });
}
