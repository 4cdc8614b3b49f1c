// A picture of the stable game: its place, and a function that draws what happens there.
import { sheet } from "../draw";
import { scene } from "../scenes";

export type Picture = (kind: string) => string;
export type Pictures = Record<string, Picture>;

export const picture =
  (place: string, draw: () => string): Picture =>
  (kind) =>
    sheet(scene(place, kind), draw());
