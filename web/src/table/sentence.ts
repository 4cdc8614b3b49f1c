// A sentence and the cards that are named in it.
export type Part = { text: string; kind: string; found: boolean };

/** A sentence with its cards in their places; what is not named in it stands behind it.  A full stop alone is left out. */
export function parts(text: string, cards: string[], quoted: (kind: string) => string): Part[] {
  let found: Part[] = [{ text, kind: "", found: false }];
  const left: Part[] = [];
  const plain = (words: string): Part => ({ text: words, kind: "", found: false });
  // Longer titles first: one may be a part of another.
  for (const kind of [...new Set(cards)].sort((a, b) => quoted(b).length - quoted(a).length)) {
    const name = quoted(kind);
    const at = found.findIndex((part) => !part.kind && part.text.includes(name));
    if (at < 0) {
      left.push({ text: "", kind, found: false });
      continue;
    }
    const [before, ...after] = found[at]!.text.split(name);
    found = [...found.slice(0, at), plain(before!), { text: "", kind, found: true }, plain(after.join(name)), ...found.slice(at + 1)];
  }
  return [...found, ...left].filter((part) => part.kind || /[^\s.]/.test(part.text));
}
