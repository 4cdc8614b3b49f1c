// Sounds and vibration, if wanted.  The recipes are loaded with the first sound; nothing else is loaded.
import { choices } from "../ui/choices.svelte";
import type { Sound } from "./recipes";

const LOUDNESS = { quiet: 0.35, medium: 0.7, loud: 1.2 };
const APART = 80; // milliseconds between sounds: less would be a rattle

/** Return whether the page has been touched: before that, browsers allow neither sound nor vibration. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

let context: AudioContext | null = null;
let last = 0;

/** Play a sound, if sounds are on; `n`: the number of cards, for sounds that count them. */
export async function play(name: Sound | undefined, n = 0): Promise<void> {
  if (!name || !choices.sound || typeof AudioContext === "undefined" || !touched()) return;
  const now = performance.now();
  if (now - last < APART) return;
  last = now;
  const { sound } = await import("./recipes");
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  sound(context, name, LOUDNESS[choices.volume], n);
}

/** Vibrate, if that is on and the device can. */
export function buzz(pattern: readonly number[] | undefined): void {
  if (pattern && choices.vibrate && "vibrate" in navigator && touched()) navigator.vibrate([...pattern]);
}
