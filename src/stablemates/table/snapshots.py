"""Snapshots: everything that a viewer is sent about a table is made here, from that viewer's own view."""

from __future__ import annotations

from itertools import islice
from typing import cast

from msgspec import Raw

from ..core.kernel import NOBODY, Seat
from ..protocol import seen
from ..protocol.messages import ClockView, Mine, Snapshot, TableView, UndoRequest, WindowView
from ..protocol.values import Event, Question
from ..protocol.views import View
from .animation import pace_of
from .clock import turn_ends
from .history import kept
from .log import Row, Summary
from .room import Item, Person, Room
from .scores import seat_played, seat_view
from .seats import place_of
from .undo import way

STRANGER = Person()


def snapshot(room: Room, person: str, now: int, table: bytes | None = None) -> Snapshot:
    """Return everything a person sees now.

    With ``table``, the encoded part that everyone shares, it can only be encoded: other shared parts are encoded too.
    """
    seat = room.seat_of(person)
    eyes = room.eyes_at(seat)
    own = None if seat == NOBODY else mine(room, seat)
    return Snapshot(
        state=room.state,
        stream=room.stream,
        now=now,
        you=seat,
        table=table_view(room) if table is None else cast(TableView, Raw(table)),
        view=game_view(room, eyes, to_send=table is not None),
        question=None if own is None or own.answered is not None else question_view(room, eyes),
        window=window_view(room),
        clock=clock_view(room),
        mine=own,
        place=place_of(room, person) if room.queue else NOBODY,
        played=seat_played(room, person),
    )


def game_view(room: Room, seat: Seat, *, to_send: bool = False) -> View | None:
    if room.match is None:
        return None
    game = room.game
    if room.views is None or room.views.state is not game:  # a position that was shown is never changed (``fork``)
        room.views = seen.Views(game)
    seat = seat if seat < game.seats else NOBODY  # the table may have grown since then
    return room.views.to_send(seat) if to_send else room.views.to(seat)


def question_view(room: Room, seat: Seat) -> Question | None:
    """Return the question that a seat has not answered yet."""
    question = room.question_for(seat)
    return None if question is None else seen.question(room.game, question, in_window=room.window is not None)


def window_view(room: Room) -> WindowView | None:
    """Return the open window as everyone sees it: never who has passed."""
    window = room.window
    if window is None:
        return None
    return WindowView(
        window.kind,
        window.asked,
        window.by,
        window.depth,
        window.opened,
        window.least,
        window.ends,
        seen.card_of(room.game, window.source),
        window.wins,
        bool(window.held),
    )


def clock_view(room: Room) -> ClockView | None:
    turn = room.turn
    if turn is None:
        return None
    return ClockView(turn.seat, turn.started, turn_ends(room), room.seats[turn.seat].bank)


def mine(room: Room, seat: Seat) -> Mine:
    record = room.seats[seat]
    person = room.people[record.person]
    window = room.window
    given = None if window is None else window.replies.get(seat)
    return Mine(
        record.order.mode,
        record.order.seat,
        record.order.kind,
        record.order.wake,
        person.patience,
        given.option if given is not None and given.by_hand and not record.bot else None,
        window is not None and seat in window.held,
        record.hold_left,
        way(room, seat),
        muted_seats(room, person) if person.muted else (),
        record.word,
        None if window is None else window.call_until(seat),
        record.order.of_type,
        person.pace,
    )


def muted_seats(room: Room, person: Person) -> tuple[Seat, ...]:
    return tuple(seat for seat, record in enumerate(room.seats) if record.person in person.muted and record.person)


def table_view(room: Room) -> TableView:
    """Return the table as everyone sees it."""
    playing = room.phase == "playing"
    deal = room.games if playing else room.games + 1  # after a game, the commitment is to the next deal
    seated = [record.person for record in room.seats]
    return TableView(
        phase=room.phase,
        settings=room.settings,
        seats=[seat_view(room, seat) for seat in range(len(room.seats))],
        host=room.seat_of(room.acting_host),
        code=room.code,
        game=room.games,
        commitment=room.commitment(deal),
        words=room.words if room.games else [],
        spectators=sum(1 for who, person in room.people.items() if person.here and who not in seated),
        goal=room.series_goal,
        undo=None if room.undo_asked == NOBODY else UndoRequest(room.undo_asked, sorted(room.undo_agreed)),
        waiting=playing and room.deserted,
        error=room.error,
        ended=room.ended,
        queue=[one.name for one in room.queue],
        votes=room.settings.public and room.host_left is not None,
        pace=pace_of(room),
    )


def events_for(room: Room, items: list[Item], person: str) -> list[Event]:
    """Return events as a person may know them: without cards they did not see, or messages from people they muted."""
    return events_at(room, items, person, room.seat_of(person))


def events_at(room: Room, items: list[Item], person: str, seat: Seat) -> list[Event]:
    """Return the same for a person whose seat is known."""
    eyes = room.eyes_at(seat)
    muted = room.people.get(person, STRANGER).muted
    return [seen_by(item, eyes) for item in items if not item.speaker or item.speaker not in muted]


def seen_by(item: Item, seat: Seat) -> Event:
    return seen.event_for(item.event, item.seen_by, seat)


def missed(room: Room, person: str, since: int) -> tuple[list[Event], bool]:
    """Return the events after number ``since``, and whether these are all of them."""
    if since > room.stream:
        return [], False
    before = room.stream - len(room.history)  # the number of the last batch that is no longer kept
    batches = islice(room.history, max(since - before, 0), None)
    return [event for batch in batches for event in events_for(room, kept(batch), person)], since >= before


def is_listed(room: Room) -> bool:
    """Return whether the table is listed for strangers, to play or, if it lets them, to watch."""
    settings = room.settings
    return settings.public and (room.phase != "playing" or settings.spectators == "everybody")


def row(room: Room, due: int | None) -> Row:
    """Return the fields by which a store looks up the table."""
    return Row(
        table=room.table,
        code=room.code if room.phase in ("lobby", "over") else "",
        phase=room.phase,
        public=is_listed(room),
        keep=room.finished > 0,
        due=due,
        changed=room.shown,  # not the last entry, which would reveal when someone passed
        summary=Summary(
            profile=room.settings.profile,
            seats=len(room.seats),
            free=sum(1 for record in room.seats if not record.person),
            names=[record.name for record in room.seats if record.name],
            speed=room.settings.speed,
            code_until=room.code_until,
        ),
    )
