// "Your turn", for those who look elsewhere: as a sound, a buzz or a notification.
import { choices } from "../ui/choices.svelte";
import { notify } from "../ui/notifying";
import { t } from "../words/words.svelte";
import { play, touched } from "./sound";
import type { Table } from "./table.svelte";

const MOST = 6; // sounds at once, after a pause in the line

export function signal(table: Table): void {
  let before = "";
  let ended = false;
  $effect(() => {
    const asked = table.asked ? `${table.snapshot?.state}` : "";
    if (asked && asked !== before) {
      play(table.window ? "window" : "turn");
      if (choices.vibrate && "vibrate" in navigator && touched()) navigator.vibrate(table.window ? [30, 40, 30] : 60);
      if (choices.signal && document.hidden) void notify(t("your-turn"), table.id);
    }
    before = asked;
  });
  $effect(() =>
    table.listen((events) => {
      for (const one of events.slice(-MOST)) {
        if (one.kind === "play" || one.kind === "enter") play("card");
        else if (one.kind === "draw") play("draw");
        else if (one.kind === "stopped" || one.kind === "catch") play("stop");
        else if (one.kind === "destroy" || one.kind === "sacrifice") play("fall");
        else if (one.kind === "table-phrase" || one.kind === "table-chat") play("talk");
      }
      const over = table.table?.phase === "over";
      if (over && !ended) play(table.table?.ended?.winner === table.me ? "win" : "end");
      ended = over;
    }),
  );
}
