"""A match is a header and a list of answers.

Replay, crash recovery, undo, bug reports and golden tests all work on that one list.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, SupportsIndex

from .errors import BadMatch, Refused
from .game import FIRST_REVISION, Game, Options, Profile
from .kernel import NO_NUMBER, NOBODY, Event, Option, Seat, State, number_of
from .pickles import restore_match
from .table import Table, on_table

FORMAT: Final = 1
DIGEST_EVERY: Final = 50  # answers between two digests in a file


def digest(state: State) -> str:
    """Return sixteen hex digits that are equal for equal positions, and practically never otherwise.

    What players remember is not covered: in files of version 0.1 it was not part of a position.
    """
    data = state.dump()
    for one in on_table(state).fields():
        if not one.digested:
            del data[one.name]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Match:
    """A game with its history."""

    def __init__(
        self, game: Game, profile: Profile, players: list[str], seed: int | str, options: Options, engine: str
    ) -> None:
        profile.check_seats(len(players))
        self.game = game
        self.profile = profile
        self.players = players
        self.seed = seed
        self.options: Options = profile.settle(options)
        self.engine = engine
        self.fair: dict[str, Any] | None = None  # how it was dealt, revealed after the end; verified in ``fair``
        self.continues: int = 0  # the number of answers given in another game, which this one continues
        self.answers: list[tuple[Seat, int]] = []
        self.state: Table = self.opening()

    def opening(self) -> Table:
        """Return the position before the first answer."""
        return self.game.new(self.profile, len(self.players), self.seed, self.options)

    def answer(self, seat: SupportsIndex, option: SupportsIndex | Option) -> list[Event]:
        """Answer a question of the game with an option or its index, and record the answer."""
        self.state.check_asked(seat)
        place = number_of(seat)
        number = self.state.number(place, option)
        events = self.state.answer(place, option if number == NO_NUMBER else number)
        self.answers.append((place, number))
        return events

    def show(self, seat: Seat = NOBODY) -> str:
        """Return the current table in plain text, as ``seat`` sees it; by default a spectator."""
        return self.state.shown_to(seat, self.players)

    def html(self, seat: Seat = NOBODY) -> str:
        """Return the current table in HTML, as ``seat`` sees it; by default a spectator."""
        return self.state.html(seat, self.players)

    def svg(self, seat: Seat = NOBODY) -> str:
        """Return the current table as one SVG picture, as ``seat`` sees it; by default a spectator."""
        return self.state.svg(seat, self.players)

    def _repr_html_(self) -> str:
        """Show the table in a notebook, as a spectator sees it."""
        return self.html()

    def _repr_svg_(self) -> str:
        """Show the table as a picture when a notebook is exported as a paper or slides."""
        return self.svg()

    def __str__(self) -> str:
        return self.show()

    def __eq__(self, other: object) -> bool:
        """Return whether the other match has the same deal and the same answers."""
        return isinstance(other, Match) and self.header() == other.header() and self.answers == other.answers

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_match, (self.header(), self.answers, self.state)

    def __repr__(self) -> str:
        return f"Match({self.profile.id!r}, {self.players!r}, {len(self.answers)} answers)"

    def at(self, n: int) -> Table:
        """Return the position after the first ``n`` answers, replayed from the deal."""
        if not 0 <= number_of(n) <= len(self.answers):
            raise BadMatch(f"the match has {len(self.answers)} answers: there is no position after {n!r}")
        state = self.opening()
        for seat, option in self.answers[:n]:
            state.answer(seat, option)
        return state

    def undo(self, n: int = 1) -> None:
        """Undo the last ``n`` answers."""
        if not 0 <= number_of(n) <= len(self.answers):
            raise BadMatch(f"cannot undo {n!r} answers: the match has {len(self.answers)}")
        left = len(self.answers) - n
        self.state = self.at(left)
        del self.answers[left:]

    def header(self) -> dict[str, Any]:
        """Return what the game was dealt from, as JSON: the first line of a match file."""
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "profile": self.profile.id,
            "options": self.options,
            "seats": self.players,
            "seed": self.seed,
            "engine": self.engine,
        }
        if self.profile.revision != FIRST_REVISION:
            header["revision"] = self.profile.revision
        if self.continues:
            header["continues"] = self.continues
        return header if self.fair is None else header | {"fair": self.fair}

    def text(self) -> str:
        """Return the match as a file: a header, a line ``seat option`` per answer, and a ``#digest`` at intervals."""
        lines = [json.dumps(self.header(), ensure_ascii=False)]
        state = self.opening()
        for n, (seat, option) in enumerate(self.answers, 1):
            state.answer(seat, option)
            lines.append(f"{seat} {option}")
            if n % DIGEST_EVERY == 0 or n == len(self.answers):
                lines.append(f"#{digest(state)}")
        return "\n".join(lines) + "\n"


def read_match(text: str, find: Callable[[str], tuple[Game, Profile]]) -> Match:
    """Return the match in a file, replayed and verified against its digests.

    ``find`` returns the game and the rulebook of a profile id: usually ``registry.find``.
    """
    lines = lines_of(text)
    if not text:
        raise BadMatch("line 1: the file is empty: expected a header")
    match = open_match(lines[0], find)
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("#"):
            if line[1:] != digest(match.state):
                raise BadMatch(f"line {number}: the digest is {digest(match.state)}, but the file has {line[1:]!r}")
        elif line.strip():
            parts = line.split()
            if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
                raise BadMatch(f"line {number}: expected an answer, a seat and an option, not {line[:40]!r}")
            try:
                match.answer(int(parts[0]), int(parts[1]))
            except Refused as refusal:
                raise BadMatch(f"line {number}: {refusal}") from None
    return match


def lines_of(text: str) -> list[str]:
    """Return the lines of a file.  Not ``splitlines``: a name may contain what Unicode calls a line separator."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def open_match(line: str, find: Callable[[str], tuple[Game, Profile]]) -> Match:
    """Return the match that a header line describes, before its first answer."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMatch(f"line 1: the header is not JSON: {line[:40]!r}") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadMatch(f"line 1: field 'format': this engine reads format {FORMAT}")
    for name, expected in HEADER_TYPES.items():
        if not isinstance(header.get(name), expected) or isinstance(header.get(name), bool):
            raise BadMatch(f"line 1: field {name!r}: missing or of the wrong type")
    if not all(isinstance(player, str) for player in header["seats"]):
        raise BadMatch("line 1: field 'seats': expected a list of names")
    if not isinstance(header.get("fair", {}), dict):
        raise BadMatch("line 1: field 'fair': wrong type")
    try:
        game, profile = find(header["profile"])
        if game.id != header["game"]:
            raise BadMatch(
                f"field 'game': {header['profile']!r} is a rulebook of {game.id!r}, not of {header['game']!r}"
            )
        profile = profile.at(read_number(header, "revision", FIRST_REVISION))
        match = Match(game, profile, header["seats"], header["seed"], header["options"], header["engine"])
        match.fair = header.get("fair")
        match.continues = read_number(header, "continues", 0)
        return match
    except Refused as refusal:
        raise BadMatch(f"line 1: {refusal}") from None


def read_number(header: dict[str, Any], name: str, default: int) -> int:
    """Return an optional number of a header."""
    found = header.get(name, default)
    if isinstance(found, bool) or not isinstance(found, int) or found < 0:
        raise BadMatch(f"field {name!r}: not a non-negative integer")
    return found


HEADER_TYPES: Final[dict[str, Any]] = {
    "game": str,
    "profile": str,
    "options": dict,
    "seats": list,
    "seed": (int, str),
    "engine": str,
}
