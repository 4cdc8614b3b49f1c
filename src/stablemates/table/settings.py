"""A table's settings: creating a table, validating and changing its settings, and closing it."""

from __future__ import annotations

from .. import bots
from ..core.errors import Refused as EngineRefused
from ..core.game import Options
from ..games import registry
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .hosts import holds_table
from .log import Change, Entry
from .room import Person, Room, SeatRecord
from .seats import empty_seats
from .speeds import CODE_TIME

DAILY_BOOKS = ("second-ru", "second-uk")


class Created(Change, frozen=True, tag="create"):
    """The first entry of every log."""

    secret: str
    settings: c.Settings
    code: str
    stand_in: str = "novice"  # the level of bots that play for people; not stored by the first tables
    continues: str = ""  # a match file: the first game continues from its last answer

    def apply(self, room: Room, entry: Entry) -> None:
        room.secret = self.secret
        room.stand_in = self.stand_in
        room.continues = self.continues
        room.code = self.code
        room.host = entry.by
        room.people[entry.by] = Person()
        settle(room, self.settings, entry.at)


class SettingsChanged(Change, frozen=True, tag="settle"):
    settings: c.Settings

    def apply(self, room: Room, entry: Entry) -> None:
        settle(room, self.settings, entry.at)
        room.phase = "lobby"
        room.emit("table-settled")
        room.advance()


def may_settle(room: Room, person: str, command: c.Settle, now: int) -> SettingsChanged:
    holds_table(room, person, now)
    checks.is_between_games(room)
    checks.is_current(room, command)
    check_settings(command.settings)
    if command.settings.daily != room.settings.daily:
        raise Refusal("bad-settings", "field 'daily': the day is chosen when the table is created")
    if room.is_continued(room.games + 1):
        if game_of(command.settings) != game_of(room.settings):
            raise Refusal("bad-settings", "this table continues a game: its rulebook, seats and options cannot change")
        if command.settings.public:
            raise Refusal("bad-settings", "field 'public': the cards of a game that is continued are not secret")
    seated = len(room.seats) - len(empty_seats(room))
    if seated > command.settings.seats:
        text = f"{seated} players are seated: a table with {command.settings.seats} seats is too small"
        raise Refusal("bad-settings", text)
    if any(record.bot for record in room.seats) and command.settings.profile != room.settings.profile:
        game = registry.find(command.settings.profile)[0].id
        for record in room.seats:
            if record.bot and bots.name_of(record.bot) not in bots.names(game):
                raise Refusal("bad-settings", f"{game} has no bot {record.bot!r}: remove it first")
    return SettingsChanged(command.settings)


def game_of(settings: c.Settings) -> tuple[str, int, Options]:
    """Return the settings that determine the deal."""
    return settings.profile, settings.seats, settings.options


def check_settings(settings: c.Settings) -> None:
    """Validate settings: raise ``Refusal``, naming the field, if no table can have them."""
    try:
        game, profile = registry.find(settings.profile)
        profile.check_seats(settings.seats)
        game.new(profile, settings.seats, 0, profile.settle(settings.options))  # some options need certain seats
    except EngineRefused as refusal:
        raise Refusal("bad-settings", str(refusal)) from None
    if settings.daily and not (settings.profile in DAILY_BOOKS and settings.seats == 2 and not settings.options):
        books = " or ".join(DAILY_BOOKS)
        text = f"field 'daily': the deal of the day is for two players, with {books} and no house rules"
        raise Refusal("bad-settings", text)
    if settings.daily and settings.public:
        raise Refusal("bad-settings", "field 'public': the cards of the deal of the day are not secret")


def settle(room: Room, settings: c.Settings, at: int) -> None:
    """Apply these settings from now on.  People keep their seats as long as there are enough."""
    if room.settings.profile != settings.profile:
        room.scores = {}
    room.settings = settings
    if len(room.seats) > settings.seats:
        room.seats = [record for record in room.seats if record.person or record.bot]
    room.seats += [SeatRecord() for _ in range(settings.seats - len(room.seats))]
    room.code_until = at + CODE_TIME
