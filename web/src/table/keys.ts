// The keys of a table.  Letters are matched by their position on the keyboard, so that Cyrillic layouts also work.
import { stops } from "./asking";
import { step, toHand } from "./focusing";
import type { Picking } from "./picking.svelte";
import { describeSeat } from "./descriptions";
import type { Table } from "./table.svelte";

export type Hands = {
  screen: () => HTMLElement | undefined;
  show: (what: "log" | "talk" | "help" | "menu") => void;
  close: () => boolean; // close what is open over the table
};

const SHOWN = 6_000; // milliseconds that the reply to a query stays visible
let timer = 0;

/** Show and read aloud the reply to a query. */
export function announce(table: Table, text: string): void {
  clearTimeout(timer);
  table.notice = text;
  timer = window.setTimeout(() => (table.notice = ""), SHOWN);
}

export function onKey(event: KeyboardEvent, table: Table, picking: Picking, hands: Hands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || elsewhere(event)) return;
  if (act(event, table, picking, hands)) event.preventDefault();
}

/** Return whether the key belongs to something else: an input field or a dialog.  One that has just closed may still hold the focus. */
function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof HTMLElement ? event.target : null;
  return at !== null && (/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || at.closest("dialog[open], [role=dialog]") !== null);
}

function act(event: KeyboardEvent, table: Table, picking: Picking, hands: Hands): boolean {
  const screen = hands.screen();
  if (event.key.startsWith("Arrow")) return screen !== undefined && step(screen, event.key as "ArrowUp");
  if (event.key === "Escape") return escape(picking, hands);
  if (event.key === "?") return (hands.show("help"), true);
  if (event.key === " ") return answer(picking, table.passing);
  if (event.key === "Enter") return document.activeElement?.tagName !== "BUTTON" && picking.card >= 0 ? (picking.go(), true) : false;
  const digit = /^Digit(\d)$/.exec(event.code);
  if (digit && !event.shiftKey) return query(table, (Number(digit[1]) + 9) % 10);
  switch (event.code) {
    case "KeyN": {
      const stop = table.window && stops(table)[0];
      return stop ? answer(picking, stop[0]) : false;
    }
    case "KeyH":
      return table.window && table.asked ? (void table.say({ type: "hold" }), true) : false;
    case "KeyU": {
      const caught = table.plain("catch");
      if (caught >= 0) return answer(picking, caught);
      return table.view?.unorog ? (picking.cry(), true) : false;
    }
    case "KeyD":
      return answer(picking, table.plain("draw", "take"));
    case "KeyJ":
      return screen !== undefined && toHand(screen);
    case "KeyL":
      return (hands.show("log"), true);
    case "KeyT":
      return (hands.show("talk"), true);
    case "KeyM":
      return (hands.show("menu"), true);
  }
  return false;
}

function answer(picking: Picking, n: number): boolean {
  if (n < 0) return false;
  picking.answer(n);
  return true;
}

function query(table: Table, seat: number): boolean {
  if (!table.view || seat >= table.names.length) return false;
  announce(table, describeSeat(table, seat));
  return true;
}

function escape(picking: Picking, hands: Hands): boolean {
  if (hands.close()) return true;
  if (picking.card < 0) return false;
  picking.drop();
  return true;
}
