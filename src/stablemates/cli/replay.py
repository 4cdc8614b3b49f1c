"""``stablemates replay``: print a recorded game, sentence by sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

import stablemates

from ..client import saves
from ..client.local import history
from ..core.errors import BadSeats
from ..core.kernel import NOBODY, Seat
from ..lab.progress import progress
from ..protocol import seen
from ..protocol.values import Event
from ..terminal.lines.screen import Screen
from ..terminal.lines.table import speech_of
from ..words import Words, choose
from ..words.speech import Speech
from .json_fields import how_it_ended, named, placed, print_json


def run(args: argparse.Namespace) -> int:
    place = args.file or str(saves.last(os.environ))
    with progress("replaying", quiet=args.json):
        match = read(place)
    if args.seat is not None and args.seat >= len(match.players):
        raise BadSeats(f"--seat {args.seat}: the seats of this match are 0 to {len(match.players) - 1}")
    words = Words(choose(args.lang, os.environ), match.game.id)
    speech = speech_of(words, match, NOBODY if args.seat is None else args.seat)
    moves = moves_of(match, speech, args.seat)
    outcome = seen.outcome(match.state)
    ending = speech.outcome(outcome) if outcome else words.text("replay-unfinished")
    if args.json:
        print_json(as_json(match, args.seat, moves, ending))
        return 0
    screen = Screen(words)
    for move in moves:
        for sentence, rule in move.sentences:
            screen.say(Text.assemble(sentence, (f" {speech.rule(rule)}", "dim") if args.rules and rule else ""))
    screen.say(ending, style="bold")
    return 0


def read(place: str) -> stablemates.Match:
    try:
        return stablemates.replay(sys.stdin.read()) if place == "-" else saves.read(Path(place))
    except stablemates.Refused as refusal:
        raise stablemates.Refused(f"{refusal}; `stablemates play` and servers write match files") from None


class Move(NamedTuple):
    """The events of an answer, or of the deal."""

    seat: Seat | None
    answer: int | None
    events: list[Event]
    sentences: list[tuple[str, str]]  # each sentence with its rule


def moves_of(match: stablemates.Match, speech: Speech, seat: Seat | None) -> Iterator[Move]:
    """Yield the deal and the answers, as a seat saw them."""
    answers: list[tuple[Seat | None, int | None]] = [(None, None), *match.answers]
    for (who, answer), events in zip(answers, history(match)):
        happened = seen.happened(match.state, events)
        visible = [one.event if seat is None else one.to(seat) for one in happened]
        yield Move(who, answer, visible, speech.with_rules(visible))


def as_json(match: stablemates.Match, seat: Seat | None, moves: Iterator[Move], ending: str) -> dict[str, object]:
    outcome = how_it_ended(seen.outcome(match.state))
    return {
        "game": match.game.id,
        "profile": match.profile.id,
        "options": match.options,
        "players": match.players,
        "seat": seat,
        "moves": [
            {
                "seat": move.seat,
                "answer": move.answer,
                "events": [event_as_json(event) for event in move.events],
                "said": [sentence for sentence, _ in move.sentences],
            }
            for move in moves
        ],
        "outcome": outcome and {**outcome, "said": ending},
    }


def event_as_json(event: Event) -> dict[str, object]:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "whom": event.whom,
        "card": named(event.card),
        "source": named(event.source),
        "n": event.n,
        "word": event.word,
        "rule": event.rule,
        "from": placed(event.from_zone),
        "to": placed(event.to_zone),
    }
