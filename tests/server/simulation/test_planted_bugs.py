"""The simulation finds each planted bug, in a few worlds that are sound without it."""

from __future__ import annotations

import pytest

from .checks import Broken
from .planting import PLANTS
from .world import simulate

WORLDS = 100  # most are found in the first three


def first_broken() -> int:
    """Return the first world in which something goes wrong; 0: none."""
    for seed in range(1, WORLDS + 1):
        try:
            simulate(seed)
        except Broken:
            return seed
    return 0


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_mistake_is_found(name: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        PLANTS[name](patch)
        seed = first_broken()
    assert seed, f"{WORLDS} worlds have not shown it"
    simulate(seed)
