"""Each guide, followed step by step: it leads where it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .following import Follower

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"
Desk = Callable[..., Follower]


def test_every_guide_is_followed_here() -> None:
    assert {page.stem for page in GUIDES.glob("*.md")} == {"add-a-card", "add-a-pack", "add-a-game", "write-a-bot"}


def test_add_a_card(desk: Desk, checkout: Path) -> None:
    desk(checkout).follow(GUIDES / "add-a-card.md")


def test_add_a_pack(desk: Desk) -> None:
    desk().follow(GUIDES / "add-a-pack.md")


def test_add_a_game(desk: Desk) -> None:
    follower = desk()
    follower.follow(GUIDES / "add-a-game.md")
    written = (follower.folder / "games" / "burrow.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in written) < 150


def test_write_a_bot(desk: Desk) -> None:
    follower = desk()
    follower.follow(GUIDES / "write-a-bot.md")
    assert len((follower.folder / "mybot.py").read_text("utf-8").splitlines()) <= 25


# --- the follower -----------------------------------------------------------------------------


PAGE = """
## 1. Begin

Put this into `a/b.txt`:

```text
one
three
```

Put this into `a/b.txt`, above the line `three`:

```text
two
```

## 2. Look

```console
$ export WHERE=a && cd $WHERE
$ cat b.txt; echo "$RANDOM in $WHERE"
one
two
three
… in a
```
"""


def test_a_reader_of_the_guide_writes_types_and_looks(desk: Desk, tmp_path: Path) -> None:
    guide = tmp_path / "guide.md"
    guide.write_text(PAGE)
    follower = desk()
    follower.follow(guide)
    assert (follower.folder / "a" / "b.txt").read_text() == "one\ntwo\nthree\n"
    assert follower.environment["PWD"] == str(follower.folder / "a")


@pytest.mark.parametrize(
    ("original", "instead", "message"),
    [
        ("one\ntwo\nthree\n…", "one\nthree\n…", "the page says"),  # different output
        ('in $WHERE"\n', 'in $WHERE"; echo more\n', "the page says"),  # more output
        ("cat b.txt;", "cat c.txt &&", "ends with 1"),  # a command that fails
        ("above the line `three`", "above the line `four`", "has 0 lines 'four'"),
        ("Put this into `a/b.txt`:", "Now think of this:", "unknown instruction before this block"),
        ("## 2.", "## 3.", "not numbered"),
    ],
)
def test_a_guide_that_no_longer_works_fails(
    desk: Desk, tmp_path: Path, original: str, instead: str, message: str
) -> None:
    guide = tmp_path / "guide.md"
    guide.write_text(PAGE.replace(original, instead))
    with pytest.raises((pytest.fail.Exception, AssertionError), match=message):
        desk().follow(guide)
