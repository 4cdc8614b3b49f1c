// "Your turn" for players who are looking elsewhere: a sound, a vibration or a notification.
import { buzz, play } from "../sounds/sounds";
import { choices } from "../ui/choices.svelte";
import { notify } from "../ui/notifying";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export function signal(table: Table): void {
  let before = "";
  $effect(() => {
    const asked = table.asked ? `${table.snapshot?.state}` : "";
    if (asked && asked !== before) {
      void play(table.window ? "window" : "your-turn");
      buzz(table.window ? [30, 40, 30] : [60]);
      if (choices.signal && document.hidden) void notify(t("your-turn"), table.id);
    }
    before = asked;
  });
}
