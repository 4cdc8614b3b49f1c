"""Refuse impossible positions, with the field and the rule."""

from __future__ import annotations

import re
from typing import Final

from ..core.errors import Refused
from ..core.game import Profile
from ..core.names import unknown
from ..games import registry
from ..protocol.rulings import Inquiry
from .answers import BadQuestion

GAME: Final = "stable"
# Words with a meaning in a position: no player can have them as a name.
WORDS: Final = (
    "self",
    "profile",
    "seed",
    "revision",
    "deck",
    "discard",
    "nursery",
    "turn",
    "phase",
    "plays",
    "played",
    "loans",
)
A_ZONE: Final = re.compile(r"field 'zones': (.* cannot be in the (\w+).*)")


def check(inquiry: Inquiry) -> None:
    """Raise `BadQuestion` for an invalid rulebook, and for invalid players, turns, loans or table options."""
    book = rulebook_of(inquiry)
    names = [player.name for player in inquiry.players]
    try:
        book.check_seats(len(names))
    except Refused as refusal:
        raise BadQuestion(f"field 'players': {refusal}") from None
    known = [option.name for option in book.options]
    for name in names:
        if names.count(name) > 1 or name in known or name in WORDS or not name.isidentifier():
            raise BadQuestion(f"field 'players': {name!r} cannot be a name: use distinct words of letters and digits")
    owners = [("loans", owner) for _, owner, *_ in inquiry.loans]
    for field, name in [("turn", inquiry.turn or names[0]), *owners]:
        if name not in names:
            raise BadQuestion(f"field {field!r}: no player is called {name!r}: {names}")
    for name in inquiry.options:
        if name not in known:
            raise BadQuestion(unknown("field 'options': unknown table option", name, known, f"{inquiry.profile} has"))


def rulebook_of(inquiry: Inquiry) -> Profile:
    try:
        game, book = registry.find(inquiry.profile)
    except Refused as refusal:
        raise BadQuestion(f"field 'profile': {refusal}") from None
    if game.id != GAME:
        books = ", ".join(profile.id for profile in registry.games()[0].profiles)
        raise BadQuestion(f"field 'profile': the referee rules on the stable game, not on {game.id}; use {books}")
    return book


def in_fields_of_an_inquiry(refusal: Refused) -> str:
    """Return the engine's message about a position, with the fields of an inquiry instead of those of a saved game.

    >>> in_fields_of_an_inquiry(Refused("field 'zones': neigh, instant, cannot be in the stable (R-CARD-01)"))
    "field 'stable': neigh, instant, cannot be in the stable (R-CARD-01)"
    """
    message = A_ZONE.sub(r"field '\2': \1", str(refusal))
    return message.replace("field 'bonds': ", "field 'loans' (R-EFF-03): ")
