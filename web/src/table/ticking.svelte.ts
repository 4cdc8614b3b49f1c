// The time of day as reactive state, updated only while it is used.
import { createSubscriber } from "svelte/reactivity";

export const OFTEN = 200; // milliseconds
export const SECOND = 1_000; // for clocks that run for long: each update costs a frame, for which a tap has to wait

const subscribers = new Map<number, () => void>(); // by milliseconds

function subscriber(every: number): () => void {
  const made =
    subscribers.get(every) ??
    createSubscriber((update) => {
      const timer = setInterval(update, every);
      return () => clearInterval(timer);
    });
  subscribers.set(every, made);
  return made;
}

/** The time that `now` returns, read again at regular intervals. */
export function ticking(now: () => number, every = OFTEN): number {
  subscriber(every)();
  return now();
}
