// Arriving at a table: its messages are loaded before anything that needs them is shown.
import { onDestroy } from "svelte";
import { editionOf, gameOf, partsOf } from "../words/parts";
import { learn, useEdition } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export class Arrival {
  game = $state("");
  private prepared = $state(""); // the rulebook whose messages are loaded

  /** `more`: message files that a page needs besides those of the game. */
  constructor(
    private readonly table: Table,
    private readonly more: string[] = [],
  ) {
    onDestroy(() => void useEdition(""));
    $effect(() => {
      const { profile, options } = table.table?.settings ?? {};
      if (profile) void this.prepare(profile, options?.["packs"]);
    });
  }

  get ready(): boolean {
    return this.table.snapshot !== null && this.prepared === this.table.table?.settings.profile;
  }

  private async prepare(profile: string, packs: unknown): Promise<void> {
    const { table } = this;
    const played = table.view?.game ?? (await gameOf(profile));
    await Promise.all([learn(...partsOf(played, packs), ...this.more), editionOf(profile).then(useEdition)]);
    if (profile !== table.table?.settings.profile) return; // the host has chosen another rulebook in the meantime
    this.game = played;
    this.prepared = profile;
    table.begin();
  }
}
