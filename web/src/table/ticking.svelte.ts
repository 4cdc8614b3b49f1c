// The time of day as reactive state, updated only while it is used.
import { createSubscriber } from "svelte/reactivity";

const EVERY = 200; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time that `now` returns, read again a few times a second. */
export function ticking(now: () => number): number {
  subscribe();
  return now();
}
