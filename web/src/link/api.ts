// The HTTP API: what happens before sitting down at a table.
import type { Settings } from "../protocol";

export class Problem extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", "the server cannot be reached", 0);
  }
  const text = await response.text();
  if (!response.ok) {
    let body: { reason?: string; text?: string } = {};
    try {
      body = JSON.parse(text);
    } catch {
      // A load balancer may reply in HTML.
    }
    throw new Problem(body.reason ?? "server-error", body.text ?? response.statusText, response.status);
  }
  return JSON.parse(text) as T;
}

/** A bot to choose: its strength is 1 to 5, and 0 if it was not measured. */
export type Level = { name: string; strength: number };
export type Made = { table: string; code: string; link: string };
export type OptionOf = { name: string; default: number | boolean | string; values: (number | boolean | string)[]; rule: string };
export type Rulebook = { id: string; game: string; edition: string; language: string; fewest: number; most: number; options: OptionOf[] };
export type Listed = { table: string; profile: string; seats: number; free: number; names: string[]; speed: string; phase: string };

let shelf: Promise<Rulebook[]> | null = null;

/** All rulebooks of the server; fetched once. */
export function rulebooks(): Promise<Rulebook[]> {
  shelf ??= call<Rulebook[]>("GET", "/api/rulebooks").catch((error: unknown) => {
    shelf = null; // the next caller retries
    throw error;
  });
  return shelf;
}

export const bookOf = async (profile: string): Promise<Rulebook | undefined> => (await rulebooks()).find((book) => book.id === profile);
export const create = (settings: Settings): Promise<Made> => call("POST", "/api/tables", { settings });
export const tables = (): Promise<Listed[]> => call("GET", "/api/tables");
export const byCode = (code: string): Promise<{ table: string; screen?: boolean }> => call("GET", `/api/codes/${encodeURIComponent(code)}`);
export const levels = (game: string): Promise<Level[]> => call("GET", `/api/bots/${game}`);
