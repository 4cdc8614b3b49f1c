"""What a card in a stable says about who will win, besides the unicorn itself; see ``win_odds.py``.

``FITTED`` is a correlation, and a search takes it for a cause: a player of Claw Machine had nothing better to play, so
the fit finds that the card loses, and a search that believes it gives the card away.  Therefore no upgrade may count
below 0, and no downgrade above.  Where the fit says otherwise, ``SHARES`` has what the duels behind ``values.py``
found, in the same unit: the value of the text, times how sharply the leader stands out.
"""

from __future__ import annotations

from typing import Final

from ..terms import BABY, BASIC, DOWNGRADE, INSTANT, MAGIC, MAGICAL, UPGRADE

FITTED: Final[dict[str, float]] = {
    "extremely_fertile_unicorn": 0.95, "yay": 0.6, "zombie_unicorn": 0.47, "rainbow_lasso": 0.44,
    "queen_bee_unicorn": 0.43, "double_dutch": 0.41, "nanny_cam": 0.33, "angel_unicorn": 0.31, "rainbow_mane": 0.13,
    "necromancer_unicorn": 0.12, "rainbow_unicorn": 0.1, "majestic_flying_unicorn": 0.08,
    "swift_flying_unicorn": 0.08, "basic_unicorn_yellow": 0.06, "magical_flying_unicorn": 0.06,
    "rainbow_aura": 0.05, "basic_unicorn_orange": 0.04, "broken_stable": 0.04, "annoying_flying_unicorn": -0.03,
    "unicorn_oracle": -0.03, "chainsaw_unicorn": -0.04, "classy_narwhal": -0.05, "dark_angel_unicorn": -0.05,
    "mother_goose_unicorn": -0.05, "glitter_bomb": -0.06, "narwhal": -0.07, "alluring_narwhal": -0.07,
    "mermaid_unicorn": -0.07, "stabby_the_unicorn": -0.08, "basic_unicorn_blue": -0.08, "barbed_wire": -0.09,
    "basic_unicorn_purple": -0.09, "black_knight_unicorn": -0.11, "americorn": -0.12, "the_great_narwhal": -0.12,
    "slowdown": -0.12, "llamacorn": -0.13, "extra_tail": -0.14, "summoning_ritual": -0.15,
    "stable_artillery": -0.23, "puppicorn": -0.24, "blinding_light": -0.25, "claw_machine": -0.25,
    "caffeine_overload": -0.25, "rhinocorn": -0.3, "unicorn_lasso": -0.36, "ginormous_unicorn": -0.4,
    "tiny_stable": -0.45, "sadistic_ritual": -0.55, "pandamonium": -0.56,
}  # fmt: skip
SHARES: Final[dict[str, float]] = FITTED | {
    "glitter_bomb": 0.26, "claw_machine": 0.13, "summoning_ritual": 0.11, "extra_tail": 0.08, "caffeine_overload": 0.04,
    "unicorn_lasso": 0.04, "stable_artillery": 0.03, "broken_stable": -0.05, "nanny_cam": -0.06,
}  # fmt: skip

# The same for a card in hand, by type.
IN_HAND: Final[dict[int, float]] = {
    BABY: 0.0, BASIC: 0.1, MAGICAL: 0.14, UPGRADE: -0.03, DOWNGRADE: -0.03, MAGIC: -0.02, INSTANT: 0.22,
}  # fmt: skip
