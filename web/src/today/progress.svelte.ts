// What was solved on this device, and on how many days in a row.  It stays on the device.
export type Result = { outcome: "won" | "lost" | "drawn"; turns: number; mine: number; theirs: number }; // of the deal of a day, with both sides' unicorns
type Progress = {
  solved: Record<string, number>; // by puzzle: the number of wrong answers before it was solved
  days: string[]; // on which the puzzle of the day was solved, the latest last
  deals: Record<string, Result>; // by rulebook and day
  friends: Record<string, Result>; // the same, for the friend whose link was opened last
};

const WHERE = "stablemates-today";
const KEPT_DAYS = 400;
const DAY = 86_400_000; // milliseconds

export const progress: Progress = $state({ solved: {}, days: [], deals: {}, friends: {}, ...kept() });

function kept(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? "{}") as Partial<Progress>;
  } catch {
    return {};
  }
}

/** Note that a puzzle was solved and, if it is the puzzle of the day, on which day.  The first time counts. */
export function solve(id: string, wrong: number, day: string): void {
  progress.solved[id] ??= wrong;
  if (day && !progress.days.includes(day)) progress.days = [...progress.days, day].sort().slice(-KEPT_DAYS);
  keep();
}

/** Note how the deal of a day went.  The first time counts. */
export function finish(deal: string, result: Result): void {
  progress.deals[deal] ??= result;
  keep();
}

/** Note how the deal of a day went for a friend, unless the player opens their own link. */
export function compareWith(deal: string, friend: Result): void {
  if (JSON.stringify(progress.deals[deal]) === JSON.stringify(friend)) return;
  progress.friends[deal] = friend;
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(WHERE, JSON.stringify(progress));
  } catch {
    // A browser without storage still plays.
  }
}

/** The number of days in a row up to today; today does not break it until it is over. */
export function streak(today: string, days: string[] = progress.days): number {
  const solved = new Set(days);
  const before = (day: string, n: number): string => new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10);
  const start = solved.has(today) ? 0 : 1;
  let length = 0;
  while (solved.has(before(today, start + length))) length++;
  return length;
}

/** How it went, without giving anything away: a square for each wrong answer, and one for the solution. */
export const squares = (wrong: number): string => "🟥".repeat(Math.min(wrong, 9)) + "🟩";
