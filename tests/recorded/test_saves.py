"""Saved terminal games of earlier versions load as they were left, and can be resumed.

The full screen and plain lines save games in the same format.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stablemates.client import saves

from .continuing import resume
from .reading import name_of, named, read_json, summary_of_match


@pytest.mark.parametrize("file", named("saves/*.match"), ids=name_of)
def test_a_saved_game_is_resumed_and_played_to_its_end(file: Path, tmp_path: Path) -> None:
    mine = Path(shutil.copy(file, tmp_path))
    before = saves.read(mine)
    assert summary_of_match(before) == read_json(file.with_name("saves.json"))[file.stem]
    after = resume(mine)
    assert after.answers[: len(before.answers)] == before.answers
    assert after.state.outcome() is not None


def test_the_last_unfinished_game_is_found(tmp_path: Path) -> None:
    file = named("saves/second-ru-window.match")[0]
    folder = saves.folder({"XDG_DATA_HOME": str(tmp_path)})
    folder.mkdir(parents=True)
    shutil.copy(file, folder)
    path, match = saves.last_unfinished({"XDG_DATA_HOME": str(tmp_path)})
    assert path.name == file.name
    assert match.answers == saves.read(file).answers
