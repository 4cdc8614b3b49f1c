// The puzzles that the server has.  The service worker keeps what was read: a puzzle can be solved without a connection.
import { call } from "../link/api";
import type { Puzzle, PuzzleList } from "../protocol";

export const puzzleList = (): Promise<PuzzleList> => call("GET", "/api/puzzles/today");
export const puzzle = (id: string): Promise<Puzzle> => call("GET", `/api/puzzles/${encodeURIComponent(id)}`);

/** The rulebook and the number of a puzzle: `second-ru-17` is number 17 of `second-ru`. */
export function partsOfId(id: string): { book: string; number: number } {
  const [, book = "", number = ""] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return { book, number: Number(number) };
}
