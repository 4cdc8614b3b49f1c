"""Split the C code of the engine into a few units, which compile in parallel.

Calls inside a unit can be inlined, so the hot paths share one.  Code that games hardly use need not be fast.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

# A name, an optimisation level, and modules and folders: a module belongs to the first unit that names it or its
# folder.
UNITS = [
    ("unorog", "-O3", ["games/unorog"]),
    (
        "slow",
        "-O1",
        [f"games/stable/{name}" for name in ("card_json", "game", "integrity", "layout", "packs", "validation")],
    ),
    ("bots", "-O2", ["bots/keen", "bots/perceptron", "bots/place_net", "bots/search", "games/stable/bots", "lab"]),
    ("rules", "-O3", [""]),
]


def in_units(code: Path, sources: list[str]) -> list[str]:
    """Write a file for each unit, which includes the C code of its modules."""
    found: dict[str, list[str]] = {name: [] for name, _, _ in UNITS}
    for source in sources:
        module = Path(source).stem.removeprefix("__native_stablemates").replace("___", "/").strip("/")
        found[next(name for name, _, places in UNITS if any(is_in(module, place) for place in places))].append(source)
    for name, files in found.items():
        lines = [f'#include "{Path(file).name}"\n' for file in files]
        (code / f"unit_{name}.c").write_text("".join(lines), encoding="utf-8")
    return [str(code / f"unit_{name}.c") for name, files in found.items() if files]


def is_in(module: str, place: str) -> bool:
    return not place or module == place or module.startswith(f"{place}/")


def compile_units(compile_one: Callable[..., list[str]], sources: list[str], **options: Any) -> list[str]:
    """Compile the sources in parallel, each unit at its own optimisation level."""
    levels = {f"unit_{name}": level for name, level, _ in UNITS}

    def compiled_one(source: str) -> list[str]:
        level = levels.get(Path(source).stem)
        given = [*(options.get("extra_postargs") or []), *([level] if level else [])]
        return compile_one([source], **options | {"extra_postargs": given})

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for part in pool.map(compiled_one, sources) for made in part]


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
    """The build command of setuptools, compiling several units at a time."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        self.compiler.compile = partial(compile_units, self.compiler.compile)
        super().build_extensions()
