"""A small examination finds nothing and writes its page; a part that crashes is a finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import examine

from ...client_server.loopback import serving

PARTS = ["worlds", "malformed", "probing"]  # the others have their own tests


def test_a_small_examination(tmp_path: Path) -> None:
    assert examine.main(["--size", "small", "--out", str(tmp_path), "--only", *PARTS]) == 0
    whole = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert {part["name"] for part in whole["parts"]} == set(PARTS)
    assert all(part["figures"] and not part["findings"] for part in whole["parts"])
    assert "every guarantee held" in (tmp_path / "index.html").read_text("utf-8")


def test_a_running_server_is_examined_from_outside(tmp_path: Path) -> None:
    with serving() as server:  # with the default limits
        assert examine.main(["--server", server.address, "--size", "small", "--out", str(tmp_path)]) == 0
    whole = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    acknowledgements, malformed = (part["figures"] for part in whole["parts"])
    assert acknowledgements["acknowledged"] >= examine.SIZES["small"].outside_moves
    assert malformed["messages"] == examine.SIZES["small"].outside_messages


def test_a_crash_is_a_finding_and_finished_parts_are_not_run_again(
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
