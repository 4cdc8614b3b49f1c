"""``stablemates simulate``: play thousands of games and report the results."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ..bots import DEFAULT_BOT
from ..client.choices import name_of
from ..games import registry
from ..lab import report
from ..lab.compare import Comparison, against
from ..lab.progress import progress
from ..lab.run import Run, carry_out, plan_of
from ..lab.simulate import COLLECTORS, Experiment
from ..terminal.lines.screen import Screen
from ..words import Words, choose
from ..words.speech import title_of
from .arguments import BadArguments
from .examples import PROGRAM
from .exit_codes import INTERRUPTED
from .json_fields import print_json
from .options import table_options
from .output_paths import writable

PLAYERS, GAMES = 4, 1000
ONLY_FOR_NEW = ("profile", "players", "bots", "seed", "option", "compare", "against_option", "collector", "quick")


def run(args: argparse.Namespace) -> int:
    folder = Path(args.report) if args.report else None
    plan = resumed(args, folder) if args.resume else planned(args)
    plan.check()
    if folder:
        writable(folder, "--report FOLDER")
    words = Words(choose(args.lang, os.environ))
    with progress(words.text("lab-progress"), plan.games, quiet=args.json) as tick:
        done = carry_out(plan, folder, processes=args.processes, ray=args.ray, tick=tick)
    page = None
    if folder and done.games:
        page = report.write(done, folder, wording(words, plan))
    if args.json:
        print_json(as_json(done, plan))
    else:
        print_result(Screen(words), wording(words, plan), done, folder, page)
    return INTERRUPTED if done.stopped else 0


# --- what to do --------------------------------------------------------------------------------


def planned(args: argparse.Namespace) -> Experiment | Comparison:
    """Return a new plan from the arguments."""
    if not args.profile:
        raise BadArguments("missing rulebook: `stablemates profiles` lists them")
    _, book = registry.find(args.profile)
    experiment = Experiment(
        profile=book.id,
        players=min(max(PLAYERS, book.fewest), book.most) if args.players is None else args.players,
        bots=(args.bots or DEFAULT_BOT).split(","),
        games=GAMES if args.games is None else args.games,
        seed=args.seed or 0,
        options=table_options(args.option, book),
        collectors=[*(["endings"] if args.quick else COLLECTORS), *args.collector],
    )
    if not (args.compare or args.against_option):
        return experiment
    _, other = registry.find(args.compare) if args.compare else (None, book)
    return against(experiment, other.id, table_options(args.against_option, other))


def resumed(args: argparse.Namespace, folder: Path | None) -> Experiment | Comparison:
    """Return the plan of a run that was stopped; only the number of games may change."""
    if folder is None:
        raise BadArguments("--resume needs the folder: --report FOLDER")
    for name in ONLY_FOR_NEW:
        if getattr(args, name):
            argument = "RULEBOOK" if name == "profile" else f"--{name.replace('_', '-')}"
            raise BadArguments(f"{argument} is for a new run: leave it out, or leave --resume out")
    return plan_of(folder, args.games)


# --- what to show ------------------------------------------------------------------------------


def wording(words: Words, plan: Experiment | Comparison) -> report.Wording:
    edition = registry.find(plan.a.profile if isinstance(plan, Comparison) else plan.profile)[1].edition

    def rulebook(profile: str) -> str:
        return name_of(words, registry.find(profile)[1])

    return report.Wording(words.in_edition(edition), lambda kind: title_of(words, kind, edition), rulebook)


def print_result(screen: Screen, wording: report.Wording, done: Run, folder: Path | None, page: Path | None) -> None:
    words = screen.words
    if done.games:
        for figures in sides(done):
            name = report.pages.name_of(figures.experiment, wording)
            screen.say(f"{name} · {words.text('lab-places-title')}", style="bold")
            for place, rate in enumerate(figures.places, 1):
                place_name, value = words.text("lab-place", n=place), report.pictures.rate_text(rate, wording)
                screen.say(words.text("lab-rate-line", label=place_name, rate=value), indent=2)
    speed = done.speed
    if speed.games:
        screen.say(
            words.text(
                "lab-speed",
                games=wording.number(speed.games),
                count=speed.games,
                seconds=wording.number(speed.seconds, 1),
                rate=wording.number(speed.rate),
                processes=speed.processes,
                share=wording.percent(speed.share, 0),
                alone=wording.number(speed.alone),
            )
        )
    elif not done.stopped:
        screen.say(words.text("lab-nothing-new", games=wording.number(done.games)))
    if done.stopped and folder:
        screen.say(words.text("lab-stopped", games=wording.number(done.games), program=PROGRAM, path=str(folder)))
    elif done.stopped:
        screen.say(words.text("lab-stopped-lost", games=wording.number(done.games)))
    if page:
        screen.say(words.text("lab-report-at", path=str(page)))


def sides(done: Run) -> list[report.Figures]:
    if isinstance(done.plan, Comparison):
        return [
            report.Figures(done.plan.a, done.totals["a"]),
            report.Figures(done.plan.b, done.totals["b"]),
        ]
    assert isinstance(done.plan, Experiment)
    return [report.Figures(done.plan, done.totals)]


def as_json(done: Run, plan: Experiment | Comparison) -> dict[str, object]:
    speed = done.speed
    return {
        "plan": plan.as_json(),
        "games": done.games,
        "stopped": done.stopped,
        "games_per_second": speed.rate,
        "one_core": speed.alone,
        "share": speed.share,
        "processes": speed.processes,
        "totals": done.totals,
    }
