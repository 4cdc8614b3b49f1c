// What a table may need later is loaded while nothing else is: a newer page on the server, or a lost connection, must not spoil the end of a game.
import { boardOf } from "../boards/boards";
import { prepare } from "../cards/art.svelte";
import { learn } from "../words/words.svelte";

type Load = () => Promise<unknown>;

const SHOWN = 5000; // milliseconds for which a table has been shown: until then other things are more urgent

export const endScreen = () => import("./EndScreen.svelte");
export const endOfDeal = () => Promise.all([import("../today/DealEnd.svelte"), learn("today")]);

/** What every table of this game shows sooner or later; most of it may be there already. */
export const partsOfTable = (game: string, daily: boolean): Load[] => [
  () => boardOf(game),
  () => prepare(game),
  () => import("../director/stage"),
  () => learn("director"),
  endScreen,
  ...(daily ? [endOfDeal] : []),
  () => import("../sounds/recipes"),
  () => import("../ui/SettingsDialog.svelte"),
];

/** Load these in turn once the browser has nothing to do.  Return a function that stops it. */
export function loadAhead(loads: Load[]): () => void {
  let stopped = false;
  const load = async (): Promise<void> => {
    for (const one of loads) if (!stopped) await one().catch(() => undefined); // whatever needs it tries again
  };
  const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(() => void load()) : void load()), SHOWN);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
