// @vitest-environment jsdom
// Arrow keys move along the hand and from row to row, and never to anything that is covered.
import { beforeEach, expect, test } from "vitest";
import { Keeping, step, toHand } from "../../src/table/focusing";

const card = (n: number, x: number, y: number): string => `<span data-card="${n}"><button class="face" data-at="${x},${y}">${n}</button></span>`;
const TABLE = `<div class="upper">${card(1, 600, 100)}</div><div>${card(2, 200, 400)}</div>
  <section data-dock tabindex="-1"><button data-at="900,550">pass</button></section><div class="hand">${card(3, 500, 700)}${card(4, 600, 700)}</div>`;
let screen: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="screen">${TABLE}</div>`;
  screen = document.getElementById("screen")!;
  place();
});

function place(): void {
  for (const one of screen.querySelectorAll<HTMLElement>("[data-at]")) {
    const [x, y] = one.dataset["at"]!.split(",").map(Number) as [number, number];
    one.getBoundingClientRect = () => ({ left: x - 20, top: y - 30, width: 40, height: 60 }) as DOMRect;
    one.scrollIntoView = () => undefined;
    Object.defineProperty(one, "offsetParent", { value: document.body });
  }
}
const at = (): string => document.activeElement!.textContent ?? "";

test("arrow keys move from row to row, and along a row", () => {
  const visited = (["ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"] as const).map((key) => (step(screen, key), at()));
  expect(visited).toEqual(["3", "4", "4", "pass", "2", "1", "2"]);
});

test("arrow keys do not reach what a tray covers", () => {
  screen.insertAdjacentHTML("beforeend", `<section class="tray">${card(7, 300, 100)}</section>`);
  screen.querySelector<HTMLElement>(".tray")!.getBoundingClientRect = () =>
    ({ left: 0, top: 0, right: 1000, bottom: 450, width: 1000, height: 450 }) as DOMRect;
  place();
  step(screen, "ArrowUp");
  expect(at()).toBe("7");
  step(screen, "ArrowRight");
  expect(at()).toBe("7");
});

test("one key moves to the hand, to its first playable card", () => {
  toHand(screen);
  expect(at()).toBe("3");
  screen.querySelector(".hand [data-card='4']")!.classList.add("lit");
  toHand(screen);
  expect(at()).toBe("4");
});

test("the focus follows its card, or goes to the question", async () => {
  const keeping = new Keeping(() => screen);
  screen.addEventListener("focusin", keeping.note);
  screen.querySelector<HTMLElement>(".hand button")!.focus();
  screen.querySelector(".hand [data-card='3']")!.remove();
  screen.querySelector(".upper")!.insertAdjacentHTML("beforeend", card(3, 100, 100));
  await keeping.keep();
  expect(at()).toBe("3");
  document.activeElement!.parentElement!.remove();
  await keeping.keep();
  expect(document.activeElement).toBe(screen.querySelector("[data-dock]"));
});
