"""Games can be pickled, copied and compared, in one process and across two, compiled and interpreted."""

from __future__ import annotations

import base64
import os
import pickle
import subprocess
import sys
from pathlib import Path

import stablemates

from . import installed
from .pickled import described, text, things

SCRIPT = str(Path(__file__).with_name("pickled.py"))
SOURCES = str(Path(stablemates.__file__).parents[1])


def elsewhere(*arguments: str) -> str:
    """Run the script in another process, on the sources."""
    environment = os.environ | {"PYTHONPATH": SOURCES}
    done = subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, encoding="utf-8", env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_pickle_is_equal_to_what_was_pickled() -> None:
    here = things()
    assert pickle.loads(pickle.dumps(here)) == here
    for one, again in zip(here, pickle.loads(pickle.dumps(here)), strict=True):
        assert type(again) is type(one)
        assert getattr(again, "seed", None) == getattr(one, "seed", None)


def test_a_pickle_is_read_in_another_process() -> None:
    assert elsewhere("read", text(things())).splitlines() == "\n".join(described(things())).splitlines()


def test_compiled_and_interpreted_read_each_other() -> None:
    installed.needs_compiled()
    expected = "\n".join(described(things())).splitlines()
    assert installed.run(SCRIPT, "read", text(things())).splitlines() == expected
    written = installed.run(SCRIPT, "write").strip()
    assert "\n".join(described(pickle.loads(base64.b64decode(written)))).splitlines() == expected


def test_games_differ_after_an_answer_and_by_their_hidden_cards() -> None:
    a, b = (stablemates.new("unorog", seats=3, seed=1) for _ in range(2))
    assert a == b
    assert a != stablemates.new("unorog", seats=3, seed=2)
    [question] = a.pending()
    a.answer(question.seat, 0)
    assert a != b
    assert a != "unorog"
