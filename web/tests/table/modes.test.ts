// @vitest-environment jsdom
// Settings changed before the server has replied are not lost, however slow the connection.
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Mine, Snapshot } from "../../src/protocol";
import Modes from "../../src/table/Modes.svelte";
import { Table } from "../../src/table/table.svelte";
import { speak, t } from "../../src/words/words.svelte";
import { stableInPlay, tableInPlay } from "../snapshots";

class SlowSocket {
  static readonly OPEN = 1;
  static last: SlowSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    SlowSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }
  close(): void {}
}

const snapshot = (mine: Partial<Mine>): Snapshot => ({
  state: 7,
  stream: 3,
  now: Date.now(),
  you: 0,
  table: tableInPlay("second-uk", [
    { name: "Ann", kind: "person" },
    { name: "", kind: "bot" },
  ]),
  view: stableInPlay([0, 0]),
  mine,
});

test("the reply to an earlier change does not undo a later one", async () => {
  vi.stubGlobal("WebSocket", SlowSocket);
  await speak("en", ["game", "stable", "stable-cards", "stable-terms"]);
  const table = new Table("t");
  const socket = SlowSocket.last;
  socket.receive({ type: "welcome", protocol: 2, snapshot: snapshot({ mode: "armed" }), events: [], complete: true });
  const modes = mount(Modes, { target: document.body, props: { table } });
  const choose = (label: string, value: string): void => {
    const select = [...document.querySelectorAll("label")].find((one) => one.textContent!.includes(t(label)))!.querySelector("select")!;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  const answer = async (n: number, mine: Partial<Mine>): Promise<void> => {
    socket.receive({ type: "update", snapshot: snapshot(mine), events: [] });
    socket.receive({ type: "accepted", id: socket.sent[n]!["id"], state: 7 });
    await new Promise((done) => setTimeout(done)); // until the page has updated
  };

  choose("armed-card", "unicorn_poison");
  choose("armed-type", "upgrade");
  await answer(0, { mode: "armed", armed_kind: "unicorn_poison" }); // the server does not know the type yet
  choose("armed-card", "rainbow_aura");
  expect(socket.sent.at(-1)).toMatchObject({ mode: "armed", kind: "rainbow_aura", of_type: "upgrade", seat: null });

  await answer(1, { mode: "armed", armed_type: "upgrade" });
  await answer(2, { mode: "armed", armed_type: "upgrade", armed_kind: "rainbow_aura" });
  socket.receive({ type: "update", snapshot: snapshot({ mode: "smart" }), events: [] }); // set on another device
  expect(document.querySelector<HTMLInputElement>("input:checked")!.closest("label")!.textContent).toContain(t("mode-smart"));
  await unmount(modes);
});
