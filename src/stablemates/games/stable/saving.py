"""The checksum of a saved game: nothing else can validate the middle of an effect.

It covers what digests cover, so what players remember is not part of it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from ...core.errors import BadSave
from ...core.fields import field
from .fields import FIELDS

NOT_COVERED: Final = {"check", *(one.name for one in FIELDS if not one.digested)}


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """Return a saved game with its checksum."""
    return data | {"check": checksum(data)}


def checksum(data: dict[str, Any]) -> str:
    plain = {name: value for name, value in data.items() if name not in NOT_COVERED}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def check(data: dict[str, Any]) -> None:
    """Raise ``BadSave`` if a saved game was damaged."""
    try:
        right = checksum(data)
    except (TypeError, ValueError, RecursionError):
        raise BadSave("field 'check': the save contains something that is not JSON") from None
    if field(data, "check") != right:
        raise BadSave("field 'check': the save was damaged or changed; use notation to set up a position")
