"""Compiles the engine into the wheel with mypyc.  Where that is not possible, the wheel is plain Python and works too.

`[tool.stablemates]` in pyproject.toml says which modules.  STABLEMATES_PURE=1 leaves the compiler out;
STABLEMATES_BUILD_DIR names a folder to keep between builds, so that only what changed is compiled again.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig


class Compile(BuildHookInterface[WheelBuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("STABLEMATES_PURE"):
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="stablemates-")
        folder = os.environ.get("STABLEMATES_BUILD_DIR") or self.scratch.name
        try:
            libraries = compiled(Path(self.root), Path(folder, toolchain()).absolute())
        except Exception as problem:  # whatever it is, people must be able to play
            print(f"hatch_build: the engine is not compiled, it will be slower: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Compile the modules; the libraries, and the place of each in the wheel."""
    # In a process of its own: mypyc leaves by sys.exit, and both it and setuptools work in the current folder.
    command = [sys.executable, str(root / "hatch_build.py"), str(folder), *modules(root)]
    done = subprocess.run(command, cwd=root / "src", capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise RuntimeError(reason(done.stdout + done.stderr))
    # Only what this build made: the folder may hold libraries of modules that are gone.
    libraries = [Path(line) for line in done.stdout.splitlines() if line.startswith(str(folder / "lib"))]
    return {str(library): str(library.relative_to(folder / "lib")) for library in libraries}


def toolchain() -> str:
    """A name for all that goes into a library besides the sources: with another one nothing old is of use."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    parts = [sys.version, importlib.metadata.version("mypy"), *flags, Path(__file__).read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


def modules(root: Path) -> list[str]:
    """The files to compile, as seen from src/."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["stablemates"]
    chosen = {file for pattern in table["compiled"] for file in root.glob(pattern)}
    left_out = {file for pattern in table["interpreted"] for file in root.glob(pattern)}
    return sorted(str(file.relative_to(root / "src")) for file in chosen - left_out if file.name != "__init__.py")


def reason(said: str) -> str:
    """The line that tells most about a failed build."""
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["no reason given"]
    return next((line for line in lines if "error:" in line), lines[-1])[:200]


def compile_here(folder: Path, paths: list[str]) -> None:
    """Compile all modules as one group, in which calls between modules are direct, and print the libraries."""
    from mypyc.build import mypycify
    from setuptools import setup

    # Without the project's mypy settings: ./check judges the types, here only what mypyc itself needs counts.
    options = ["--config-file=", f"--cache-dir={folder / 'cache'}"]
    extensions = mypycify(
        [*options, *paths], opt_level="3", debug_level="0", group_name="stablemates", target_dir=str(folder / "c")
    )
    direct = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
    for extension in extensions:  # one library that no one looks into: calls inside it may be direct and inlined
        extension.extra_compile_args = [*extension.extra_compile_args, *direct]
    places = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "objects")]
    made = setup(name="stablemates", ext_modules=extensions, script_args=["build_ext", *places])
    print("", *made.get_command_obj("build_ext").get_outputs(), sep="\n")


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]), sys.argv[2:])
