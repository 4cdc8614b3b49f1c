"""Try it: play on from a moment of a finished game, at a new table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ...core.match import Match, read_match
from ...games import registry
from ...protocol.commands import Pace, Settings, Speed
from .gateway import Caller, Denied, Gateway
from .invitations import Invitation, invitation
from .reports import record_of

LONGEST = 1_000  # answers to replay when the game is continued, which must not delay other tables


class Moment(Struct, forbid_unknown_fields=True):
    """The moment from which a finished game is played on, and the speed of the new table."""

    answers: Annotated[int, Meta(ge=0)]  # given up to that moment
    speed: Speed = "off"
    pace: Pace = "off"


def left_at(record: str, answers: int) -> Match:
    """Return the game of a match file as it was after this many answers."""
    match = read_match(record, registry.find)
    if answers >= len(match.answers):
        raise Denied(400, "bad-message", f"field 'answers': the game was over after {len(match.answers)} answers")
    if answers > LONGEST:
        raise Denied(413, "too-long", f"field 'answers': only the first {LONGEST} moments of a game can be continued")
    match.undo(len(match.answers) - answers)
    return match


def settings_of(match: Match, moment: Moment) -> Settings:
    """Return the settings of a table that continues a game."""
    defaults = {option.name: option.default for option in match.profile.options}
    chosen = {name: value for name, value in match.options.items() if value != defaults[name]}
    return Settings(match.profile.id, len(match.players), chosen, moment.speed, pace=moment.pace)


@post("/api/tables/{table:str}/games/{number:int}/try")
async def try_moment(
    gateway: NamedDependency[Gateway],
    caller: NamedDependency[Caller],
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Moment],
) -> Response[Invitation]:
    """Create a table whose first game continues a finished one from a moment; the caller is its host."""
    record = await record_of(gateway, caller, table, number)
    person, cookie = gateway.guest_of(caller)
    gateway.limit(gateway.allowances.tables, caller.address, "tables")
    match = await gateway.turns.run(caller.address, left_at, record, data.answers)
    return invitation(caller, await gateway.node.create(person, settings_of(match, data), match.text()), cookie)
