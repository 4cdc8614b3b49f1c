// Protection against accidental answers: a tap that was meant for the previous question does not answer the next one, and
// on a touch screen only a second tap spends a card in a window.
import type { Picking } from "./picking.svelte";
import type { Table } from "./table.svelte";

const NARROW = "(pointer: coarse), (max-width: 40rem)";

/** The name of the open question.  Its times may change while the picture is skipped or held; it stays the same question. */
export const nameOf = (table: Table): string =>
  table.question ? `${table.question.ask} ${table.question.source?.id ?? -1} ${table.snapshot?.state ?? ""}` : "";

export class Nerve {
  armed = $state(-1); // the option that the next tap confirms

  constructor(
    table: Table,
    private readonly picking: Picking,
  ) {
    $effect(() => {
      void nameOf(table);
      this.armed = -1;
    });
  }

  spend(n: number): void {
    if (!this.picking.settled) return;
    if (this.armed === n || !matchMedia(NARROW).matches) this.picking.choose(n);
    else this.armed = n;
  }
}
