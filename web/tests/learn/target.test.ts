// @vitest-environment jsdom
// What a lesson points at: at every moment, at most one thing.
import { beforeEach, expect, test } from "vitest";
import { inSight, pressed, shown, way } from "../../src/learn/target";

const card = (id: string, lifted = false): string =>
  `<span data-card="${id}"><div class="card lit"><button data-kind="neigh" id="${id}" aria-pressed="${lifted}"></button></div></span>`;
const dock = (buttons: string): string => `<section data-dock><div class="answers">${buttons}</div></section>`;
const show = (html: string): void => void (document.body.innerHTML = html);

beforeEach(() => show(""));

test("the visible part of a card that the next row and the next card cover", () => {
  show(card("one") + card("two"));
  const one = document.querySelector<HTMLElement>("#one")!;
  one.getBoundingClientRect = () => ({ left: 0, top: 0, width: 120, height: 120 }) as DOMRect;
  document.elementFromPoint = (x, y) => document.querySelector(x < 60 && y < 90 ? "#one" : "#two");
  expect(inSight(one)).toEqual({ left: 0, top: 0, width: 60, height: 90 });
});

test("a card that can be played", () => {
  show(card("one") + dock('<button class="main" id="stop"></button>'));
  expect(pressed(document)?.id).toBe("one");
});

test("once it is lifted, its button", () => {
  show(card("one", true) + dock('<button class="main" id="play"></button>'));
  expect(pressed(document)?.id).toBe("play");
});

test("an answer that is not a card", () => {
  show(dock('<button class="hold"></button><button id="challenge"></button>'));
  expect(pressed(document)?.id).toBe("challenge");
});

test("while nothing is asked, what the teacher talks about, if anything", () => {
  show('<div data-drop="seat 0" id="stable"></div><button data-seat="0"></button>');
  expect(shown(document, "stable", "hello")?.id).toBe("stable"); // whose cards are counted
  expect(shown(document, "stable", "window")).toBeNull();
});

test("the coach points at the player if only the player is a choice", () => {
  const played = '<span data-card="7"><div class="card"><button data-kind="claw_machine"></button></div></span>';
  show(played + '<button data-seat="0" id="me"></button><button data-seat="1"></button>');
  expect(way(document, { verb: "stable", card: { id: 7, kind: "claw_machine" }, seat: 0 }, 0, false)?.id).toBe("me");
});
