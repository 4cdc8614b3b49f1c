"""Every block of code on every page runs, or is parsed by what it is for.

Lines with ``>>>`` are doctests: pytest itself runs those of the README and of docs/.  The rest is here.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from sequences import Unreadable, drawn

from .pages import BLOCKS, EXCUSE, PAGES, ROOT, Block, blocks_in, on, pages_with
from .shell import NotUnderstood, Shell

MOST_EXCUSES = 8
LONGEST = 300  # seconds


def read_nginx(text: str) -> None:
    assert text.count("{") == text.count("}")
    assert all(line.rstrip().endswith((";", "{", "}")) for line in text.splitlines() if line.strip())


def read_text(text: str) -> None:
    """Parse a listing or a drawing; a command in it should have run."""
    assert not re.search(r"^(stablemates|\./\w+|>>>) ", text, re.MULTILINE)


READERS: dict[str, Callable[[str], object]] = {
    "json": json.loads,
    "mermaid": drawn,
    "nginx": read_nginx,
    "text": read_text,
    "toml": tomllib.loads,
}


def is_script(block: Block) -> bool:
    return ">>>" not in block.text


RUN = ("python", "sh", "indented")  # indented blocks without a fence are for a shell


def test_the_blocks_are_found() -> None:
    """Otherwise all other tests would pass vacuously."""
    assert len(BLOCKS) > 100
    assert {"README.md", "CONTRIBUTING.md", "docs/index.md", "docs/cards.md"} <= {block.page for block in BLOCKS}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_block_says_what_it_is(block: Block) -> None:
    assert block.kind in READERS or block.kind in RUN, (
        "put its language after the opening fence, or text if it has none"
    )


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.kind in READERS], ids=str)
def test_data_can_be_read(block: Block) -> None:
    READERS[block.kind](block.text)


@pytest.mark.parametrize("name", pages_with("sh", "indented"))
def test_the_commands_of_a_page_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell(tmp_path, monkeypatch)
    assert sum(shell.run(block.text) for block in on(name, "sh", "indented"))


@pytest.mark.parametrize("name", [page for page in pages_with("python") if any(map(is_script, on(page, "python")))])
def test_the_scripts_of_a_page_run(name: str, tmp_path: Path) -> None:
    """One after the other, as one script, with fewer games; in a separate process, since one changes a rulebook."""
    text = "\n".join(f"# {block}\n{block.text}" for block in filter(is_script, on(name, "python")))
    script = tmp_path / "script.py"
    script.write_text(re.sub(r"games=[\d_]+", "games=8", text), "utf-8")
    done = subprocess.run([sys.executable, script.name], cwd=tmp_path, capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", PAGES)
def test_a_doctest_is_where_it_runs_and_is_shown_as_code(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith(">>>")]
    shown = [line for block in blocks_in(text, name) for line in block.text.splitlines() if line.startswith(">>>")]
    hidden = [line for comment in re.findall(r"<!--.*?-->", text, re.DOTALL) for line in comment.splitlines()]
    assert [line for line in lines if line not in shown and line not in hidden] == []
    assert not lines or name == "README.md" or name.startswith("docs/")  # what testpaths names


# --- blocks that do not run -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_an_excuse_has_a_reason_and_is_above_a_command(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    excused = [block for block in BLOCKS if block.page == name and block.excuse]
    assert len(excused) == len(re.findall(r"^ *<!-- *runs\b", text, re.MULTILINE))
    assert all(block.kind == "sh" for block in excused)


def test_excuses_are_few() -> None:
    assert len([block for block in BLOCKS if block.excuse]) <= MOST_EXCUSES


# --- mistakes are found --------------------------------------------------------------------


def test_a_command_that_fails_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell(tmp_path, monkeypatch)
    with pytest.raises(AssertionError, match="unknown rulebook 'chess'"):
        shell.run("stablemates profiles\nstablemates play chess  # black and white\n")
    with pytest.raises(AssertionError, match="--frobnicate"):
        shell.run("./play arena keen random \\\n    --frobnicate\n")
    with pytest.raises(NotUnderstood, match="pip"):
        shell.run("pip install chess\n")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("json", '{"type": "answer",}'),
        ("toml", "[project\n"),
        ("nginx", "server {\n  listen 80\n}\n"),
    ],
)
def test_data_that_is_wrong_is_found(kind: str, text: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        READERS[kind](text)


def test_a_drawing_that_is_not_understood_is_found() -> None:
    with pytest.raises(Unreadable, match="flowchart"):
        drawn("flowchart LR\n    A --> B\n")
    with pytest.raises(Unreadable, match="loop"):
        drawn("sequenceDiagram\n    participant A as Ann\n    loop every day\n")


def test_an_excuse_counts_for_the_block_right_below_it() -> None:
    text = "<!-- runs: no, it takes a year -->\n\n```sh\nwait\n```\n\nAnd then:\n\n```sh\nplay\n```\n"
    assert [block.excuse for block in blocks_in(text, "here")] == ["it takes a year", ""]
    assert [block.line for block in blocks_in(text, "here")] == [3, 9]
    assert not EXCUSE.fullmatch("<!-- runs: no -->\n")
