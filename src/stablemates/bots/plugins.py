"""Classes that a person brings: a bot, a collector."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


def yours(name: str, kind: type) -> Any:
    """The ``Class`` of ``module:Class``, which may lie in the folder one is in.  Raises ``ImportError``."""
    module, _, wanted = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # an installed program does not look into the folder it is called from
    found = getattr(import_module(module), wanted, None)
    if not (isinstance(found, type) and issubclass(found, kind)):
        raise ImportError(f"{module} has no class {wanted} that is a {kind.__name__}")
    return found
