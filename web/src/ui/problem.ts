// Errors, in words.
import { Problem } from "../link/api";
import { has, t } from "../words/words.svelte";

/** A refusal by the server, or a broken connection, as a sentence. */
export function inWords(error: unknown): string {
  const reason = error instanceof Problem ? error.reason : "server-error";
  if (reason === "offline") return t("web-problem-offline");
  if (reason === "storage") return t("refused-server-error"); // the other message is about an answer at a table
  if (reason === "too-many") return t("refused-too-fast");
  return t(has(`refused-${reason}`) ? `refused-${reason}` : "refused-server-error");
}
