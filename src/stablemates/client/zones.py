"""What lies on the table of any game, as its view names it: cards, and facts that have a label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..core.kernel import NOBODY, Seat, View
from ..words import Speech
from ..words.words import key
from .glyphs import Face


class Shown(NamedTuple):
    """One line of a table: cards, some of which may show their backs, or a fact in words."""

    name: str  # in the view
    label: str
    cards: Sequence[Face | None] = ()
    seat: Seat = NOBODY  # whose cards they are
    fact: str = ""


def shown(view: View, speech: Speech) -> Iterator[Shown]:
    """The entries of a view for people: zones always, other facts if there is a label for them."""
    for name, value in view.items():
        message = key("fact", speech.game, name)
        label = speech.words.text(message) if speech.words.has(message) else ""
        if is_zone(value) and (value or label):  # an empty list may be one of anything
            yield Shown(name, label or name, value)
        elif value and is_zone_each(value):
            for seat, cards in enumerate(value):
                yield Shown(name, f"{label or name}, {speech.seat(seat)}", cards, seat)
        elif label and isinstance(value, list):
            each = (f"{speech.seat(seat)} — {one}" for seat, one in enumerate(value))
            yield Shown(name, label, fact=", ".join(each))
        elif label:
            yield Shown(name, label, fact=str(speech.facts({name: value})[name]))


def is_zone(value: Any) -> bool:
    """Whether an entry of a view is a list of cards, of which some may show their backs."""
    return isinstance(value, list) and all(
        one is None or (isinstance(one, dict) and one.keys() >= {"card", "kind"}) for one in value
    )


def is_zone_each(value: Any) -> bool:
    """Whether it is a zone for each seat."""
    return isinstance(value, list) and all(is_zone(one) for one in value)
