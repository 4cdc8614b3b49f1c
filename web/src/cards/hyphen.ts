// Where a long word may be hyphenated: a title must fit on a card of 60 pixels, and not every browser knows how.
const VOWEL = "аеёєиіїоуыэюя";
const ONSET = /^(?:[bcdfghjklmnpqrstvwxz]|[bcfgp][lr]|[dt]r|s[clmnptw]|s[cpt]r|[cpstw]h)$/i; // how an English syllable may begin
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter.toLowerCase());
const SHORTEST = 8; // the number of letters from which a word may have to be broken
const SOFT = "\u00ad";

/** The same text with soft hyphens in its words of at least `shortest` letters, with at least two letters on each side. */
export function hyphenated(text: string, shortest = SHORTEST): string {
  return text.replace(/[a-z]+|[а-яёєіїґ’]+/gi, (word) => (word.length < shortest ? word : broken(word, /[a-z]/i.test(word) ? begins : opens)));
}

/** An English syllable begins with as many consonants as can be pronounced together. */
function begins(word: string, i: number): boolean {
  const onset = /^[^aeiouy]+(?=[aeiouy])/i.exec(word.slice(i))?.[0] ?? "";
  return ONSET.test(onset) && !ONSET.test(word[i - 1]! + onset);
}

/** A Russian or Ukrainian syllable begins with a consonant and a vowel. */
const opens = (word: string, i: number): boolean =>
  !isVowel(word[i]) && !"ьъй’".includes(word[i]!.toLowerCase()) && isVowel(word[i + 1]) && [...word.slice(0, i)].some(isVowel);

function broken(word: string, starts: (word: string, i: number) => boolean): string {
  let found = word.slice(0, 2);
  for (let i = 2; i < word.length; i++) found += (word.length - i > 2 && starts(word, i) ? SOFT : "") + word[i];
  return found;
}
