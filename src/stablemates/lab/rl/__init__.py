"""Reinforcement learning: thousands of tables, and the environments that common libraries expect.

``Batch`` and ``WorkerPool`` need numpy, ``single_env`` gymnasium, ``aec_env`` pettingzoo; the extra ``rl`` installs
them all.  Nothing is imported before it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import aec_env
    from .batch import Batch
    from .net import Net
    from .single import single_env
    from .worker_pool import WorkerPool

__all__ = ["Batch", "Net", "WorkerPool", "aec_env", "single_env"]

WHERE = {"aec_env": "aec", "Batch": "batch", "WorkerPool": "worker_pool", "Net": "net", "single_env": "single"}


def __getattr__(name: str) -> Any:
    if name not in WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f".{WHERE[name]}", __name__), name)
    except ModuleNotFoundError as missing:
        hint = f"{name} needs {missing.name}: pip install 'stablemates[rl]'"
        raise ModuleNotFoundError(hint, name=missing.name) from None
