"""Positions that earlier versions wrote in the middle of effects and windows: as JSON, and in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import stablemates

from ..every_game.playing import as_table, play_to_the_end
from .reading import name_of, named, read_json


@pytest.mark.parametrize("file", named("positions/*.json.xz"), ids=name_of)
def test_positions_are_loaded_read_and_played_to_their_ends(file: Path) -> None:
    for position in read_json(file):
        loaded, read = stablemates.load(position["dump"]), stablemates.read(position["notation"])
        assert stablemates.digest(loaded) == position["digest"]
        assert stablemates.digest(read) == position["digest of notation"]
        for state in (loaded, read):
            play_to_the_end(as_table(state), seed=1)
            assert state.outcome() is not None
