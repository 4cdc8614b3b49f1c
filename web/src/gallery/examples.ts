// A worked example and a ruling for a kind of card.  Kinds that do the same share them.
import { facts } from "../cards/catalogue";
import { attr, has, key, t } from "../words/words.svelte";

const FLYERS = /_flying_unicorn$/;
const SEEKERS = new Set(["shabby_the_narwhal", "classy_narwhal", "the_great_narwhal", "lantern_narwhal"]);

/** The name under which a kind has its example. */
function exampleOf(kind: string): string {
  const { game, type, face } = facts(kind);
  if (game === "unorog") return key("example-unorog", type === "lock" ? "lock" : (face ?? kind));
  if (type === "baby" || type === "basic") return key("example", type);
  if (FLYERS.test(kind)) return "example-flying";
  if (SEEKERS.has(kind)) return "example-searching";
  return key("example", kind);
}

export type Example = { text: string; ruling: string; rule: string };

export function example(kind: string): Example | null {
  const name = exampleOf(kind);
  if (!has(name)) return null;
  return { text: t(name), ruling: has(name, "ruling") ? attr(name, "ruling") : "", rule: attr(name, "rule") };
}
