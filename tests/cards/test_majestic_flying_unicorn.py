"""Majestic Flying Unicorn.

On entry, you may take a unicorn from the discard pile into your hand. When this card is sacrificed or destroyed, it
goes to your hand instead of the discard pile.
"""

import pytest

from .shared import Flying, Recovering


@pytest.mark.parametrize("card", ["majestic_flying_unicorn"])
class TestFlying(Flying):
    """When it falls, it goes to its player's hand."""


@pytest.mark.parametrize(("card", "wanted"), [("majestic_flying_unicorn", ["narwhal", "rhinocorn"])])
class TestRecovering(Recovering):
    """On entry, it recovers a unicorn."""
