"""First contact with the library, and how it handles mistakes."""

from __future__ import annotations

import pydoc

import pytest

import stablemates


def test_help_leads_to_everything_that_can_be_called() -> None:
    text = pydoc.plain(pydoc.render_doc(stablemates))
    for name in ("new", "match", "load", "read", "replay", "profiles", "State", "Match", "Refused"):
        assert name in text.partition("PACKAGE CONTENTS")[0]
    assert "pending" in pydoc.plain(pydoc.render_doc(stablemates.State))


@pytest.mark.parametrize("players", ["Ann", 3, None])
def test_players_are_a_list_of_names(players: object) -> None:
    """A single name would seat its letters."""
    with pytest.raises(stablemates.BadSeats, match="list of names"):
        stablemates.match("unorog", players)  # type: ignore[arg-type]
