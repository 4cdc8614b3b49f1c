// Titles on small cards: the distinguishing word comes first, and no word is cut off.
import { expect, test, vi } from "vitest";
import { fitted } from "../../src/cards/fitting";
import { setTitle, shortTitle } from "../../src/cards/titles";

test.each([
  ["Baby Unicorn (Yellow)", "Yellow Baby"],
  ["Basic Unicorn (Red)", "Red Basic"],
  ["Малюк-одноріг (червоний)", "Червоний малюк-одноріг"],
  ["Обычный единорожек (жёлтый)", "Жёлтый обычный"],
  ["Rhinocorn", "Rhinocorn"],
])("%s is %s on a small card", (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test("a large card has its full title, a small one a short title, a tiny one none", () => {
  expect([155, 60, 44].map((width) => setTitle("Baby Unicorn (Yellow)", width, width)?.text)).toEqual(["Baby Unicorn (Yellow)", "Yellow Baby", undefined]);
});

test("the font size depends on the visible width of the card", () => {
  const [whole, half] = [setTitle("Unicorn Phoenix", 90, 90)!, setTitle("Unicorn Phoenix", 90, 50)!];
  expect(half.size).toBeLessThan(whole.size);
  expect(half.size).toBeGreaterThan(6);
});

test("a longer sentence has a smaller font size, but never an unreadable one", () => {
  const sizes = [20, 80, 160, 2000].map((letters) => fitted(letters, 300, 44, 18));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect([sizes[0], sizes.at(-1)]).toEqual([18, 11]);
});

test("a title with its own hyphen is broken there and nowhere else", () => {
  expect([68, 76, 110].map((width) => setTitle("Малыш-нарвал", width, width)!.text)).toEqual(Array(3).fill("Малыш-нарвал"));
});

test("a short word that is wider than its line has a hyphen where it breaks", () => {
  const text = setTitle("Малыш-единорожек (чёрный)", 58, 30)!.text;
  expect(text.replaceAll("\u00ad", "-")).toContain("Чёр-ный");
});

test("a word with a hyphen is broken there, if its parts fit their lines", () => {
  expect(setTitle("Автомат-хапайка", 120, 120)!.text).toBe("Автомат-хапайка");
});

test("a clearly readable title is made smaller rather than broken", () => {
  const title = "Малюк-одноріг (помаранчевий)";
  expect([118, 120, 136, 145].map((width) => setTitle(title, width, width)!.text)).toEqual(Array(4).fill(title));
});

test("a word is broken only where it is wider than its line, by the widths of its letters", () => {
  const measureText = (word: string): { width: number } => ({ width: [...word].reduce((sum, letter) => sum + (/[lit]/.test(letter) ? 30 : 75), 0) });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => ({ measureText });
    },
  );
  vi.stubGlobal("document", { body: {} });
  vi.stubGlobal("getComputedStyle", () => ({ fontFamily: "serif" }));
  const [narrow, wide] = ["Littletittle", "Moonmoonmoon"].map((word) => setTitle(`${word} Unicorn`, 120, 120)!);
  expect(narrow!.text).toBe("Littletittle Unicorn");
  expect(narrow!.size).toBeGreaterThan(wide!.size);
  vi.unstubAllGlobals();
});
