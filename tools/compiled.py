"""The compiled engine next to the sources: where its libraries are, and how .venv imports them.

Libraries are stored by a hash of everything that goes into them, so sources compiled before are not compiled again.
A copy of this file in .venv serves them to ``import stablemates`` while the hash matches the sources.  After an edit it
does not, and the edited sources run interpreted.  Only the standard library is used.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # importing typing would slow down every start of Python in .venv
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGES = ("stablemates", "stablemates__mypyc")
FOLDERS = ("bots", "core", "games", "lab")  # of the package: what is compiled, and the types that it uses
TOOLS = (
    "hatch_build.py",
    "tools/compiling.py",
    "tools/native_docs.py",
    "tools/native_members.py",
    "tools/tuning.py",
    "tools/units.py",
)
FAILED = "failed.txt"  # in place of the libraries: why these sources could not be compiled
SECONDS = "seconds.txt"  # next to the libraries: how long compiling took, which lab/engine_mode.py reads
MARK = "stablemates/core/tuned.txt"  # next to tuned libraries, where lab/engine_mode.py looks for it
BUILT_WITH = ("pyproject.toml", "requirements.lock", *TOOLS)


def folder_of(root: str, python: str) -> str:
    """Return the folder for the libraries of the current sources, for a version of Python."""
    return os.path.join(root, "build", "compiled", state_of(root, python))


def state_of(root: str, python: str) -> str:
    """Return the name of that folder, which differs for a tuned engine."""
    return fingerprint(root, python) + ("-tuned" if is_tuned() else "")


def is_tuned() -> bool:
    """Return whether to compile the engine for the paths that games take, which takes twice as long."""
    return bool(os.environ.get("STABLEMATES_TUNED"))


def fingerprint(root: str, python: str) -> str:
    """Return a hash of the compiled sources, the sources whose types they use, and the tools."""
    import hashlib

    total = hashlib.sha256(python.encode())
    for name in (*BUILT_WITH, *sorted(sources(root))):
        with open(os.path.join(root, name), "rb") as file:
            total.update(f"\0{name}\0".encode() + hashlib.sha256(file.read()).digest())
    return total.hexdigest()[:16]


def sources(root: str) -> Iterator[str]:
    for folder in FOLDERS:
        for place, _, files in os.walk(os.path.join(root, "src", "stablemates", folder)):
            below = os.path.relpath(place, root).replace(os.sep, "/")
            yield from (f"{below}/{file}" for file in files if file.endswith(".py"))


def libraries(folder: str) -> dict[str, str]:
    """Return the compiled modules in a folder: module name -> file."""
    found = {}
    top = os.path.join(folder, "lib")
    for place, _, files in os.walk(top):
        parts = [] if place == top else os.path.relpath(place, top).split(os.sep)
        found.update({".".join([*parts, file.partition(".")[0]]): os.path.join(place, file) for file in files})
    return found


class Finder:
    """Import a compiled module in place of its source while the two match."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.libraries: dict[str, str] | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in PACKAGES:
            return None
        if self.libraries is None:
            wanted = not self.sources_are_wanted()
            self.libraries = libraries(folder_of(self.root, sys.version)) if wanted else {}
        if name not in self.libraries:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, self.libraries[name])

    def sources_are_wanted(self) -> bool:
        """Return whether the sources come before the installed packages, because of PYTHONPATH or pytest."""
        own = os.path.dirname(os.path.abspath(__file__))
        before = sys.path[: sys.path.index(own)] if own in sys.path else sys.path
        return bool(os.environ.get("STABLEMATES_PURE")) or os.path.join(self.root, "src") in before


def serve(root: str) -> None:
    sys.meta_path.insert(0, Finder(root))
