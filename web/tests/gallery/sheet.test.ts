// @vitest-environment jsdom
// The sheet of a card tells each edition's text in that edition's words.
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { wordsOf } from "../../src/cards/catalogue";
import CardSheet from "../../src/gallery/CardSheet.svelte";
import { Speech } from "../../src/words/speech";
import { speak, t, useEdition } from "../../src/words/words.svelte";

HTMLDialogElement.prototype.showModal ??= () => undefined; // jsdom has none

it.each([
  ["en", "any player’s stable"],
  ["ru", "конюшни любого игрока"],
  ["uk", "стійла будь-якого гравця"],
] as const)("says in %s what a card of the second edition does in the first", async (lang, words) => {
  await speak(lang, ["game", "gallery", "stable", ...wordsOf("stable")]);
  await useEdition("second");
  const { unmount } = render(CardSheet, { kind: "back_kick", row: ["back_kick"], speech: new Speech("stable", "second", [], -1), show: () => undefined });
  const heading = await screen.findByText(t("gallery-other-text"));
  expect(heading.nextElementSibling?.textContent).toContain(words);
  unmount();
});
