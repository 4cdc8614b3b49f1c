// Results of calculations and measurements, kept for the next time.
const KEPT = 200; // per map; the oldest goes first

/** The result kept under this name, or a new one. */
export function remembered<T>(kept: Map<string, T>, name: string, make: () => T): T {
  const found = kept.get(name);
  if (found !== undefined) return found;
  const made = make();
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(name, made);
  return made;
}
