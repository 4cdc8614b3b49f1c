"""A small examination finds nothing and writes its page; a part that crashes is a finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import examine

PARTS = ["worlds", "malformed", "probing"]  # the others have their own tests


def test_a_small_examination(tmp_path: Path) -> None:
    assert examine.main(["--size", "small", "--out", str(tmp_path), "--only", *PARTS]) == 0
    whole = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert {part["name"] for part in whole["parts"]} == set(PARTS)
    assert all(part["figures"] and not part["findings"] for part in whole["parts"])
    assert "every guarantee held" in (tmp_path / "index.html").read_text("utf-8")


def test_what_breaks_off_is_a_finding_and_what_is_done_is_not_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(size: examine.Size) -> tuple[dict[str, object], list[str]]:
        raise RuntimeError("no server")

    monkeypatch.setitem(examine.PARTS, "kills", ("", broken))
    asked = ["--size", "small", "--out", str(tmp_path), "--only", "kills"]
    assert examine.main(asked) == 1
    assert "crashed: RuntimeError: no server" in (tmp_path / "index.html").read_text("utf-8")
    monkeypatch.setitem(examine.PARTS, "kills", ("", lambda size: ({}, [])))
    assert examine.main(asked) == 1
