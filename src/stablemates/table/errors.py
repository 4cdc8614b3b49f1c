"""Errors at a table: refused commands and failed games."""

from __future__ import annotations

from .log import Change, Entry
from .room import Room


class Refusal(Exception):
    """Why a command is refused: a translation key, the same in English, and the rule if the rulebook forbids it."""

    def __init__(self, reason: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.rule = rule


class Quarantined(Refusal):
    """The table's log was altered, so the table is quarantined.  Other tables are not affected."""

    def __init__(self, report: str) -> None:
        super().__init__(
            "quarantined", f"this table is damaged and was quarantined; the operator has a report ({report})"
        )


class NeverEnds(Refusal):
    """The effects of an answer never end (``core.errors.Endless``): the player has to choose another."""


class NoSuchTable(Exception):
    """No table has this name or code."""


class GameError(Exception):
    """The game failed.  Nothing has changed, and there is an error report."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report


class GameFailed(Change, frozen=True, tag="trouble"):
    """The clock or a bot caused an error: the game stays as it was, and its clocks stop.

    Any player may then undo what led to it (``undo.way``), or answer again.
    """

    report: str

    def apply(self, room: Room, entry: Entry) -> None:
        room.error = self.report
        room.emit("table-trouble", text=self.report)
