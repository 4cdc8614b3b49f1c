"""``stablemates puzzle``: solve the puzzle of the day, or another one, with line prompts."""

from __future__ import annotations

import argparse
import os
from contextlib import suppress
from datetime import UTC, datetime

from rich.text import Text

from ..core.table import Table
from ..games import registry
from ..protocol import seen
from ..puzzles.film import Decision, Film, decisions
from ..puzzles.puzzle import Puzzle, find, of_the_day
from ..terminal.lines.screen import Screen
from ..terminal.lines.stable_board import StableBoard
from ..words import Words, choose
from ..words.speech import Speech

QUIT = ("q", "quit")


def run(args: argparse.Namespace) -> int:
    puzzle = find(args.id) if args.id else of_the_day(args.book, datetime.now(UTC).date())
    words = Words(choose(args.lang, os.environ), "stable")
    screen = Screen(words)
    with suppress(EOFError):
        solve(puzzle, screen)
    return 0


def solve(puzzle: Puzzle, screen: Screen) -> None:
    """Ask every question of a puzzle until it is answered correctly.  Raises ``EOFError`` if there is no more input."""
    words, state = screen.words, puzzle.state()
    names = [words.text(f"bot-name-{seat}") for seat in range(state.seats)]
    speech = Speech(words, registry.find(state.profile)[1], names, puzzle.me)
    board = StableBoard(screen, speech)
    number, turn = puzzle.id.rpartition("-")[2], seen.view(state, puzzle.me).turn
    screen.say(f"{words.text('puzzle-number', n=number)} · {words.text(f'puzzle-theme-{puzzle.theme}')}", style="bold")
    screen.say(words.text(f"puzzle-goal-{puzzle.goal}", who=speech.seat(turn)))
    screen.say(words.text("puzzle-sure"), style="dim")
    for n, decision in enumerate(decisions(puzzle)):
        if n:
            screen.say(words.text("puzzle-right"), style="bold")
        while True:
            film = answered(puzzle, decision, board)
            if film is None:
                return
            print_film(puzzle, film, board)
            if film.right:
                break
            screen.say(words.text("puzzle-again"), style="bold")
    screen.say(words.text("puzzle-solved"), style="bold")


def answered(puzzle: Puzzle, decision: Decision, board: StableBoard) -> Film | None:
    """Return the consequences of the typed answer, or ``None`` if the player quits."""
    view = seen.view(decision.state, puzzle.me)
    question = seen.question(decision.state, decision.state.question(puzzle.me))
    board.show(view)
    board.screen.say(f"{board.words.text('zone-hand')}: {board.zone(view.zone('hand', puzzle.me))}")
    board.screen.say(board.speech.question(question, view), style="bold")
    options = range(len(question.options))
    board.show_choices(question, options)
    board.screen.say(board.words.text("puzzle-quit"), style="dim")
    while True:
        line = board.screen.read_line()
        if line.lower() in QUIT:
            return None
        found = board.chosen(line, question, options)
        if found is not None:
            return decision.films[found]
        board.screen.say(board.words.text("puzzle-quit"), style="dim")


def print_film(puzzle: Puzzle, film: Film, board: StableBoard) -> None:
    """Print the consequences of an answer, each sentence with its rule."""
    state: Table = film.state.clone()
    state.quiet = False
    for seat, move in film.moves:
        events = state.answer(seat, state.moves(seat).index(move))
        visible = [one.to(puzzle.me) for one in seen.happened(state, events)]
        for sentence, rule in board.speech.with_rules(visible):
            board.screen.say(Text.assemble(sentence, (f" {board.speech.rule(rule)}", "dim") if rule else ""))
    outcome = seen.outcome(state)
    if outcome is not None:
        board.screen.say(board.speech.outcome(outcome))
