"""Third-party classes: bots and collectors."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


def import_class(name: str, kind: type) -> Any:
    """Import the ``Class`` of ``module:Class``, also from the current folder.  Raises ``ImportError``."""
    module, _, wanted = name.partition(":")
    if not all(part.isidentifier() for part in module.split(".")):
        raise ImportError(f"{module!r} is not the name of a module: expected module:Class")
    if "" not in sys.path:
        sys.path.append("")  # an installed program does not search the current folder
    found = getattr(import_module(module), wanted, None)
    if not (isinstance(found, type) and issubclass(found, kind)):
        raise ImportError(f"{module} has no class {wanted} that is a {kind.__name__}")
    if missing := sorted(getattr(found, "__abstractmethods__", ())):
        raise ImportError(f"class {wanted} lacks the method {' and '.join(missing)}")
    return found
