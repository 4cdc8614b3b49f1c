"""Examine game reports on fresh games between bots: .venv/bin/python tools/report_exam.py calibration|blunders|mistakes

``calibration`` compares the chances of the band with the results.  ``blunders`` plants bad answers and looks for them
in the report.  ``mistakes`` counts what a report finds in games between the strongest players, and how long it takes.
Times are in seconds of processor time.  docs/report.md has the figures.  A game depends only on its number, so
``--first`` resumes an exam.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean

import stablemates
from stablemates import bots
from stablemates.bots.ladder import policy
from stablemates.core.errors import Refused
from stablemates.core.kernel import first_of
from stablemates.core.match import Match
from stablemates.core.rng import fast
from stablemates.protocol.reports import Choice
from stablemates.report import build
from stablemates.report.choices import EXPERT_ANSWERS, compare, wins
from stablemates.report.judge import MARGIN, Judge, Sample, as_it_was, as_known_to
from stablemates.report.positions import Position, positions, turns

POINTS = 4  # moments of a game whose chances are compared with its outcome
WORLDS = 48  # the same number as for a point of the band
BINS = 10
BLUNDER = 0.30
TRIES = 40  # positions that are tried as places for a blunder
SURVEYS = ((8, 0.12), (32, BLUNDER))  # worlds in which all options are compared, and what one must cost to stay
PROOF = 200  # worlds that prove a planted answer to be a blunder, with open hands ...
EXPERT_PROOF = 80  # ... and by an expert who knows what the player could know
SHOWN = 0.15  # the gain from which a mistake counts
CONFIRMING = 60  # worlds that the strongest players play to the end, ...
ROUNDS = 4  # ... at most this often, ...
CLEAR = 2.0  # ... until the gain is this many standard errors from zero
# What a report must achieve:
MOST_OFF = 0.03  # by which the chances may be off
LEAST_FOUND = 0.9  # of the planted blunders
MOST_FALSE = 1  # mistakes of a seat in a game
MOST_SECONDS = 15.0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("exam", choices=EXAMS)
    parser.add_argument("--game", default="second-ru")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="trained")
    args = parser.parse_args(arguments)
    try:
        passed = EXAMS[args.exam](args)
    except Refused as refusal:
        parser.error(str(refusal))
    say("passed" if passed else "failed")
    return 0 if passed else 1


def say(line: str) -> None:
    print(line, flush=True)


# --- games ------------------------------------------------------------------------------------------


def played(args: argparse.Namespace, number: int, planted: tuple[int, int] | None = None) -> Match:
    """Play a game between bots; ``planted`` is the number of an answer, and the option to take there instead."""
    match = stablemates.match(args.game, [f"bot:{args.bot}"] * args.seats, seed=number)
    players = [bots.make(args.bot, seed=number * args.seats + seat) for seat in range(args.seats)]
    while match.state.asked():
        seat = int(first_of(match.state.asked()))
        if planted is not None and planted[0] == len(match.answers):
            match.answer(seat, planted[1])
        else:
            match.answer(seat, players[seat].answer(bots.World(match.state, seat)))
    return match


def numbers(args: argparse.Namespace) -> Iterator[int]:
    return iter(range(args.first, args.first + args.games))


# --- calibration --------------------------------------------------------------------------------------


def calibration(args: argparse.Namespace) -> bool:
    """Measure how far the chances of the band are from the results, in ten bins."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for count, number in enumerate(numbers(args), 1):
        match = played(args, number)
        outcome = match.state.outcome()
        assert outcome is not None
        found, rng = positions(match), fast(number)
        judge = Judge(match.game.id, args.seats, number)
        starts = turns(found)
        for _ in range(POINTS):
            start = starts[rng.below(len(starts))]
            for seat, wins_of_seat in enumerate(judge.chances(found[start].state, WORLDS)):
                chance = judge.chance(wins_of_seat / WORLDS)
                bins[min(BINS - 1, int(BINS * chance))].append((chance, outcome.winner == seat))
        if count % 100 == 0 or count == args.games:
            say(f"{args.game}, {args.seats} seats, {count} games of {args.bot}: off by {100 * off_by(bins):.2f} points")
            for one in sorted(bins):
                predicted, won = zip(*bins[one])
                say(f"  predicted {100 * mean(predicted):5.1f}%  won {100 * mean(won):5.1f}%  ({len(predicted):,})")
    return off_by(bins) <= MOST_OFF


def off_by(bins: dict[int, list[tuple[float, bool]]]) -> float:
    """Return the mean distance between prediction and result, weighted by the size of each bin."""
    total = sum(map(len, bins.values()))
    return sum(abs(sum(predicted - won for predicted, won in one)) for one in bins.values()) / total


# --- blunders -------------------------------------------------------------------------------------------


def blunders(args: argparse.Namespace) -> bool:
    """Count how many planted answers that cost 30 points the report finds."""
    planted = hit = 0
    seconds = []
    for number in numbers(args):
        place = place_for(args, number)
        if place is None:
            continue
        match = played(args, number, place)
        began = time.process_time()
        report = build(match.text())
        seconds.append(time.process_time() - began)
        planted += 1
        hit += any(choice.answer == place[0] for choice in report.choices)
        say(
            f"{args.game}, {args.seats} seats, {args.bot}: {hit} of {planted} planted blunders found;"
            f" {mean(seconds):.1f} s per game, at most {max(seconds):.1f} s (game {number})"
        )
    return hit >= LEAST_FOUND * planted and max(seconds) <= MOST_SECONDS


def place_for(args: argparse.Namespace, number: int) -> tuple[int, int] | None:
    """Return the number of an answer and a blunder to plant there, proved with open hands and from what was known."""
    found, rng = positions(played(args, number)), fast(number)
    judge = Judge(found[0].state.game, args.seats, number)
    for _ in range(TRIES):
        position = found[rng.below(len(found))]
        blunder = worst(position, judge) if position.rivals() else None
        if blunder is not None and is_blunder(position, blunder, judge):
            return position.number, blunder
    return None


def worst(position: Position, judge: Judge) -> int | None:
    """Return the option that costs most, if it may cost 30 points; most places are given up after a few worlds."""
    deal = as_it_was(position.state)
    losses = {rival: Sample() for rival in position.rivals()}
    for worlds, least in SURVEYS:
        for seed in [judge.seed() for _ in range(worlds)]:
            taken = wins(position, position.taken, deal, judge, seed)
            for rival, loss in losses.items():
                loss.add(taken - wins(position, rival, deal, judge, seed))
        losses = {rival: loss for rival, loss in losses.items() if loss.mean >= least}
    return max(losses, key=lambda rival: losses[rival].mean, default=None)


def is_blunder(position: Position, blunder: int, judge: Judge) -> bool:
    """Return whether an option costs 30 points, both with open hands and given what the player could know."""
    known = as_known_to(position.state, position.seat)
    open_hands = compare(position, blunder, as_it_was(position.state), judge, PROOF).gain.mean
    if open_hands > -BLUNDER:
        return False
    return compare(position, blunder, known, judge, EXPERT_PROOF, EXPERT_ANSWERS).gain.mean <= -BLUNDER


# --- mistakes of the strongest ----------------------------------------------------------------------------


def mistakes(args: argparse.Namespace) -> bool:
    """Count the mistakes of 15 points that reports show per seat, and those that the strongest players refute."""
    seats = shown = false = 0
    most, seconds = 0, []
    for number in numbers(args):
        match = played(args, number)
        began = time.process_time()
        report = build(match.text())
        seconds.append(time.process_time() - began)
        found = positions(match)
        large = [one for one in report.choices if one.chance_better - one.chance_taken >= SHOWN]
        wrong = [one for one in large if not is_confirmed(found[one.answer], one, number)]
        seats += args.seats
        shown += len(large)
        false += len(wrong)
        most = max([most, *(sum(one.seat == seat for one in wrong) for seat in range(args.seats))])
        say(
            f"{args.game}, {args.seats} seats, {seats // args.seats} games of {args.bot}: mistakes of 15 points per"
            f" seat {shown / seats:.2f}, false {false / seats:.2f}, at most {most} false;"
            f" {mean(seconds):.1f} s per game, at most {max(seconds):.1f} s"
        )
    return most <= MOST_FALSE and max(seconds) <= MOST_SECONDS


def is_confirmed(position: Position, shown: Choice, number: int) -> bool:
    """Return whether the better option is still better if the strongest players play on.

    Sixty worlds leave a standard error of about six points, so more follow unless the result is clear.
    """
    judge = Judge(position.state.game, position.state.seats, number)
    judge.players = [policy("trained", position.state.game)] * position.state.seats
    deal, gain = as_it_was(position.state), Sample()
    for _ in range(ROUNDS):
        for seed in [judge.seed() for _ in range(CONFIRMING)]:
            better = wins(position, shown.better, deal, judge, seed)
            gain.add(better - wins(position, position.taken, deal, judge, seed))
        if abs(gain.mean) > CLEAR * gain.error:
            break
    say(
        f"game {number}, answer {shown.answer}, seat {shown.seat}: shown as"
        f" {100 * (shown.chance_better - shown.chance_taken):+.0f} points, played on by the strongest"
        f" {100 * gain.mean:+.0f} ± {100 * MARGIN * gain.error:.0f} in {gain.n} worlds"
    )
    return gain.mean > 0.0


EXAMS = {"calibration": calibration, "blunders": blunders, "mistakes": mistakes}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
