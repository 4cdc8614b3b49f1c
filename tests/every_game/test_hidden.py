"""No one knows what they must not, at any decision of any game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stablemates.testing.leaks import events_show_what_was_seen, look_for_leaks, worlds_stay_alike

from .playing import Deal, deals, every_table, examples


def see_nothing_hidden(deal: Deal, looks: int) -> None:
    """Run the leak test, whose power tests/leaks shows."""
    before = None
    for number, s in enumerate(deal.positions(looks)):
        if before is not None:
            events_show_what_was_seen(before, s, s.events)
        perspectives = [(number + i) % (s.seats + 1) - 1 for i in range(min(4, s.seats + 1))]  # at large tables in turn
        for seat in perspectives:
            look_for_leaks(s, seat, deal.whims + number)
        worlds_stay_alike(s, perspectives[0], deal.whims + number, 3)
        before = s.clone()


@every_table
@examples(108)
@given(data=st.data())
def test_nothing_hidden_shows(profile: str, seats: int, data: st.DataObject) -> None:
    see_nothing_hidden(data.draw(deals(profile, seats)), 15)
