"""What somebody sees.  Every byte that leaves the server about a table is made here, from the viewer's own view."""

from __future__ import annotations

from itertools import islice
from typing import Any, cast

from msgspec import Raw, json

from ..core.kernel import NOBODY, Question, Seat, State
from ..core.table import HAND, Table
from ..protocol.messages import (
    Ask,
    Cannot,
    ClockView,
    Look,
    Mine,
    News,
    OptionView,
    SeatView,
    TableView,
    WindowView,
    Wish,
)
from .clock import turn_ends
from .history import kept
from .log import Row
from .room import Item, Person, Room, Score
from .undo import way

NOBODY_YET = Score()
STRANGER = Person()


def look(room: Room, person: str, now: int, table: bytes | None = None) -> Look:
    """All that a person sees at this moment.  ``table``: the part that is the same for everybody, if it was written."""
    seat = room.seat_of(person)
    question = None
    if room.phase == "playing" and seat != NOBODY:
        question = room.question_for(seat)
    return Look(
        state=room.state,
        stream=room.stream,
        now=now,
        you=seat,
        table=table_view(room) if table is None else cast(TableView, Raw(table)),
        game=game_view(room, seat),
        ask=None if question is None else ask_view(room.game, question, in_window=room.window is not None),
        window=window_view(room),
        clock=clock_view(room),
        mine=None if seat == NOBODY else mine(room, seat),
    )


def game_view(room: Room, seat: Seat) -> dict[str, Any] | None:
    return None if room.match is None else room.game.view(seat)


def ask_view(state: State, question: Question, *, in_window: bool) -> Ask:
    kind = state.kind
    return Ask(
        question.ask,
        [
            OptionView(one.verb, one.card, kind(one.card) if one.card >= 0 else "", one.seat, one.word)
            for one in question.options
        ],
        question.rule,
        question.source,
        kind(question.source) if question.source >= 0 else "",
        question.least,
        unplayable(state, question, in_window=in_window),
    )


def unplayable(state: State, question: Question, *, in_window: bool) -> list[Cannot]:
    """The cards of the hand that cannot be played now, and why: where one may be played, or nothing else is chosen."""
    seat, options = question.seat, question.options
    if not isinstance(state, Table):
        return []
    other = in_window or any(option.card >= 0 for option in options)
    if other and not any(option.verb == "play" for option in options):
        return []
    found = [(card, state.why(seat, card)) for card in state.cards_in(HAND + seat)]
    return [
        Cannot(card, why.key, why.rule, why.card, state.kind(why.card) if why.card >= 0 else "")
        for card, why in found
        if why is not None
    ]


def window_view(room: Room) -> WindowView | None:
    """The open window as everybody sees it: never who has passed."""
    window = room.window
    if window is None:
        return None
    return WindowView(
        window.kind,
        window.asked,
        window.by,
        window.depth,
        window.opened,
        window.floor,
        window.ends,
        window.source,
        room.game.kind(window.source) if window.source >= 0 else "",
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
    given = room.window.replies.get(seat) if room.window is not None else None
    return Mine(
        record.order.mode,
        record.order.seat,
        record.order.kind,
        record.order.wake,
        person.patience,
        given.option if given is not None and given.by_hand and not record.bot else None,
        room.window is not None and seat in room.window.held,
        record.hold_left,
        way(room, seat),
        muted_seats(room, person) if person.muted else (),
        record.word,
        None if room.window is None else room.window.call_until(seat),
        record.order.of_type,
    )


def muted_seats(room: Room, person: Person) -> tuple[Seat, ...]:
    return tuple(seat for seat, record in enumerate(room.seats) if record.person in person.muted and record.person)


def table_view(room: Room) -> TableView:
    """The table as everybody sees it."""
    playing = room.phase == "playing"
    deal = room.games if playing else room.games + 1  # after a game it is the next deal that is committed to
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
        watching=sum(1 for who, person in room.people.items() if person.here and who not in seated),
        goal=room.book[0].series(),
        wish=None if room.undo_asked == NOBODY else Wish(room.undo_asked, sorted(room.undo_agreed)),
        waiting=playing and room.deserted,
        trouble=room.error,
        ended=room.ended,
    )


def seat_view(room: Room, seat: Seat) -> SeatView:
    record = room.seats[seat]
    if not record.person and not record.bot:
        return SeatView()
    score = room.scores.get(room.score_key(seat), NOBODY_YET)
    return SeatView(
        name=record.name,
        kind="person" if record.person else "bot",
        level=record.bot,
        stand_in=record.stand_in,
        here=not record.person or record.away is None,
        again=record.again,
        word=bool(record.word),
        wins=score.wins,
        points=score.points,
    )


def write_table(room: Room) -> bytes:
    return json.encode(table_view(room))


def news_for(room: Room, items: list[Item], person: str) -> list[News]:
    """What happened, as a person may know it: a face not seen is not there, and the muted are not heard."""
    seat = room.seat_of(person)
    muted = room.people.get(person, STRANGER).muted
    return [told(item, seat) for item in items if not item.speaker or item.speaker not in muted]


def told(item: Item, seat: Seat) -> News:
    event = item.event
    if event is None or event.as_seen_by(seat) is event:
        return item.news
    seen = item.news
    return News(
        seen.kind,
        seen.seat,
        whom=seen.whom,
        n=seen.n,
        word=seen.word,
        source=seen.source,
        source_face=seen.source_face,
        rule=seen.rule,
    )


def missed(room: Room, person: str, since: int) -> tuple[list[News], bool]:
    """The news after number ``since``, and whether that is all of it."""
    if since > room.stream:
        return [], False
    before = room.stream - len(room.history)  # the number of the last that is no longer kept
    batches = islice(room.history, max(since - before, 0), None)
    return [news for batch in batches for news in news_for(room, kept(batch), person)], since >= before


def row(room: Room, due: int | None) -> Row:
    """What the store finds the table by."""
    return Row(
        table=room.table,
        code=room.code if room.phase in ("lobby", "over") else "",
        phase=room.phase,
        public=room.settings.public,
        keep=room.finished > 0,
        due=due,
        changed=room.shown,  # not the last entry: the list would tell when somebody has passed
        summary={
            "profile": room.settings.profile,
            "seats": len(room.seats),
            "free": sum(1 for record in room.seats if not record.person),
            "names": [record.name for record in room.seats if record.name],
            "speed": room.settings.speed,
            "code_until": room.code_until,
        },
    )
