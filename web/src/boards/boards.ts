// The board of a game, loaded on demand.
import type { Component, Snippet } from "svelte";
import type { Picking } from "../table/picking.svelte";
import type { Table } from "../table/table.svelte";
import type { Layout } from "./layout/types";

/** `tools` open the log, the menu and so on; a replay and a lesson have none. */
type Board = Component<{ table: Table; picking: Picking; tools?: Snippet<[layout: Layout]> | undefined }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  stable: () => import("../boards/stable/StableBoard.svelte"),
  unorog: () => import("../boards/unorog/UnorogBoard.svelte"),
};
const plain = () => import("../boards/plain/PlainBoard.svelte");

export const boardOf = (game: string): Promise<{ default: Board }> => (BOARDS[game] ?? plain)();
