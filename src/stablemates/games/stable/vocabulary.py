"""The kinds of cards of all rulebooks and packs, each with a permanent number: the basis of rows and actions.

New kinds are added at the end, and none is ever removed or moved.  A card of a pack that is not listed is seen as the
listed card most like it (``likeness.py``), or else as an unknown card of its type.
"""

from __future__ import annotations

from typing import Final

from .terms import BABY, BASIC, DOWNGRADE, INSTANT, MAGIC, MAGICAL, UPGRADE

BABIES: Final = 13  # the first of the vocabulary; rows count them as one kind
VOCABULARY: Final[list[str]] = [
    "baby_unicorn_red", "baby_unicorn_pink", "baby_unicorn_orange", "baby_unicorn_yellow", "baby_unicorn_green",
    "baby_unicorn_blue", "baby_unicorn_purple", "baby_unicorn_black", "baby_unicorn_white", "baby_unicorn_brown",
    "baby_unicorn_rainbow", "baby_unicorn_death", "baby_narwhal", "unknown_basic", "unknown_magical", "unknown_upgrade",
    "unknown_downgrade", "unknown_magic", "unknown_instant", "basic_unicorn_red", "basic_unicorn_orange",
    "basic_unicorn_yellow", "basic_unicorn_green", "basic_unicorn_blue", "basic_unicorn_indigo", "basic_unicorn_purple",
    "narwhal", "rhinocorn", "stabby_the_unicorn", "rainbow_unicorn", "extremely_destructive_unicorn",
    "queen_bee_unicorn", "greedy_flying_unicorn", "magical_flying_unicorn", "majestic_flying_unicorn",
    "swift_flying_unicorn", "unicorn_on_the_cob", "black_knight_unicorn", "shabby_the_narwhal", "narwhal_torpedo",
    "alluring_narwhal", "classy_narwhal", "the_great_narwhal", "ginormous_unicorn", "unicorn_poison", "change_of_luck",
    "glitter_tornado", "unicorn_swap", "re_target", "unfair_bargain", "two_for_one", "mystical_vortex", "good_deal",
    "shake_up", "reset_button", "neigh", "super_neigh", "yay", "rainbow_aura", "double_dutch", "barbed_wire",
    "pandamonium", "sadistic_ritual", "slowdown", "nanny_cam", "broken_stable", "tiny_stable", "magical_kittencorn",
    "chainsaw_unicorn", "llamacorn", "americorn", "seductive_unicorn", "annoying_flying_unicorn", "unicorn_phoenix",
    "shark_with_a_horn", "mermaid_unicorn", "mother_goose_unicorn", "unicorn_oracle", "necromancer_unicorn",
    "dark_angel_unicorn", "back_kick", "targeted_destruction", "blatant_thievery", "kiss_of_life", "glitter_bomb",
    "claw_machine", "stable_artillery", "rainbow_lasso", "caffeine_overload", "blinding_light", "puppicorn",
    "zombie_unicorn", "angel_unicorn", "extremely_fertile_unicorn", "unicorn_shrinkray", "rainbow_mane", "extra_tail",
    "unicorn_lasso", "summoning_ritual", "lamplighter_unicorn", "will_o_wisp_unicorn", "falling_star_unicorn",
    "lantern_narwhal", "haggling", "closing_time", "paper_lantern", "bottomless_basket", "tip_jar", "pantry_moths",
]  # fmt: skip
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(VOCABULARY)}

# Kinds that are never in a stable: magic cards and instants.
FLEETING: Final[list[str]] = [
    "unknown_magic", "unknown_instant", "unicorn_poison", "change_of_luck", "glitter_tornado", "unicorn_swap",
    "re_target", "unfair_bargain", "two_for_one", "mystical_vortex", "good_deal", "shake_up", "reset_button", "neigh",
    "super_neigh", "back_kick", "targeted_destruction", "blatant_thievery", "kiss_of_life", "unicorn_shrinkray",
    "haggling", "closing_time",
]  # fmt: skip

UNKNOWN: Final[dict[int, int]] = {
    BABY: 0,
    BASIC: NUMBER["unknown_basic"],
    MAGICAL: NUMBER["unknown_magical"],
    UPGRADE: NUMBER["unknown_upgrade"],
    DOWNGRADE: NUMBER["unknown_downgrade"],
    MAGIC: NUMBER["unknown_magic"],
    INSTANT: NUMBER["unknown_instant"],
}  # printed type -> number of a card that is not in the vocabulary


def number_of(name: str, types: int) -> int:
    """Return the number of a kind; one that is not listed is an unknown card of its type.

    >>> number_of("neigh", INSTANT) == NUMBER["neigh"], VOCABULARY[number_of("of_a_pack_of_mine", UPGRADE)]
    (True, 'unknown_upgrade')
    """
    return NUMBER.get(name, UNKNOWN[types])
