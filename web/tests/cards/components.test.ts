// @vitest-environment jsdom
// Picking a card never reads it, and reading a card never picks it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Card from "../../src/cards/Card.svelte";
import CardBack from "../../src/cards/CardBack.svelte";
import { prepare } from "../../src/cards/art.svelte";
import { wordsOf } from "../../src/cards/catalogue";
import { speak } from "../../src/words/words.svelte";
import ReaderPage from "./ReaderPage.svelte";

beforeAll(async () => {
  // jsdom hides popovers and cannot show them.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute("popover");
  };
  await speak("en", [...wordsOf("stable"), ...wordsOf("unorog")]);
  await prepare("stable");
  await prepare("unorog");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const RHINO = { kind: "rhinocorn", title: "Rhinocorn", text: "Charges." };
const pointer = (type: string, over: object = {}): Event =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType: "mouse", buttons: 0, clientX: 0, clientY: 0, ...over });

describe("a card", () => {
  it("is a button with title, type and text if it can be picked", async () => {
    const onpick = vi.fn();
    render(Card, { ...RHINO, onpick });
    await fireEvent.click(screen.getByRole("button", { name: "Rhinocorn. Magical unicorn. Charges." }));
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("is a picture with a name if nothing can be done with it", () => {
    render(Card, RHINO);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: /^Rhinocorn/ }).querySelector("svg")).not.toBeNull();
  });

  it("is read by a click if it cannot be picked, and by the I key or the context menu otherwise", async () => {
    const [onread, onpick] = [vi.fn(), vi.fn()];
    const { rerender } = render(Card, { ...RHINO, onread });
    await fireEvent.click(screen.getByRole("button"));
    expect(onread).toHaveBeenCalledTimes(1);
    await rerender({ ...RHINO, onread, onpick, size: "hand" });
    const face = screen.getByRole("button", { name: /^Rhinocorn/ });
    await fireEvent.keyDown(face, { code: "KeyI", key: "ш" }); // the physical key, whatever the layout types with it
    await fireEvent.contextMenu(face);
    expect(onread).toHaveBeenCalledTimes(3);
    expect(onpick).not.toHaveBeenCalled();
  });

  it("is read by a long press, and the click that ends it picks nothing", async () => {
    const [onread, onpick] = [vi.fn(), vi.fn()];
    render(Card, { ...RHINO, onread, onpick });
    const face = screen.getByRole("button");
    face.dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(500);
    face.dispatchEvent(pointer("pointerup", { pointerType: "touch" }));
    await fireEvent.click(face);
    expect([onread.mock.calls.length, onpick.mock.calls.length]).toEqual([1, 0]);
    face.dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    face.dispatchEvent(pointer("pointerup", { pointerType: "touch" }));
    await fireEvent.click(face);
    expect([onread.mock.calls.length, onpick.mock.calls.length]).toEqual([1, 1]);
  });

  it("is not read by a finger that scrolls", () => {
    const onread = vi.fn();
    render(Card, { ...RHINO, onread, onpick: vi.fn() });
    const face = screen.getByRole("button");
    face.dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    face.dispatchEvent(pointer("pointermove", { pointerType: "touch", clientX: 30 }));
    vi.advanceTimersByTime(1000);
    expect(onread).not.toHaveBeenCalled();
  });

  it("shows what it counts as: by icon, and by name when it is large", async () => {
    const { container, rerender } = render(Card, { ...RHINO, size: "large" });
    expect(container.textContent).toContain("Magical unicorn");
    await rerender({ ...RHINO, size: "large", type: "panda" });
    expect(container.textContent).toContain("Panda");
  });

  it("of Unorog has the letter of its colour on every corner", () => {
    const { container } = render(Card, { kind: "red_5", title: "Red 5" });
    expect([...container.querySelectorAll(".mark text")].map((one) => one.textContent)).toEqual(["R", "R", "R", "R"]);
  });

  it("is readable even if unknown, and shows a hostile title as plain text", () => {
    const { container } = render(Card, { kind: "strange", title: "<img src=x onerror=alert(1)>" });
    expect(container.querySelector('img:not([src^="data:image/svg+xml,"])')).toBeNull();
    expect(container.textContent).toContain("<img");
  });
});

describe("a back", () => {
  it("has a name", () => {
    render(CardBack);
    expect(screen.getByRole("img", { name: "Face-down card" })).toBeTruthy();
  });
});

describe("the reader", () => {
  it("opens from a chip, takes the focus, closes with Escape and returns the focus", async () => {
    render(ReaderPage, { picked: vi.fn() });
    const chip = screen.getByRole("button", { name: "Read: Rhinocorn" });
    chip.focus();
    await fireEvent.click(chip);
    const dialog = screen.getByRole("dialog", { name: "Card: Rhinocorn" });
    expect(dialog.textContent).toContain("destroy a unicorn");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(chip);
  });

  it("closes with a click outside, which does nothing else", async () => {
    const picked = vi.fn();
    render(ReaderPage, { picked });
    await fireEvent.click(screen.getByRole("button", { name: "Read: Rhinocorn" }));
    document.body.dispatchEvent(pointer("pointerdown"));
    await fireEvent.click(screen.getByRole("button", { name: /^Neigh/ }));
    expect([picked.mock.calls.length, screen.queryByRole("dialog")]).toEqual([0, null]);
    await fireEvent.click(screen.getByRole("button", { name: /^Neigh/ }));
    expect(picked).toHaveBeenCalledOnce();
  });

  it("stays open when the finger that opened it is lifted", async () => {
    const picked = vi.fn();
    render(ReaderPage, { picked });
    const card = screen.getByRole("button", { name: /^Neigh/ });
    card.dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(500);
    await tick();
    card.dispatchEvent(pointer("pointerup", { pointerType: "touch" }));
    await fireEvent.click(card);
    expect(screen.getByRole("dialog", { name: "Card: Neigh" })).not.toBeNull();
    expect(picked).not.toHaveBeenCalled();
  });

  it("switches to the next card that is opened", async () => {
    render(ReaderPage, { picked: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: "Read: Rhinocorn" }));
    await fireEvent.click(screen.getByRole("button", { name: "Read: Lamplighter Unicorn" }));
    expect(screen.getByRole("dialog").textContent).toContain("Firefly Night Market");
  });

  it("shows the card that a mouse rests on, without taking the focus, until the mouse leaves", async () => {
    render(ReaderPage, { picked: vi.fn() });
    const card = screen.getByRole("button", { name: /^Neigh/ });
    card.focus();
    card.dispatchEvent(pointer("pointerenter"));
    vi.advanceTimersByTime(700);
    await tick();
    expect(screen.getByRole("tooltip", { name: "Card: Neigh" })).not.toBeNull();
    expect(document.activeElement).toBe(card);
    card.dispatchEvent(pointer("pointerleave"));
    await tick();
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  it("does not show the card on which a mouse has just dropped another one, until the mouse moves on", async () => {
    render(ReaderPage, { picked: vi.fn() });
    const card = screen.getByRole("button", { name: /^Neigh/ });
    const at = (type: string, clientX: number, buttons: number): void => {
      card.dispatchEvent(pointer(type, { clientX, buttons }));
      vi.advanceTimersByTime(700);
    };
    at("pointerenter", 50, 1);
    at("pointermove", 60, 1);
    at("pointerup", 60, 0);
    at("pointermove", 63, 0);
    await tick();
    expect(screen.queryByRole("tooltip")).toBeNull();
    at("pointermove", 80, 0);
    await tick();
    expect(screen.getByRole("tooltip", { name: "Card: Neigh" })).not.toBeNull();
    card.dispatchEvent(pointer("pointerleave"));
  });
});
