// The rulebooks of the server, with their messages.
import { type Level, type Rulebook, levels, rulebooks } from "../link/api";
import { choices } from "../ui/choices.svelte";
import { type Lang, has, key, lang, learn, t } from "../words/words.svelte";

const BY_LANGUAGE: Record<Lang, string> = { uk: "second-uk", ru: "second-ru", en: "second-uk" };
export const GAMES = ["stable", "unorog"]; // the games we ship: their messages are loaded without waiting for the server
const STRONGEST = 5; // the highest strength
const bots = new Map<string, Promise<Level[]>>();

/** All rulebooks, with their messages. */
export async function books(): Promise<Rulebook[]> {
  const [found] = await Promise.all([rulebooks(), learn(...GAMES.flatMap((game) => [game, `${game}-terms`]))]);
  const others = found.map((book) => book.game).filter((game) => !GAMES.includes(game));
  await learn(...others, ...packs(found).map((pack) => `pack-${pack}`));
  return found;
}

const packs = (found: Rulebook[]): string[] => [...new Set(found.flatMap(packsOf))];

/** The packs that a rulebook accepts. */
export const packsOf = (book: Rulebook): string[] => (book.options.find((option) => option.name === "packs")?.values ?? []).map(String).filter(Boolean);

/** The name of a bot; the operator's own bots have no message here. */
export const levelTitle = (level: string): string =>
  has(`level-${level}`) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1).replaceAll("-", " ");

/** A picture of a bot's strength; empty if it was not measured. */
export const strengthPicture = ({ strength }: Level): string => (strength ? "●".repeat(strength) + "○".repeat(STRONGEST - strength) : "");

/** The levels of a game's bots, from easy to hard. */
export function levelsOf(game: string): Promise<Level[]> {
  let found = bots.get(game);
  if (!found) {
    found = levels(game);
    found.catch(() => bots.delete(game));
    bots.set(game, found);
  }
  return found;
}

/** The rulebook of the stable game for newcomers who read the page in its current language. */
export const bookByLanguage = (): string => BY_LANGUAGE[lang()];

/** The rulebook to start with: the last one that was chosen here, or the one for the page's language. */
export function defaultBook(found: Rulebook[]): Rulebook | undefined {
  const of = (id: string): Rulebook | undefined => found.find((book) => book.id === id);
  return of(choices.profile) ?? of(editionOf("stable")) ?? found[0];
}

/** The rulebook by which a game is played here: the one that was chosen, or the one for the page's language. */
export const editionOf = (game: string): string => choices.editions[game] ?? (game === "stable" ? bookByLanguage() : game);

/** The rulebooks of a game, those in the page's language first. */
export const editionsOf = (found: Rulebook[], game: string): Rulebook[] =>
  found.filter((book) => book.game === game).sort((one, other) => Number(other.language === lang()) - Number(one.language === lang()));

/** What a game is called; a third-party game has the title of its rulebook. */
export const gameTitle = (game: string, profile: string): string =>
  has(`game-${game}`) ? t(`game-${game}`) : has(titleOf(profile)) ? t(titleOf(profile)) : game;

/** What an edition is called, in a newcomer's words. */
export const editionTitle = (profile: string): string => (has(key("edition", profile)) ? t(key("edition", profile)) : "");

export const titleOf = (profile: string): string => key("profile", profile);
