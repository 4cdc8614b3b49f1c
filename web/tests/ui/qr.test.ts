// The test vectors come from another program (qrcodegen 1.8 for Python) and were read back by a third (OpenCV).
import { expect, test } from "vitest";
import { outline, qr } from "../../src/ui/qr";

/** The first digits of the SHA-256 of a text. */
async function digestOf(text: string): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...sum.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LINK = "https://stablemates.example/t/Ab3dE6gH9";
const KNOWN: [string, number, number, string][] = [
  ["HI", 0, 21, "9a16993885a7c7ff"],
  ["HI", 7, 21, "5aa198c7e470e4b1"],
  [LINK, 3, 29, "9bc1faeffd520bba"],
  [LINK, 5, 29, "897ef97aa3434dea"],
  ["Привет, единорог! 🦄", 0, 29, "d1870854ca8b3faf"],
  ["x".repeat(100), 3, 41, "57004a2bb3595724"],
  ["y".repeat(140), 5, 49, "3a4653bd0f701600"],
  ["v".repeat(213), 7, 57, "e8519445a1099cd6"],
];

test.each(KNOWN)("%s with mask %i", async (text, mask, size, digest) => {
  const rows = qr(text, mask).map((row) => row.map(Number).join(""));
  expect(rows.length).toBe(size);
  expect(await digestOf(rows.join("\n"))).toBe(digest);
});

test("the mask that is easiest to read is used", () => {
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => outline(qr(LINK, mask)));
  expect(masks).toContain(outline(qr(LINK)));
});

test("a text that is too long throws a RangeError", () => {
  expect(() => qr("v".repeat(214))).toThrow(RangeError);
});
