"""Games for learning programs: tables by the thousand, and the environments that the usual libraries know.

``Batch`` and ``Crew`` need numpy, ``single_env`` gymnasium, ``aec_env`` pettingzoo; the extra ``rl`` has them all.
What is not used is not imported.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import aec_env as aec_env
    from .batch import Batch as Batch
    from .net import Net as Net
    from .single import single_env as single_env
    from .worker_pool import Crew as Crew

WHERE = {"aec_env": "aec", "Batch": "batch", "Crew": "worker_pool", "Net": "net", "single_env": "single"}


def __getattr__(name: str) -> Any:
    if name not in WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f".{WHERE[name]}", __name__), name)
    except ModuleNotFoundError as missing:
        hint = f"{name} needs {missing.name}: pip install 'stablemates[rl]'"
        raise ModuleNotFoundError(hint, name=missing.name) from None
