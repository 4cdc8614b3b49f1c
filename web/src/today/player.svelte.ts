// Solving a puzzle: its questions one after another, and a film of the consequences of each answer.
import type { Puzzle, PuzzleFilm, SeatView } from "../protocol";
import { type Setting, Shown } from "../replay/shown.svelte";
import { type Frame, frames } from "../replay/steps";
import { Picking } from "../table/picking.svelte";
import type { Sentence } from "../words/speech";

export type Phase = "asked" | "film" | "wrong" | "solved";

export class Player {
  phase = $state<Phase>("asked");
  question = $state(0); // the number of the current question
  wrong = $state(0); // the number of wrong answers
  story = $state.raw<Sentence[]>([]); // the consequences of the last answer, in words
  readonly shown: Shown;
  readonly picking: Picking;
  private readonly moments: Frame[] = [];
  private readonly setting: Setting;
  private timer = 0;

  constructor(
    readonly puzzle: Puzzle,
    seats: SeatView[],
    private readonly pause: () => number, // milliseconds for each step of a film
    private readonly solved: (wrong: number) => void,
  ) {
    this.setting = { frames: this.moments, profile: puzzle.profile, seats, me: puzzle.me, ended: null };
    this.shown = new Shown(this.setting, (option) => this.answer(option));
    this.picking = new Picking(this.shown.table);
    this.ask(0);
  }

  /** Show a question as it was before any answer. */
  ask(n: number): void {
    this.stop();
    this.question = n;
    this.phase = "asked";
    this.story = [];
    this.setting.ended = null;
    this.show(this.start, n > 0);
  }

  answer(option: number): void {
    const { answers, films } = this.puzzle.questions[this.question]!;
    const film = films[answers[option] ?? -1];
    if (this.phase !== "asked" || !film) return;
    this.phase = "film";
    const steps = frames(film.steps, this.start.view).map((frame) => ({ ...frame, question: null }));
    this.story = this.shown.table.speech.lines(steps.flatMap((step) => step.events));
    this.play(film, steps);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private get start(): Frame {
    return frames([this.puzzle.questions[this.question]!.start])[0]!;
  }

  private show(frame: Frame, moving: boolean): void {
    this.picking.drop();
    this.moments.push(frame);
    this.shown.show(this.moments.length - 1, moving);
  }

  private play(film: PuzzleFilm, [next, ...rest]: Frame[]): void {
    if (!next) return this.finish(film);
    if (!rest.length) this.setting.ended = film.ended ?? null;
    this.show(next, true);
    this.timer = window.setTimeout(() => this.play(film, rest), this.pause());
  }

  private finish(film: PuzzleFilm): void {
    if (!film.right) {
      this.wrong++;
      this.phase = "wrong";
    } else if (this.question + 1 < this.puzzle.questions.length) {
      this.ask(this.question + 1);
    } else {
      this.phase = "solved";
      this.solved(this.wrong);
    }
  }
}
