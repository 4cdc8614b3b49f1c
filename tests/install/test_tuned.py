"""Released wheels are compiled for the paths that games take: what a release asks for, and what it refuses."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

import compiled
import release
import tuning


def test_a_tuned_engine_is_kept_apart_from_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STABLEMATES_TUNED", raising=False)
    plain = compiled.folder_of(str(release.ROOT), "3.11")
    monkeypatch.setenv("STABLEMATES_TUNED", "1")
    assert compiled.folder_of(str(release.ROOT), "3.11") == f"{plain}-tuned"


def test_a_release_asks_for_a_tuned_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, str]] = []

    def hatch(source: Path, out: Path, target: str, **variables: str) -> None:
        out.mkdir(exist_ok=True)
        if target == "sdist":
            with tarfile.open(out / "stablemates-1.tar.gz", "w:gz") as packed:
                packed.add(Path(release.__file__), "stablemates-1/release.py")
        else:
            asked.append(variables)
            kind = "py3-none-any" if "STABLEMATES_PURE" in variables else "cp311-cp311-linux_x86_64"
            (out / f"stablemates-1-{kind}.whl").touch()

    monkeypatch.setattr(release, "hatch", hatch)
    monkeypatch.setattr(release, "run", lambda command: "")
    release.build(tmp_path)
    assert [variables.get("STABLEMATES_TUNED") for variables in asked] == [None, "1"]


@pytest.mark.parametrize("kind", ["py3-none-any", "cp311-cp311-manylinux_2_28_x86_64"])
def test_a_compiled_wheel_must_be_tuned(kind: str, tmp_path: Path) -> None:
    wheel = tmp_path / f"stablemates-1-{kind}.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in release.MUST_HAVE:
            packed.writestr(name, "")
    if kind == "py3-none-any":
        release.look_at(wheel)
        return
    with pytest.raises(release.NotReleased, match=r"lacks stablemates/core/tuned\.txt"):
        release.look_at(wheel)
    with zipfile.ZipFile(wheel, "a") as packed:
        packed.writestr(compiled.MARK, "")
    release.look_at(wheel)


def test_the_games_that_the_engine_is_tuned_with_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    small: dict[str, Any] = {"TABLES": [("unorog", (4,))], "BOTS": ("keen",), "GAMES": 1, "MATCHES": 1, "STEPS": 1}
    for name, value in small.items():
        monkeypatch.setattr(tuning, name, value)
    tuning.play_typical_games()
