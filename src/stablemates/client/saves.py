"""Saved games: one match file each, in the user's data folder, complete after every answer."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import stablemates

from ..core.match import DIGEST_EVERY

SUFFIX = ".match"


class NoSave(stablemates.Refused):
    """A game cannot be saved, or there is no saved game to resume."""


class Save:
    """The file of a match that is being played.

    It contains ``Match.text()``.  Building that replays the whole match, so its lines are kept here and appended to.
    """

    def __init__(self, path: Path, match: stablemates.Match) -> None:
        self.path = path
        self.match = match
        self.begin()

    def begin(self) -> None:
        text = self.match.text()
        self.answers = len(self.match.answers)  # on disk
        self.lines = text.rstrip("\n").split("\n")
        if self.answers % DIGEST_EVERY:
            self.lines.pop()  # the digest at the end, which is rewritten
        write(self.path, text)

    def write(self, match: stablemates.Match) -> None:
        """Save the answers since the last call, or those that are left after an undo."""
        self.match = match
        if len(self.match.answers) < self.answers:
            self.begin()
        elif len(self.match.answers) > self.answers:
            for seat, option in self.match.answers[self.answers :]:
                self.answers += 1
                self.lines.append(f"{seat} {option}")
                if self.answers % DIGEST_EVERY == 0:
                    self.lines.append(self.digest())
            closing = [self.digest()] if self.answers % DIGEST_EVERY else []
            write(self.path, "\n".join(self.lines + closing) + "\n")

    def digest(self) -> str:
        latest = self.answers == len(self.match.answers)
        return f"#{stablemates.digest(self.match.state if latest else self.match.at(self.answers))}"


def begin(path: Path, match: stablemates.Match) -> Save:
    """Create the file of a match before play starts; raise `NoSave` if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Save(path, match)
    except OSError as problem:
        raise NoSave(f"{path}: {problem.strerror}; set XDG_DATA_HOME to a writable folder") from None


def write(path: Path, text: str) -> None:
    """Replace a file atomically: if the process is killed, either the old file or the new one is left."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def folder(environ: Mapping[str, str]) -> Path:
    """Return the folder of this user's saved games."""
    data = environ.get("XDG_DATA_HOME", "")
    # The XDG specification says to ignore relative paths.
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "stablemates" / "matches"


def new_path(profile: str, folder: Path) -> Path:
    """Return an unused file name for a new game."""
    stem = f"{profile}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{n}" for n in range(2, 100))]
    paths = [folder / f"{name}{SUFFIX}" for name in names]
    return next(path for path in paths if not path.exists())


def read(path: Path) -> stablemates.Match:
    try:
        return stablemates.replay(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise stablemates.Refused(f"{path}: not a match file") from None
    except stablemates.Refused as refusal:
        raise stablemates.Refused(f"{path}: {refusal}") from None


def latest(environ: Mapping[str, str]) -> Iterator[tuple[Path, stablemates.Match]]:
    """Yield the games of this user, the most recent first."""
    found = sorted(folder(environ).glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        with suppress(stablemates.Refused):  # perhaps from an older engine; opening it by name shows what is wrong
            yield path, read(path)


def last(environ: Mapping[str, str]) -> Path:
    """Return the most recent game."""
    for path, _ in latest(environ):
        return path
    raise NoSave(f"no game in {folder(environ)}; start one: stablemates play")


def last_finished(environ: Mapping[str, str]) -> Path:
    """Return the most recent finished game."""
    for path, match in latest(environ):
        if match.state.outcome() is not None:
            return path
    raise NoSave(f"no finished game in {folder(environ)}; start one: stablemates play")


def last_unfinished(environ: Mapping[str, str]) -> tuple[Path, stablemates.Match]:
    """Return the most recent unfinished game."""
    for path, match in latest(environ):
        if match.state.outcome() is None:
            return path, match
    raise NoSave(f"no unfinished game in {folder(environ)}; start one: stablemates play")
