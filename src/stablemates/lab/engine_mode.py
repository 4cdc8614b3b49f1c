"""Whether the engine is compiled, tuned or interpreted, and how to run the interpreted one.

A compiled wheel includes the Python sources next to the machine code, so one install has both.
"""

from __future__ import annotations

from pathlib import Path

from ..core import kernel


def engine() -> str:
    """Return ``compiled`` or ``interpreted``."""
    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"


def build() -> str:
    """Return ``engine()``, and whether it was tuned for the paths that games take, as in released wheels (ADR 0027)."""
    is_tuned = Path(str(kernel.__file__)).with_name("tuned.txt").is_file()
    return f"{engine()} and tuned" if is_tuned else engine()


def seconds_to_compile() -> float | None:
    """Return how long ``./play`` took to compile this engine; ``None`` if it did not."""
    found = Path(str(kernel.__file__)).parents[3] / "seconds.txt"
    return float(found.read_text("utf-8")) if engine() == "compiled" and found.is_file() else None


def interpreted_prelude() -> str:
    """Return code for ``python -c`` after which ``import stablemates`` loads the interpreted engine.

    It is text and not a function, because importing a function from this package would load the compiled
    engine as well.
    """
    root = Path(__file__).resolve().parents[2]
    return PRELUDE.format(root=str(root))


PRELUDE = """
import importlib.machinery, importlib.util, os, sys
class SourcesOnly:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] != "stablemates":
            return None
        for folder in path or [{root!r}]:
            base = os.path.join(folder, name.rpartition(".")[2])
            if os.path.isfile(os.path.join(base, "__init__.py")):
                return importlib.machinery.PathFinder.find_spec(name, [folder], target)
            if os.path.isfile(base + ".py"):
                loader = importlib.machinery.SourceFileLoader(name, base + ".py")
                return importlib.util.spec_from_file_location(name, base + ".py", loader=loader)
        return None
sys.meta_path.insert(0, SourcesOnly)
"""
