// Which page an address shows, and its parameters.  Every page is a separate file, loaded on demand.
import type { Component } from "svelte";
import { learn } from "../words/words.svelte";

type Props = Record<string, string>;
type Load = () => Promise<{ default: Component<Props> }>;
export type Page = { name: string; props: Props; load: Load };

// In any folder: the table, the lessons and the replay have their own.
const FILES = import.meta.glob<{ default: Component<Props> }>("../*/*Page.svelte");
const ADDRESSES: [RegExp, string][] = [
  [/^\/$/, "FrontPage"],
  [/^\/new$/, "NewPage"],
  [/^\/join(?:\/(?<code>[^/]+))?$/, "JoinPage"],
  [/^\/watch$/, "WatchPage"],
  [/^\/t\/(?<id>[\w-]+)$/, "TablePage"],
  [/^\/tv(?:\/(?<id>[\w-]+))?$/, "CouchPage"],
  [/^\/learn(?:\/(?<lesson>[\w-]+))?$/, "LearnPage"],
  [/^\/today(?:\/(?<puzzle>[\w-]+))?$/, "TodayPage"],
  [/^\/rules(?:\/(?<profile>[\w-]+))?$/, "RulesPage"],
  [/^\/cards(?:\/(?<kind>[\w-]+))?$/, "CardsPage"],
  [/^\/referee$/, "RefereePage"],
  [/^\/replay\/(?<table>[\w-]+)\/(?<game>\d+)$/, "ReplayPage"],
];

/** The page of an address; for an unknown one, the page that says so. */
export function pageOf(path: string): Page {
  for (const [address, name] of ADDRESSES) {
    const found = address.exec(path.length > 1 ? path.replace(/\/+$/, "") : path);
    const file = found && fileOf(name);
    if (file) return { name, props: given(found.groups ?? {}), load: name === "FrontPage" ? file : withWords(file) };
  }
  return { name: "LostPage", props: { path }, load: fileOf("LostPage")! };
}

const fileOf = (name: string): Load | undefined => Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.svelte`))?.[1];

/** A page with the messages of a table and its lobby; the front page has none of them, and loads faster. */
const withWords =
  (file: Load): Load =>
  async () =>
    (await Promise.all([file(), learn("game", "lobby")]))[0];

const given = (groups: Record<string, string | undefined>): Props =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
