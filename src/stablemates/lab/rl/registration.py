"""Gymnasium ids of the tables, registered by importing this module.

``gymnasium.make("stablemates.lab.rl.registration:stablemates/Unorog-v0", seats=4)`` also imports it.
"""

from __future__ import annotations

import gymnasium

ENVIRONMENTS = {"stablemates/Unorog-v0": "unorog", "stablemates/SecondRu-v0": "second-ru"}
ENTRY_POINT = "stablemates.lab.rl.single:single_env"

for name, profile in ENVIRONMENTS.items():
    gymnasium.register(name, entry_point=ENTRY_POINT, kwargs={"profile": profile, "seats": 3, "rivals": "sensible"})
