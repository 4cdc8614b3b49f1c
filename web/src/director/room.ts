// The part of the stage for a card that is aimed at something: it covers none of its targets.
import type { Box } from "./anchors";

const GAP = 6; // pixels between a target and the room, for its outline
const NARROWEST = 130; // pixels for a sentence that can be read
const SMALLER = 4000; // how many pixels further from the middle of the stage a room may be rather than have no room for a card

/** The room in which a card can be the widest, up to a width, near the middle of the stage; the whole stage if the targets leave none. */
export function roomBeside(stage: Box, targets: Box[], widest: number, widthIn: (room: Box) => number): Box {
  const [lefts, tops] = [
    edges(
      stage.x,
      stage.w,
      targets.map(({ x, w }) => [x, w]),
    ),
    edges(
      stage.y,
      stage.h,
      targets.map(({ y, h }) => [y, h]),
    ),
  ];
  const rooms = lefts.flatMap(([x, w]) => tops.map(([y, h]) => ({ x, y, w, h })));
  const free = rooms.filter((room) => room.w >= NARROWEST && widthIn(room) > 0 && !targets.some((target) => meets(room, target)));
  const cost = (room: Box): number => SMALLER * (1 - Math.min(1, widthIn(room) / widest)) + far(room, stage);
  return free.reduce((one, other) => (cost(other) < cost(one) ? other : one), free[0] ?? stage);
}

/** All spans between the edges of the stage and of its targets. */
function edges(from: number, size: number, targets: [from: number, size: number][]): [from: number, size: number][] {
  const inside = (at: number): boolean => at > from && at < from + size;
  const starts = [from, ...targets.map(([at, long]) => at + long + GAP).filter(inside)];
  const ends = [from + size, ...targets.map(([at]) => at - GAP).filter(inside)];
  return starts.flatMap((start) => ends.filter((end) => end > start).map((end): [number, number] => [start, end - start]));
}

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const far = (room: Box, stage: Box): number => Math.hypot(room.x + room.w / 2 - stage.x - stage.w / 2, room.y + room.h / 2 - stage.y - stage.h / 2);
