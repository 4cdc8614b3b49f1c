// Which beats are worth a picture, for the strip after an absence and for the recap of a round.
import type { Beat } from "./beats";

const MOST = 6;
const GRAND = new Set(["destroy", "steal", "super-neigh", "over", "round", "catch", "dishonest"]);
const GOOD = new Set(["neigh", "play", "play-alicorn", "penalty", "call", "check"]);

const worth = (beat: Beat): number => (beat.heavy ? 4 : GRAND.has(beat.name) ? 3 : GOOD.has(beat.name) ? 2 : beat.kind.weight === "major" ? 1 : 0);

/** The most important beats: those that hit me first, then by importance, then the newest; returned in order. */
export function pictures(beats: Beat[], most = MOST): Beat[] {
  const best = beats
    .map((beat, at) => ({ at, worth: worth(beat) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || b.at - a.at)
    .slice(0, most);
  return best.sort((a, b) => a.at - b.at).map(({ at }) => beats[at]!);
}

/** The beats since my last turn that others have acted after: the round that they played. */
export function round(beats: Beat[], me: number): Beat[] {
  const isMine = ({ name, seat }: Beat): boolean => seat === me && (name === "turn" || name.startsWith("play"));
  const start = beats.findLastIndex((beat, n) => isMine(beat) && beats.slice(n + 1).some((one) => one.seat !== me && worth(one) > 0));
  return beats.slice(start + 1);
}
