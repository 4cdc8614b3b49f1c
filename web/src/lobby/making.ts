// Creating a table over HTTP before its page opens, so that the page finds everything ready.
import { paced, paceFor } from "../director/pace";
import { call, create, type Made, Problem } from "../link/api";
import type { Unsent } from "../link/connection.svelte";
import type { Accepted, Settings } from "../protocol";
import { choices } from "../ui/choices.svelte";
import { myAvatar } from "../ui/faces";
import { myName } from "../ui/names";

/** Send one command to a table that the page is not connected to yet. */
async function command(table: string, unsent: Unsent, on: number): Promise<Accepted> {
  const id = crypto.getRandomValues(new Uint32Array(4)).reduce((hex, part) => hex + part.toString(16).padStart(8, "0"), "");
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...unsent, id, on });
  let response: Response;
  try {
    response = await fetch(`/api/tables/${table}/commands`, { method: "POST", credentials: "same-origin", headers, body });
  } catch {
    throw new Problem("offline", "the server cannot be reached", 0);
  }
  const reply = (await response.json().catch(() => ({}))) as Accepted & { reason?: string; text?: string };
  if (!response.ok) throw new Problem(reply.reason ?? "server-error", reply.text ?? "", response.status);
  return reply;
}

type Seated = Made & { state: number };

/** Take a seat at a new table, under the stored name or a friendly one. */
async function sit(made: Made, seat?: number): Promise<Seated> {
  const { state } = await command(made.table, { type: "sit", name: myName(), ...myAvatar(), ...(seat === undefined ? {} : { seat }) }, 0);
  return { ...made, state };
}

/** Fill all other seats of a new table with bots, and start its first game.  No one else knows the table yet, so no one can interfere. */
async function start(made: Seated, level: string): Promise<Made> {
  const { state } = await command(made.table, { type: "addbot", level }, made.state);
  await command(made.table, { type: "start" }, state);
  return made;
}

/** A new table with a seat for me. */
export const invite = async (settings: Settings): Promise<Seated> => sit(await create(paced(settings)));

/** A new table with bots in all other seats, already dealt. */
export const playWithBots = async (settings: Settings, level = choices.level): Promise<Made> => start(await invite(settings), level);

/** A new table that continues a finished game after this many answers, from one of its seats, with bots in the others and no clock. */
export async function playOn(game: string, answers: number, seat: number, seats: number): Promise<Made> {
  const made = await call<Made>("POST", `${game}/try`, { answers, pace: paceFor(seats) });
  return start(await sit(made, seat), choices.level);
}
