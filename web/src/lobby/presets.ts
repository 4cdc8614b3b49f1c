// What a table plays: presets to choose with one tap, and how one setting affects others.
import type { OptionOf, Rulebook } from "../link/api";
import type { Settings } from "../protocol";
import { has, t } from "../words/words.svelte";
import { packsOf } from "./books.svelte";

export type Value = number | boolean | string;
export const SPEEDS = ["quick", "normal", "relaxed", "off"] as const;
export const PRESETS = ["book", "quick", "party"] as const;
export type Preset = (typeof PRESETS)[number];
const QUICK_UNICORNS = 5; // to win, instead of seven or six

/** The settings of a preset; visibility and number of seats stay. */
export function preset(name: Preset, book: Rulebook, now: Settings): Settings {
  const speeds = { book: "normal", quick: "quick", party: "relaxed" } as const;
  return { ...now, speed: speeds[name], options: optionsOf(name, book) };
}

function optionsOf(name: Preset, book: Rulebook): Record<string, Value> {
  const wanted: Record<Preset, Record<string, Value>> = {
    book: {},
    quick: { unicorns_to_win: QUICK_UNICORNS },
    party: { stones_add_up: true, packs: packsOf(book).join(",") },
  };
  return kept(book, wanted[name]);
}

/** The preset that the settings match; empty if there is none. */
export function presetOf(book: Rulebook, now: Settings): Preset | "" {
  const same = (one: Preset): boolean => {
    const other = preset(one, book, now);
    return (now.speed ?? "normal") === other.speed && text(kept(book, now.options ?? {})) === text(other.options ?? {});
  };
  return PRESETS.find(same) ?? "";
}

const text = (options: Record<string, Value>): string => JSON.stringify(Object.entries(options).sort());

/** Only the options that this rulebook has, and only those that differ from the default. */
export function kept(book: Rulebook, options: Record<string, Value>): Record<string, Value> {
  const has = (name: string, value: Value): boolean => {
    const option = book.options.find((one) => one.name === name);
    return option !== undefined && option.default !== value;
  };
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => has(name, value)));
}

export const valueOf = (option: OptionOf, now: Settings): Value => now.options?.[option.name] ?? option.default;

/** A value of an option, in words; seats are numbered from 1. */
export function inWords(value: Value, isSeat = false): string {
  if (typeof value === "boolean") return t(value ? "yes" : "web-no");
  if (isSeat && /^\d+$/.test(String(value))) return t("seat", { n: Number(value) + 1 });
  return has(`web-value-${value}`) ? t(`web-value-${value}`) : String(value);
}

/** The settings with one option changed. */
export const withOption = (book: Rulebook, now: Settings, name: string, value: Value): Settings => ({
  ...now,
  options: kept(book, { ...now.options, [name]: value }),
});

/** The settings for another rulebook: the seats are adjusted, and unknown house rules dropped. */
export const withBook = (book: Rulebook, now: Settings, seated = 0): Settings => ({
  ...now,
  profile: book.id,
  seats: Math.min(Math.max(now.seats, book.fewest, seated), book.most),
  options: kept(book, now.options ?? {}),
});
