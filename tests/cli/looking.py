"""What somebody sees of a table that was laid by hand."""

from __future__ import annotations

from stablemates.protocol.commands import Settings
from stablemates.protocol.messages import SeatView, Snapshot, TableView
from stablemates.table.snapshots import ask_view
from stablemates.testing import At


def look_at(t: At, who: str) -> Snapshot:
    state, seat = t.state, t.seat(who)
    question = next((one for one in state.pending() if one.seat == seat), None)
    return Snapshot(
        state=1,
        stream=1,
        now=0,
        you=seat,
        table=TableView(
            phase="playing",
            settings=Settings(state.profile, state.seats),
            seats=[SeatView(name.capitalize(), "person") for name in t.players],
            host=0,
            code="",
            game=1,
            commitment="",
            words=[],
            watching=0,
        ),
        game=state.view(seat),
        ask=None if question is None else ask_view(state, question, in_window=False),
    )
