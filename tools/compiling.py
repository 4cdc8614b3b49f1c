"""Compile the engine with mypyc:  .venv/bin/python tools/compiling.py

``[tool.stablemates]`` in pyproject.toml lists the compiled modules.  With STABLEMATES_TUNED=1 they are compiled twice:
first to count which paths are taken while tuning.py plays, then for those paths (docs/adr/0027).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compiled
import native_docs
import native_members

ROOT = Path(__file__).resolve().parent.parent
TUNING = ROOT / "tools" / "tuning.py"
KEPT = 6  # states of the sources whose libraries are kept
COUNTING = ["-fprofile-generate"]
TUNED = ["-fprofile-use", "-fprofile-partial-training", "-Werror=missing-profile", "-Werror=coverage-mismatch"]


class NotCompiled(Exception):
    """The engine could not be compiled; the message is one line."""


def libraries(state: Path) -> dict[str, str]:
    """Return the libraries of a state of the sources, compiled now or before, each with its place in a wheel."""
    if not (state / "lib").is_dir():
        state.mkdir(parents=True, exist_ok=True)
        begin = time.monotonic()
        with tempfile.TemporaryDirectory(dir=state.parent, prefix="making-") as scratch:
            # In a separate process: mypyc exits with sys.exit, and both it and setuptools work in the current folder.
            command = [sys.executable, str(Path(__file__).resolve()), scratch]
            done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, encoding="utf-8", errors="replace")
            if done.returncode:
                raise NotCompiled(reason(done.stdout + done.stderr))
            try:
                Path(scratch, "lib").rename(state / "lib")
                (state / compiled.SECONDS).write_text(f"{time.monotonic() - begin:.1f}\n", encoding="utf-8")
            except OSError:  # another process compiled the same sources
                if not (state / "lib").is_dir():
                    raise
    state.touch()
    for old in sorted(state.parent.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    files = compiled.libraries(str(state)).values()
    return {file: str(Path(file).relative_to(state / "lib")) for file in files}


def state_in(folder: Path) -> Path:
    """Return the folder of the current sources and compiler flags."""
    flags = " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")).strip()
    name = compiled.state_of(str(ROOT), sys.version)
    return folder / (f"{name}-{hashlib.sha256(flags.encode()).hexdigest()[:8]}" if flags else name)


def modules() -> list[str]:
    """Return the files to compile, relative to src/."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["stablemates"]
    chosen = {file for pattern in table["compiled"] for file in ROOT.glob(pattern)}
    left_out = {file for pattern in table["interpreted"] for file in ROOT.glob(pattern)}
    found = [file.relative_to(ROOT / "src") for file in chosen - left_out if file.name != "__init__.py"]
    return sorted(file.as_posix() for file in found)


def reason(output: str) -> str:
    """Return the most informative line of a failed build."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason given"]
    return next((line for line in lines if "error:" in line), lines[-1])[:200]


def compile_here(folder: Path) -> None:
    """Compile all modules into the folder ``lib``, as one group in which calls between modules are direct."""
    from mypyc.build import mypycify

    from units import in_units

    forget_places()
    paths = modules()
    assert {path.split("/")[1] for path in paths} <= set(compiled.FOLDERS), "the hash must cover what is compiled"
    # Without the project's mypy settings: ./check checks the types, and here only mypyc's own requirements matter.
    options = ["--config-file=", f"--cache-dir={folder / 'cache'}"]
    code = folder / "c"
    extensions = mypycify(
        [*options, *paths],
        opt_level="3",
        debug_level="0",
        group_name="stablemates",
        target_dir=str(code),
        multi_file=True,
    )
    for file in code.glob("__native_*.c"):
        native_docs.restore(file, Path.cwd(), paths)
    native_members.make_members(code / "__native_stablemates___core___values.c")
    direct = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
    for extension in extensions:  # no one links to the library, so calls inside it may be direct and inlined
        extension.extra_compile_args = [*extension.extra_compile_args, *direct]
    [engine] = [extension for extension in extensions if len(extension.sources) > 1]
    engine.sources = in_units(code, engine.sources)
    if compiled.is_tuned():
        plain = engine.extra_compile_args
        engine.extra_compile_args, engine.extra_link_args = [*plain, *COUNTING], COUNTING
        build(extensions, folder / "counting" / "lib", folder / "objects")
        subprocess.run([sys.executable, "-I", str(TUNING), str(folder / "counting")], check=True)
        shutil.copytree(folder / "counting" / "lib", folder / "lib")
        (folder / "lib" / compiled.MARK).write_text("compiled for the paths that tuning.py takes\n")
        engine.extra_compile_args, engine.extra_link_args = [*plain, *TUNED], []
        extensions = [engine]  # the others only import it
    build(extensions, folder / "lib", folder / "objects")


def build(extensions: list[Any], libraries: Path, objects: Path) -> None:
    """Compile all the C code, even if it was compiled before with other flags."""
    from setuptools import setup

    from units import SideBySide

    places = ["--build-lib", str(libraries), "--build-temp", str(objects)]
    setup(
        name="stablemates",
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", "--force", *places],
    )


def forget_places() -> None:
    """Leave out the path of this machine's Python: some Pythons write it into every library they link."""
    known = sysconfig.get_config_vars()
    for name in ("LDSHARED", "LDCXXSHARED"):
        known[name] = " ".join(flag for flag in str(known.get(name, "")).split() if not flag.startswith("-Wl,-rpath"))


def main() -> None:
    """Compile for .venv; if that fails, store the reason, so that the same sources are not tried again."""
    state = Path(compiled.folder_of(str(ROOT), sys.version))
    try:
        libraries(state)
    except NotCompiled as problem:
        (state / compiled.FAILED).write_text(str(problem), encoding="utf-8")
        sys.exit(str(problem))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_here(Path(sys.argv[1]))
    else:
        main()
