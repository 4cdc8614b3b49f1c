// Creating a table over HTTP before its page opens, so that the page finds everything done.
import { paced } from "../director/pace";
import { create, type Made, Problem } from "../link/api";
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
  const said = (await response.json().catch(() => ({}))) as Accepted & { reason?: string; text?: string };
  if (!response.ok) throw new Problem(said.reason ?? "server-error", said.text ?? "", response.status);
  return said;
}

/** A new table with a seat for me, under the stored name or a friendly one. */
export async function invite(settings: Settings): Promise<Made & { state: number }> {
  const made = await create(paced(settings));
  const { state } = await command(made.table, { type: "sit", name: myName(), ...myAvatar() }, 0);
  return { ...made, state };
}

/** A new table with bots in all other seats, already dealt.  No one else knows it yet, so no one can interfere. */
export async function playAtOnce(settings: Settings, level = choices.level): Promise<Made> {
  const made = await invite(settings);
  const { state } = await command(made.table, { type: "addbot", level }, made.state);
  await command(made.table, { type: "start" }, state);
  return made;
}
