"""What a player sees of a position that was set up by hand."""

from __future__ import annotations

from stablemates.protocol import seen
from stablemates.protocol.commands import Settings
from stablemates.protocol.messages import SeatView, Snapshot, TableView
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
            spectators=0,
        ),
        view=seen.view(state, seat),
        question=None if question is None else seen.question(state, question),
    )
