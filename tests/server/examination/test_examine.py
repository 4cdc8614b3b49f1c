"""A small examination finds nothing and writes its page; a part that crashes is a finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import examine
import storm
from resuming import Sitting

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


def test_only_the_parts_of_this_examination_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        examine.main(["--server", "http://192.0.2.1", "--only", "kills", "--out", str(tmp_path)])
    assert "there is no part kills here, only acknowledgements, malformed" in capsys.readouterr().err


def test_a_crash_is_a_finding_and_finished_parts_are_not_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(size: examine.Size, sitting: Sitting) -> examine.Found:
        raise RuntimeError("no server")

    monkeypatch.setitem(examine.PARTS, "kills", ("", broken))
    asked = ["--size", "small", "--out", str(tmp_path), "--only", "kills"]
    assert examine.main(asked) == 1
    assert "crashed: RuntimeError: no server" in (tmp_path / "index.html").read_text("utf-8")
    monkeypatch.setitem(examine.PARTS, "kills", ("", lambda size, sitting: examine.Found({}, [])))
    assert examine.main(asked) == 1


def test_an_unfinished_part_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["--size", "small", "--out", str(tmp_path), "--only", "worlds"]
    monkeypatch.setattr(storm, "BATCH", 1)
    monkeypatch.setattr(storm, "live_through", lambda seeds: storm.Tally(len(seeds), first=seeds.start))
    first = Sitting(tmp_path / "worlds-small.jsonl")
    next(first.run(storm.live_through, storm.shares(1, 2)))  # the first of two worlds
    assert examine.main([*asked, "--minutes", "0"]) == 0
    assert not (tmp_path / "worlds-small.json").exists()

    monkeypatch.setattr(Sitting, "is_over", True)
    assert examine.main(asked) == 0
    assert "unfinished: worlds" in (tmp_path / "index.html").read_text("utf-8")
    assert "1 of 2 worlds" in (tmp_path / "index.html").read_text("utf-8")

    monkeypatch.setattr(Sitting, "is_over", False)
    assert examine.main(asked) == 0
    assert "every guarantee held" in (tmp_path / "index.html").read_text("utf-8")
    assert len((tmp_path / "worlds-small.jsonl").read_text("utf-8").splitlines()) == 2
