// The page shows the typed values of the protocol, and derives nothing from untyped ones.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../../src/**/*.{ts,svelte}", "!../../src/protocol.ts"], { query: "?raw", import: "default", eager: true });

test.each([
  ["an untyped value", /\bany\b(?=[\],;>)]| =)|\bas any\b|: any\b/],
  ["a cast of a view", /[vV]iew\b[^;\n]* as [A-Z]/],
  ["a field of a view looked up by its name", /\bview\??\.?\[/],
  ["a profile id taken apart", /(?:profile|book\.id|id)\.(?:split|startsWith|match|slice)\(/],
])("no source contains %s", (_, pattern) => {
  const lines = Object.entries(SOURCES).flatMap(([path, source]) => source.split("\n").map((line) => `${path}: ${line}`));
  expect(lines.length).toBeGreaterThan(5_000);
  expect(lines.filter((line) => !/^\S+ \s*(?:\/\/|\/\*\*|\*|<!--)/.test(line) && pattern.test(line))).toEqual([]);
});
