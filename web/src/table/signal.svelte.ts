// What calls players who are looking elsewhere: a sound, a vibration, a notification and the title of the page.
import { gameTitle } from "../lobby/books.svelte";
import { buzz, play } from "../sounds/sounds";
import { choices } from "../ui/choices.svelte";
import { notify } from "../ui/notifying";
import { t } from "../words/words.svelte";
import { asked, opensTurn } from "./asking";
import type { Table } from "./table.svelte";

/** Call the player whenever something new is asked, once `ready` says that the words of the game are loaded. */
export function signal(table: Table, ready: () => boolean): void {
  let before = "";
  $effect(() => {
    const state = table.asked && ready() ? `${table.snapshot?.state}` : "";
    if (state && state !== before) {
      void play(table.window ? "window" : "your-turn");
      buzz(table.window ? [30, 40, 30] : [60]);
      if (choices.signal && document.hidden && !table.quiet) void notify(reason(table), detail(table), table.id);
    }
    before = state;
  });
}

/** Why I am called: to respond to a card, because it is my turn, or to answer another question. */
export const reason = (table: Table): string => t(table.window ? "your-response" : isMyTurn(table) ? "your-turn" : "your-answer");

/** What I am asked, or the name of the game if the reason already says it. */
function detail(table: Table): string {
  const opens = isMyTurn(table) && !table.window && opensTurn(table.question?.ask);
  return opens ? gameTitle(table.view?.game ?? "", table.table?.settings.profile ?? "") : asked(table);
}

const isMyTurn = (table: Table): boolean => table.turn === table.me;
