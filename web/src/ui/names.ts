// A name for a guest who has not given one.
import { t } from "../words/words.svelte";
import { choices, choose } from "./choices.svelte";

const NAMES = 12;
export const LONGEST_NAME = 24;

/** A friendly name that no one at the table has. */
export function someName(taken: string[] = []): string {
  const all = Array.from({ length: NAMES }, (_, n) => t(`guest-name-${n}`));
  const free = all.filter((name) => !isTaken(name, taken));
  const from = free.length ? free : all;
  return from[Math.floor(Math.random() * from.length)]!;
}

/**
 * The name stored on this device, or another one for a table where someone has it.  The first time that a name is needed,
 * a friendly one that is not taken is stored.
 */
export function myName(taken: string[] = []): string {
  if (!choices.name) choose({ name: someName(taken) });
  return isTaken(choices.name, taken) ? someName(taken) : choices.name;
}

const isTaken = (name: string, taken: string[]): boolean => taken.some((one) => one.toLowerCase() === name.toLowerCase());
