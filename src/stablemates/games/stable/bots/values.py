"""The values of cards, as data.  The unit is roughly the logarithm of the odds: one more unicorn is about 0.5.

The first guesses were made by hand.  Then 3,700 small duels, in which all values together were shifted slightly
up or down, moved them towards what wins (simultaneous perturbation): 58.4 ± 2.1% against the guesses.  Half of
the step that 2,200 further duels proposed was taken; the full step did less well on other deals.
"""

from __future__ import annotations

from typing import Final

from ....core.packed import vec
from ..terms import BABY, BASIC, DOWNGRADE, INSTANT, MAGIC, MAGICAL, UPGRADE
from .win_shares import FITTED, SHARES

# The progress of a stable, by the number of unicorns missing: none, one, two ...
PROGRESS: Final = vec[float]([7.69, 3.69, 2.5, 1.92, 1.32, 0.96, 0.44, 0.17, 0.0])

# The value of a card's text to its stable, not counting the unicorn itself.
TEXT: Final[dict[int, float]] = {BABY: 0.0, BASIC: 0.08, MAGICAL: 0.15, UPGRADE: 0.26, DOWNGRADE: -0.18}
TEXTS: Final[dict[str, float]] = {
    "rhinocorn": 0.1, "black_knight_unicorn": 0.3, "queen_bee_unicorn": 0.72, "stabby_the_unicorn": 0.36,
    "unicorn_phoenix": 0.41, "magical_kittencorn": 0.23, "extremely_fertile_unicorn": 1.43, "zombie_unicorn": 0.48,
    "puppicorn": -0.89, "ginormous_unicorn": -0.52, "angel_unicorn": 0.31, "yay": 0.51, "rainbow_aura": 0.2,
    "double_dutch": 0.72, "glitter_bomb": 0.39, "claw_machine": 0.2, "stable_artillery": 0.04,
    "rainbow_lasso": 0.65, "caffeine_overload": 0.06, "rainbow_mane": 0.28, "extra_tail": 0.12,
    "unicorn_lasso": 0.06, "summoning_ritual": 0.16, "barbed_wire": -0.37, "sadistic_ritual": -0.62,
    "slowdown": -0.23, "nanny_cam": -0.09, "broken_stable": -0.07, "tiny_stable": -0.22, "pandamonium": -0.11,
    "blinding_light": -0.04,
}  # fmt: skip

# The value of a card in hand.
HELD: Final[dict[int, float]] = {
    BABY: 0.0, BASIC: 0.17, MAGICAL: 0.39, UPGRADE: 0.03, DOWNGRADE: 0.22, MAGIC: 0.12, INSTANT: 1.24,
}  # fmt: skip
HOLDS: Final[dict[str, float]] = {"super_neigh": 1.34}


class Values:
    """All weights of a player.  An object, so that two players at a table may have different ones."""

    def __init__(self) -> None:
        self.progress = PROGRESS
        self.text: dict[int, float] = TEXT  # by type
        self.texts: dict[str, float] = TEXTS
        self.held: dict[int, float] = HELD  # by type
        self.holds: dict[str, float] = HOLDS
        self.card = 0.28  # any card in a hand
        self.cheap = 0.08  # the card you would discard
        self.found = 0.53  # the best of several cards
        self.turn = 2.07  # a whole turn
        self.panda = 0.26  # the share of its progress that a stable loses to Pandamonium, which may leave again
        self.panda_loss = 0.27  # a unicorn that does not count now
        self.guard = 0.017  # what Rainbow Aura saves for each unicorn
        self.tiny = 0.21  # the cost of a tiny stable, for each unicorn above three
        self.bite = 0.62  # the cost of destroying a card whose fall sets something off
        self.neigh = 0.72  # what must be at stake before a Neigh is spent
        self.wanted = 0.65  # how much of what a card would do now counts towards keeping it
        self.draw = 0.06  # drawing instead of playing
        self.lean = 0.66  # how sharply the leader stands out
        self.shares: dict[str, float] = SHARES  # what cards in stables say about who will win
        self.careful = True  # whether it considers who else can stop a winner, and which cards return when they fall


class FirstValues(Values):
    """The values of version 0.1.0, kept for comparison: ``sensible-1``, and ``searcher-1`` built on it."""

    def __init__(self) -> None:
        super().__init__()
        self.shares = FITTED
        self.careful = False


class HastyValues(Values):
    """Spend Neighs on little, keep few cards, and go for the leader: ``hasty``.  No net has met it in training."""

    def __init__(self) -> None:
        super().__init__()
        self.neigh = 0.3
        self.card = 0.12
        self.lean = 1.4


class ThriftyValues(Values):
    """Keep Neighs for emergencies, prefer drawing to playing, and protect its own stable: ``thrifty``.

    No net has met it in training either.
    """

    def __init__(self) -> None:
        super().__init__()
        self.neigh = 1.4
        self.draw = 0.3
        self.lean = 0.2
