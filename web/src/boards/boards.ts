// The board of a game, loaded when it is wanted.
import type { Component } from "svelte";
import type { Picking } from "../table/picking.svelte";
import type { Table } from "../table/table.svelte";

type Board = Component<{ table: Table; picking: Picking }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  stable: () => import("../boards/stable/StableBoard.svelte"),
  unorog: () => import("../boards/unorog/UnorogBoard.svelte"),
};
const plain = () => import("../boards/plain/PlainBoard.svelte");

export const boardOf = (game: string): Promise<{ default: Board }> => (BOARDS[game] ?? plain)();
