"""A plain view of any game in labelled lines: its zones, and the facts that have a label."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..core.kernel import NOBODY
from ..protocol.views import View, Zone
from ..words.speech import Speech, per_seat
from ..words.words import key


class Shown(NamedTuple):
    """One line: a zone or a fact."""

    label: str
    zone: Zone | None = None
    fact: str = ""


def shown(view: View, speech: Speech) -> Iterator[Shown]:
    """Yield the labelled facts, then all zones."""
    facts = speech.facts(view)
    each = per_seat(view)
    for name in (*facts, *each):
        message = key("fact", view.game, name)
        if speech.words.has(message):
            text = str(facts[name]) if name in facts else by_seat(each[name], speech)
            yield Shown(speech.words.text(message), fact=text)
    for zone in view.zones:
        label = zone_label(zone.name, speech)
        yield Shown(label if zone.seat == NOBODY else f"{label}, {speech.seat(zone.seat)}", zone)


def by_seat(values: list[int], speech: Speech) -> str:
    return ", ".join(
        speech.words.text("seat-value", seat=speech.seat(seat), value=value) for seat, value in enumerate(values)
    )


def zone_label(name: str, speech: Speech) -> str:
    """Return the name of a zone: the game's own, or the shared one."""
    for message in (key("fact", speech.game, name), key("zone", name)):
        if speech.words.has(message):
            return speech.words.text(message)
    return name
