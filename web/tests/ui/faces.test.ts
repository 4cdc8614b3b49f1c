// Faces are chosen, or derived from names, so that devices need not agree on them.
import { expect, test } from "vitest";
import { FACES } from "../../src/pictures/avatars";
import { faceOf, portraitIfSeated, portraitsOf } from "../../src/ui/faces";

const NOTHING = { avatar: null, colour: null };
const person = (name: string) => ({ kind: "person" as const, name });

test("a name has the same face everywhere, however it is written", () => {
  expect(faceOf("Maple")).toBe(faceOf("maple"));
  expect(faceOf("Їжачок")).toBe(faceOf("Їжачок".normalize("NFD")));
  expect(FACES).toContain(faceOf(""));
  expect(["Maple", "Їжачок"].map(faceOf)).toEqual(["pip", "midnight"]); // as the server draws them
});

test("the names that guests are given have different faces", () => {
  const names = ["Stardust", "Moonbeam", "Marshmallow", "Biscuit", "Puddle", "Maple", "Sprinkle", "Cloudberry", "Pretzel", "Lantern", "Acorn", "Bubble"];
  expect(new Set(names.map(faceOf)).size).toBeGreaterThanOrEqual(5);
});

test("no two people at a table share a face while there are enough", () => {
  const faces = portraitsOf(Array.from({ length: 8 }, (_, n) => person(`Guest ${n % 3}${n}`)));
  expect(new Set(faces.map((one) => one?.face)).size).toBe(8);
});

test("more people than faces share them", () => {
  expect(portraitsOf(Array.from({ length: 10 }, (_, n) => person(`Guest ${n}`)))).toHaveLength(10);
});

test("a bot is a wind-up horse, unless it plays for a player", () => {
  expect(portraitsOf([{ kind: "bot", level: "novice" }, {}, { kind: "bot", stand_in: true, name: "Maple" }])).toEqual([
    { face: "bot", paint: 0 },
    null,
    { face: faceOf("Maple"), colour: null },
  ]);
});

test("the avatar shown before sitting down is the one you get", () => {
  const seats = [person("Ann"), {}, person("Ben"), {}];
  for (const name of ["Cid", "Ann 2", "Їжачок"])
    expect(portraitIfSeated(seats, name, NOTHING)).toEqual(portraitsOf([seats[0]!, person(name), seats[2]!, {}])[1]);
});

test("a chosen face and colour are kept, and no one else gets that face", () => {
  const [ann, ben] = portraitsOf([person("Ann"), { ...person("Ben"), avatar: faceOf("Ann"), colour: "mint" }]);
  expect(ben).toEqual({ face: faceOf("Ann"), colour: "mint" });
  expect(ann!.face).not.toBe(faceOf("Ann"));
});

test("two people who chose the same face both have it", () => {
  const faces = portraitsOf(["Ann", "Ben"].map((name) => ({ ...person(name), avatar: "pip" as const })));
  expect(faces.map((one) => one?.face)).toEqual(["pip", "pip"]);
});
