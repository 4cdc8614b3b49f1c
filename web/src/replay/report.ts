// The report of a game: fetched from the server, which needs a few seconds to make it.
import { call, Problem } from "../link/api";
import type { Choice, Luck, Point, Report } from "../protocol";
import { matchFileOf } from "./steps";

const PAUSE = 3_000; // milliseconds between requests
type Coming = { status: "coming" };
export type Moment = { turn: number; answer: number; choice?: Choice; luck?: Luck };

const isReady = (answer: Report | Coming): answer is Report => "band" in answer;

/** Request the report of a game, and wait for it; null if the reader has left. */
export async function report(table: string, game: string, isGone: () => boolean): Promise<Report | null> {
  const place = `${matchFileOf(table, game)}/report`;
  let answer = await call<Report | Coming>("POST", place);
  while (!isReady(answer)) {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (isGone()) return null;
    answer = await look(place);
  }
  return answer;
}

/** Ask whether it is ready; hitting a rate limit is not a reason to give up. */
const look = (place: string): Promise<Report | Coming> =>
  call<Report | Coming>("GET", place).catch((error: unknown) => {
    if (error instanceof Problem && error.reason === "too-many") return { status: "coming" };
    throw error;
  });

/** Choices and luck together, in the order of the game. */
export function moments({ choices = [], luck = [] }: Report): Moment[] {
  const both = [
    ...choices.map((choice) => ({ answer: choice.answer, turn: choice.turn, choice })),
    ...luck.map((one) => ({ answer: one.answer, turn: one.turn, luck: one })),
  ];
  return both.sort((a, b) => a.answer - b.answer);
}

/** The position of an answer from the deal (0) to the end (1): all turns are equally wide, however many answers they had. */
export function across(band: Point[], answer: number): number {
  const last = band.length - 1;
  const at = band.findLastIndex((point) => point.answer <= answer);
  if (at >= last) return 1;
  const [here, there] = [band[at]!.answer, band[at + 1]!.answer];
  return (at + (answer - here) / (there - here)) / last;
}

/** The share of one seat above those of the seats before it, as the corners of an area 100 wide and 100 high. */
export function area(band: Point[], seat: number): string {
  const height = ({ chances }: Point, seats: number): number => 100 - 100 * chances.slice(0, seats).reduce((sum, one) => sum + one, 0);
  const corner = (point: Point, seats: number): string => `${(100 * across(band, point.answer)).toFixed(2)},${height(point, seats).toFixed(2)}`;
  return [...band.map((point) => corner(point, seat)), ...[...band].reverse().map((point) => corner(point, seat + 1))].join(" ");
}
