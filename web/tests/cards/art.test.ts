// @vitest-environment jsdom
// Every card has its own picture, and no picture contains anything that is unsafe on a page.
import { describe, expect, it } from "vitest";
import { backOf } from "../../src/cards/art/backs";
import { addressOf } from "../../src/cards/art/image";
import { mark } from "../../src/cards/art/marks";
import { TINTS, shape } from "../../src/cards/art/shapes";
import { PICTURES, draw as drawStable } from "../../src/cards/art/stable";
import { draw as drawUnorog } from "../../src/cards/art/unorog";
import { type CardType, facts, kinds, typeOf, typeOfCard } from "../../src/cards/catalogue";
import { INFO, typeSign } from "../../src/cards/icons";

const drawn = (kind: string): string => {
  const { game, type, face, colour } = facts(kind);
  return game === "unorog" ? drawUnorog(face!, colour) : drawStable(kind, type);
};
const all = new Map(kinds().map((kind) => [kind, drawn(kind)]));
const TYPES: CardType[] = ["baby", "basic", "magical", "upgrade", "downgrade", "magic", "instant", "panda", "lock", "relic", "elder", "unknown"];
/** What a picture shows, without its background, which depends on the kind's name. */
const subject = (markup: string): string => markup.slice(markup.indexOf('stroke-width="2.4"'));

describe("pictures", () => {
  it("exist for every kind of the stable game, and for no other", () => {
    const stable = kinds().filter((kind) => facts(kind).game === "stable");
    expect(Object.keys(PICTURES).sort()).toEqual(stable.sort());
  });

  it("are all different", () => {
    expect(new Set([...all.values()].map(subject)).size).toBe(kinds().length);
    expect(kinds().length).toBeGreaterThan(150);
  });

  it("are well-formed and not empty", () => {
    const read = new DOMParser().parseFromString(`<all>${[...all.values()].join("")}</all>`, "application/xml");
    expect(read.querySelector("parsererror")).toBeNull();
    for (const [kind, markup] of all) {
      expect(markup.match(/<(path|circle|ellipse|rect)/g)!.length, kind).toBeGreaterThan(12);
      expect(markup, kind).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });

  it("contain no ids, scripts, handlers, styles or references", () => {
    const others = [...TYPES.map(typeSign), INFO, backOf("stable"), backOf("nursery"), backOf("unorog"), mark("red", "R")];
    for (const markup of [...all.values(), ...others])
      expect(markup).not.toMatch(/\sid=|<script|\son\w+=|\sstyle=|<style|href|url\(|<image|<foreignObject|https?:/i);
  });

  it("are read by a browser as images: nothing in their address is cut off or lost", () => {
    for (const [kind, markup] of all) {
      const address = addressOf(markup);
      expect(address, kind).not.toContain("#");
      const read = new DOMParser().parseFromString(decodeURIComponent(address.slice(address.indexOf(",") + 1)), "image/svg+xml");
      expect(read.documentElement.namespaceURI, kind).toBe("http://www.w3.org/2000/svg");
    }
  });

  it("mark a colour with no letter that would be read as a digit", () => {
    expect([mark("red", "К"), mark("blue", "Б"), mark("yellow", "Ж")].every((sign) => sign.includes("<text"))).toBe(true);
    expect([mark("green", "З"), mark("red", "Ч")].filter((sign) => sign.includes("<text"))).toEqual([]);
  });

  it("stay the same from visit to visit", () => {
    for (const [kind, markup] of all) expect(drawn(kind)).toBe(markup);
  });

  it("exist for cards of third-party packs as well", () => {
    for (const type of ["baby", "basic", "magical", "upgrade", "downgrade", "magic", "instant", "unknown"])
      expect(drawStable("third_party_card", type)).toContain("<path");
  });
});

describe("signs", () => {
  it("differ for all types and colours", () => {
    expect(new Set(TYPES.map(typeSign)).size).toBe(TYPES.length);
    const colours = ["red", "blue", "green", "yellow"] as const;
    expect(new Set(colours.map((colour) => shape(colour, "x"))).size).toBe(4);
    expect(new Set(colours.map((colour) => TINTS[colour].deep)).size).toBe(4);
  });

  it("have enough contrast between a letter and its shape", () => {
    for (const { deep } of Object.values(TINTS)) expect(contrast(deep, "#ffffff")).toBeGreaterThan(4.5);
  });
});

describe("types", () => {
  it("come from the engine, except that a card marked as a panda is one", () => {
    expect(typeOf("rhinocorn")).toBe("magical");
    expect(typeOf("red_stone")).toBe("relic");
    expect(typeOf("nobody_knows")).toBe("unknown");
    expect(typeOfCard({ id: 1, kind: "rhinocorn" })).toBe("magical");
    expect(typeOfCard({ id: 1, kind: "rhinocorn", marks: ["panda"] })).toBe("panda");
  });
});

function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
