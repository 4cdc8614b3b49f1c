// A name for a guest who has not given one.
import { t } from "../words/words.svelte";
import { choices, choose } from "./choices.svelte";

const NAMES = 12;
export const LONGEST_NAME = 24;

/** A friendly name that no one at the table has. */
export function someName(taken: string[] = []): string {
  const all = Array.from({ length: NAMES }, (_, n) => t(`guest-name-${n}`));
  const free = all.filter((name) => !taken.includes(name));
  const from = free.length ? free : all;
  return from[Math.floor(Math.random() * from.length)]!;
}

/** The name stored on this device; a friendly one that is not taken is stored the first time it is needed. */
export function myName(taken: string[] = []): string {
  if (!choices.name) choose({ name: someName(taken) });
  return choices.name;
}
