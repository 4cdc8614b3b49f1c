"""Hidden means hidden: the complete stream shows no one what they must not know (S1)."""

from __future__ import annotations

import pytest

from .pairs import look_for_leaks, viewers
from .sessions import SEATINGS, session
from .worlds import Seating

MOMENTS = 6  # of each table; tools/secrecy.py checks any number


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda seating: "-".join(map(str, seating)))
def test_the_stream_is_the_same_in_all_worlds_that_a_viewer_cannot_tell_apart(seating: Seating) -> None:
    found = session(seating, 1)
    compared = sum(
        look_for_leaks(moment, viewers(moment), k) for k, moment in enumerate(found[:: len(found) // MOMENTS][:MOMENTS])
    )
    assert compared > 20 * MOMENTS
