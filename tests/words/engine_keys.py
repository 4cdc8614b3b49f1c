"""All keys that the games in the registry can emit, found in their sources and by playing them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import stablemates
from stablemates.core.game import Game
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.games.stable import profiles as editions
from stablemates.games.stable import terms
from stablemates.games.unorog import cards, moves
from stablemates.games.unorog.terms import PHASES

# Calls that contain a key: the called name, and the position of the argument.
CALLS = {
    "emit": ("event", 0),
    "carry": ("event", 2),
    "enter": ("event", 2),
    "leave": ("event", 2),
    "Reason": ("why", 0),
    "Outcome": ("outcome", 1),
    "finish": ("outcome", 1),
}
RULE = re.compile(r"\b[A-Z]-[A-Z]+-\d\d\b")


class Emitted(NamedTuple):
    """Something a game emits: its sort, its game, and its key."""

    what: str
    game: str
    key: str

    @property
    def message(self) -> str:
        parts = [self.what, self.key] if self.what in ("card", "rule") else [self.what, self.game, self.key]
        return "-".join(parts).replace("_", "-")


def sources(game: Game) -> list[Path]:
    """Return the Python files of a game, which are next to the compiled ones."""
    return sorted(Path(inspect.getfile(type(game))).parent.rglob("*.py"))


def constants(node: ast.expr) -> list[str]:
    """Return the strings an expression may evaluate to: one, or one of two."""
    parts = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def in_sources(game: Game) -> Iterator[Emitted]:
    for path in sources(game):
        text = path.read_text("utf-8")
        for rule in RULE.findall(text):
            yield Emitted("rule", game.id, rule)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                what, place = CALLS.get(name, ("", 0))
                if what and len(node.args) > place:
                    yield from (Emitted(what, game.id, text) for text in constants(node.args[place]))


def in_ops(game: Game) -> Iterator[Emitted]:
    """Yield the questions of ops: what a class has as ``asks``, and what its ``ask`` may return."""
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and "asks" in {getattr(target, "id", "") for target in node.targets}:
                yield Emitted("ask", game.id, str(ast.literal_eval(node.value)))
            elif isinstance(node, ast.FunctionDef) and node.name == "ask":
                returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
                yield from (Emitted("ask", game.id, text) for value in returned for text in constants(value))


def in_profiles(game: Game) -> Iterator[Emitted]:
    for profile in game.profiles:
        yield Emitted("rule", game.id, profile.seats_rule)
        for option in profile.options:
            yield Emitted("option", game.id, option.name)
            yield Emitted("rule", game.id, option.rule)


def in_tables_of_unorog() -> Iterator[Emitted]:
    yield from (Emitted("ask", "unorog", phase) for phase in PHASES if phase != "over")
    yield from (Emitted("verb", "unorog", option.verb) for option in moves.PLAIN + moves.PLAYS)
    yield from (Emitted("word", "unorog", colour) for colour in cards.COLOURS)
    yield from (Emitted("card", "unorog", name) for name in cards.NAMES)


def in_tables_of_stable() -> Iterator[Emitted]:
    yield from (Emitted("verb", "stable", verb) for verb in terms.VERBS)
    yield from (Emitted("word", "stable", lack) for lack in terms.LACKS)
    yield from (Emitted("code", "stable", name) for name in (*terms.TYPE_NAMES.values(), "panda"))
    for edition in editions.EDITIONS:
        for kind in [*edition.babies, *edition.box]:
            yield Emitted("card", "stable", kind.name)


def in_play(game: Game, games: int = 12) -> Iterator[Emitted]:
    """Yield what random games at different tables emit."""
    for profile in game.profiles:
        for number in range(games):
            seats = profile.fewest + number % (profile.most - profile.fewest + 1)
            hidden = {"targets": "hidden"} if number % 3 == 0 and game.id == "stable" else {}
            yield from in_one_game(stablemates.new(profile.id, seats=seats, seed=number, **hidden), game.id, number)


def in_one_game(table: stablemates.State, game: str, seed: int) -> Iterator[Emitted]:
    dice = fast(seed)
    yield from in_events(table.events, game)
    while questions := table.pending():
        for question in questions:
            yield Emitted("ask", game, question.ask)
            yield Emitted("rule", game, question.rule)
            for option in question.options:
                yield Emitted("verb", game, option.verb)
                if option.card != stablemates.NO_CARD:
                    yield Emitted("card", game, table.kind(option.card))
                if option.word:
                    yield Emitted("word", game, option.word)
        one = questions[dice.below(len(questions))]
        yield from in_events(table.answer(one.seat, dice.below(len(one.options))), game)
    outcome = table.outcome()
    assert outcome is not None
    yield Emitted("outcome", game, outcome.why)
    yield Emitted("rule", game, outcome.rule)


def in_events(events: list[stablemates.Event], game: str) -> Iterator[Emitted]:
    for event in events:
        yield Emitted("event", game, event.kind)
        yield Emitted("rule", game, event.rule)
        if event.word:
            yield Emitted("word", game, event.word)


@cache
def all_emitted() -> frozenset[Emitted]:
    found = {*in_tables_of_unorog(), *in_tables_of_stable()}
    for game in registry.games():
        found.update(in_sources(game), in_ops(game), in_profiles(game), in_play(game))
    return frozenset(found)
