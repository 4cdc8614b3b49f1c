"""Gymnasium ids of the tables: ``gymnasium.make("stablemates/Unorog-v0", seats=4)``."""

from __future__ import annotations

import gymnasium

ENVIRONMENTS = {"Unorog-v0": "unorog", "SecondRu-v0": "second-ru"}
ENTRY_POINT = "stablemates.lab.rl.single:single_env"


def register() -> None:
    """Register the environments; Gymnasium calls this when it is imported, with our namespace."""
    for name, profile in ENVIRONMENTS.items():
        gymnasium.register(name, entry_point=ENTRY_POINT, kwargs={"profile": profile, "seats": 3, "rivals": "sensible"})
