// Faces follow from names, so that nobody has to agree on them.
import { expect, test } from "vitest";
import { FACES } from "../../src/pictures/avatars";
import { faceIfSeated, faceOf, facesOf } from "../../src/ui/faces";

const person = (name: string) => ({ kind: "person" as const, name });

test("a name has the same face everywhere, however it is written", () => {
  expect(faceOf("Maple")).toBe(faceOf("maple"));
  expect(faceOf("Їжачок")).toBe(faceOf("Їжачок".normalize("NFD")));
  expect(FACES).toContain(faceOf(""));
});

test("the names that guests are given have different faces", () => {
  const names = ["Stardust", "Moonbeam", "Marshmallow", "Biscuit", "Puddle", "Maple", "Sprinkle", "Cloudberry", "Pretzel", "Lantern", "Acorn", "Bubble"];
  expect(new Set(names.map(faceOf)).size).toBeGreaterThanOrEqual(5);
});

test("no two people at a table share a face while there are enough", () => {
  const faces = facesOf(Array.from({ length: 8 }, (_, n) => person(`Guest ${n % 3}${n}`)));
  expect(new Set(faces).size).toBe(8);
});

test("more people than faces share them", () => {
  expect(facesOf(Array.from({ length: 10 }, (_, n) => person(`Guest ${n}`)))).toHaveLength(10);
});

test("a bot is a wind-up horse, unless it plays for somebody", () => {
  expect(facesOf([{ kind: "bot", level: "novice" }, {}, { kind: "bot", stand_in: true, name: "Maple" }])).toEqual(["bot", null, faceOf("Maple")]);
});

test("the face that is shown before one sits down is the one that one gets", () => {
  const seats = [person("Ann"), {}, person("Ben"), {}];
  for (const name of ["Cid", "Ann 2", "Їжачок"])
    expect(faceIfSeated(seats, name)).toBe(facesOf([seats[0]!, person(name), seats[2]!, {}])[1]);
});
