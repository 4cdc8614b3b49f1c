// The messages of one language: the same Fluent files that the terminal and the library read.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { call } from "../link/api";

export type Lang = "en" | "ru" | "uk";
export const LANGUAGES: Record<Lang, string> = { en: "English", ru: "Русский", uk: "Українська" };
export type Args = Record<string, FluentVariable>;

// All messages but those of the command line, the terminal, the laboratory and the page that verifies deals.
const FILES = import.meta.glob<string>(
  ["../../../src/stablemates/words/locale/*/*.ftl", "!../../../src/stablemates/words/locale/*/{commands,fair,join,lab,serve,tui}.ftl", "../locale/*.ftl"],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));
let overlay = $state.raw(new FluentBundle("en")); // the words of an edition, looked up first
let edition = "";
let current = $state<Lang>("en");
const loaded = new Set<string>();

/** The language of the page. */
export const lang = (): Lang => current;

/** The language that fits the browser best. */
export function preferred(wanted: readonly string[] = navigator.languages): Lang {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Lang;
  }
  return "en";
}

let turn: Promise<unknown> = Promise.resolve();

/** Switch to a language, with the messages that every page needs. */
export const speak = (wanted: Lang, parts: string[] = []): Promise<void> => inTurn(() => load(wanted, parts));

/** Load more messages: those of a game, or of its cards. */
export const learn = (...parts: string[]): Promise<void> =>
  inTurn(async () => {
    const missing = parts.filter((part) => !loaded.has(part));
    if (missing.length) await load(current, missing);
  });

/** Use the words of an edition, or the shared ones if it has none. */
export const useEdition = (wanted: string): Promise<void> =>
  inTurn(async () => {
    if (wanted === edition) return;
    edition = wanted;
    overlay = await overlaid(current, edition);
  });

async function overlaid(wanted: Lang, edition: string): Promise<FluentBundle> {
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  for (const text of edition ? await bundled(wanted, `edition-${edition}`) : []) fresh.addResource(new FluentResource(text));
  return fresh;
}

/** An attribute of a message in the words of another edition. */
export async function attrIn(edition: string, name: string, attribute: string): Promise<string> {
  const shared = bundle;
  return written(`${name}.${attribute}`, found(name, attribute, [await overlaid(current, edition), shared]), {});
}

/** Run one task after another: two simultaneous loads would each lose the other's messages. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = turn.then(task);
  turn = done.catch(() => undefined);
  return done;
}

async function load(wanted: Lang, parts: string[]): Promise<void> {
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  const kept = [...new Set(["common", "table", "invitation", "web", ...parts, ...loaded])];
  const ours = await Promise.all(kept.map((part) => bundled(wanted, part)));
  for (const text of ours.flat()) {
    const errors = fresh.addResource(new FluentResource(text));
    if (errors.length && import.meta.env.DEV) throw errors[0];
  }
  const others = kept.filter((_, n) => !ours[n]!.length);
  const theirs = others.length ? await thirdParty(wanted) : {};
  for (const part of others) fresh.addResource(new FluentResource(theirs[part] ?? "")); // last: they cannot change ours
  const ofEdition = wanted === current ? overlay : await overlaid(wanted, edition);
  for (const part of kept) loaded.add(part);
  [bundle, overlay] = [fresh, ofEdition];
  current = wanted;
  document.documentElement.lang = wanted;
}

const bundled = (wanted: Lang, part: string): Promise<string[]> =>
  Promise.all(
    Object.keys(FILES)
      .filter((path) => path.endsWith(`/${wanted}/${part}.ftl`) || path.endsWith(`/${part}.${wanted}.ftl`))
      .map((path) => FILES[path]!()),
  );

const asked = new Map<Lang, Promise<Record<string, string>>>();

/** The messages of third-party games and packs, which the server has. */
function thirdParty(wanted: Lang): Promise<Record<string, string>> {
  let answer = asked.get(wanted);
  if (!answer) {
    answer = call<Record<string, string>>("GET", `/api/words/${wanted}`).catch(() => {
      asked.delete(wanted); // the next call retries; until then keys are shown
      return {};
    });
    asked.set(wanted, answer);
  }
  return answer;
}

/** The name of a message: `key("card", "red_5")` is `card-red-5`. */
export const key = (...parts: string[]): string => parts.join("-").replaceAll("_", "-");

export function has(name: string, attribute = ""): boolean {
  return found(name, attribute) !== null;
}

/** A message; a missing one shows as its key: a mistake in a translation must not stop a game. */
export function t(name: string, args: Args = {}): string {
  return written(name, found(name, ""), args);
}

/** An attribute of a message: a variant of it, or something that goes with it. */
export function attr(name: string, attribute: string, args: Args = {}): string {
  return written(`${name}.${attribute}`, found(name, attribute), args);
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Found = { from: FluentBundle; pattern: Pattern } | null;

/** The text of a message, and the bundle it belongs to: the edition's, or the shared one. */
function found(name: string, attribute: string, bundles = [overlay, bundle]): Found {
  for (const from of bundles) {
    const message = from.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern != null) return { from, pattern };
  }
  return null;
}

export const missing = new Set<string>(); // the keys that were requested and do not exist: tests read it

/** Report a missing message on the console, once. */
function miss(what: string): void {
  if (missing.has(what)) return;
  missing.add(what);
  console.warn(`missing message: ${what} (${current})`);
}

function written(name: string, message: Found, args: Args): string {
  if (message === null) {
    miss(name);
    return name;
  }
  const errors: Error[] = [];
  const text = message.from.formatPattern(message.pattern, args, errors);
  if (errors.length) miss(`${name}: ${errors[0]!.message}`);
  return text;
}
