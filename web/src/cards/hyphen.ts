// Where a long word of a title may be broken.  Browsers know this for English; for Russian and Ukrainian many do not,
// and a title on a card of 60 pixels has to fit.
const VOWEL = "аеёєиіїоуыэюя";
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter.toLowerCase());
const SHORTEST = 9; // letters of a word that may have to be broken; others fit whole
const SOFT = "\u00ad";

/** The same text with soft hyphens in its long Cyrillic words: before a consonant and a vowel, two letters at least on each side. */
export function hyphenated(text: string): string {
  return text.replace(/[а-яёєіїґ’]+/gi, (word) => (word.length < SHORTEST ? word : broken(word)));
}

function broken(word: string): string {
  let found = word.slice(0, 2);
  for (let i = 2; i < word.length; i++) {
    const before = word.slice(0, i);
    const rest = word.slice(i);
    const good = rest.length > 2 && !isVowel(word[i]) && !"ьъй’".includes(word[i]!.toLowerCase()) && isVowel(word[i + 1]) && [...before].some(isVowel);
    found += (good ? SOFT : "") + word[i];
  }
  return found;
}
