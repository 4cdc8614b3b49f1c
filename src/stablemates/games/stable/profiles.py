"""The four rulebooks of the stable game, as data."""

from __future__ import annotations

from typing import Final

from ...core.errors import BadOption
from ...core.game import Profile, TableOption, Value
from ...core.names import unknown
from .cards import magic, unicorns, upgrades
from .kind import Kind
from .machine import Op
from .ops.hands import WIRE_DISCARD
from .ops.turn import LINK, TINY_SACRIFICE, Action, Beginning, DrawPhase, EndPhase
from .rules import BuiltIn, Edition
from .terms import MAGIC, UNICORN

MOST: Final = 8

# How many there are of each card; one, if it is not named here.
COPIES: Final[dict[str, int]] = {kind.name: 3 for kind in unicorns.BASICS} | {
    "unicorn_poison": 3, "back_kick": 3, "change_of_luck": 2, "glitter_tornado": 2, "unicorn_swap": 2,
    "re_target": 2, "unfair_bargain": 2, "two_for_one": 2, "neigh": 14, "glitter_bomb": 2, "yay": 2,
    "claw_machine": 3, "stable_artillery": 3, "rainbow_mane": 3, "extra_tail": 3,
}  # fmt: skip

# What two players take out (R-TWO-01).
NOT_FOR_TWO: Final[set[str]] = {kind.name for kind in unicorns.BASICS} | {
    "narwhal", "queen_bee_unicorn", "seductive_unicorn", "rainbow_unicorn", "nanny_cam", "sadistic_ritual", "slowdown",
    "yay", "mother_goose_unicorn", "necromancer_unicorn",
}  # fmt: skip

# How many colours each baby wears, no two alike (R-SET-07).
COLOURS_OF_BABY: Final = {
    "baby_unicorn_death": 1, "baby_unicorn_white": 2, "baby_unicorn_black": 3, "baby_narwhal": 4,
    "baby_unicorn_brown": 5, "baby_unicorn_blue": 6, "baby_unicorn_green": 7, "baby_unicorn_red": 8,
    "baby_unicorn_yellow": 9, "baby_unicorn_orange": 10, "baby_unicorn_purple": 11, "baby_unicorn_pink": 12,
    "baby_unicorn_rainbow": 13,
}  # fmt: skip

TURN: Final[list[Op]] = [Beginning(), DrawPhase(), Action(), EndPhase()]
BUILT_IN: Final[BuiltIn] = BuiltIn(LINK, TINY_SACRIFICE, WIRE_DISCARD)

COMMON: Final[list[Kind]] = [
    *unicorns.BASICS, unicorns.NARWHALS, *unicorns.BOTH, *magic.BOTH, magic.NEIGHS, magic.SUPER_NEIGH, *upgrades.BOTH,
]  # fmt: skip
SECOND_KINDS: Final[list[Kind]] = [*COMMON, *unicorns.SECOND, *magic.SECOND, *upgrades.SECOND]
FIRST_KINDS: Final[list[Kind]] = [*COMMON, *unicorns.FIRST, *magic.FIRST, *upgrades.FIRST]


def box(kinds: list[Kind]) -> list[tuple[Kind, int]]:
    return [(kind, COPIES.get(kind.name, 1)) for kind in kinds]


SECOND_BOX: Final[list[tuple[Kind, int]]] = box(SECOND_KINDS)
FIRST_BOX: Final[list[tuple[Kind, int]]] = box(FIRST_KINDS)

EDITIONS: Final[list[Edition]] = [
    Edition(
        "second-ru", "second", "ru", 2, SECOND_BOX, unicorns.BABIES, TURN, BUILT_IN, chosen_babies=True,
        colourful_begins=False, any_stable=False, destroy_own=False, declares=MAGIC | UNICORN, win="at once",
        links=False, needs_object=False, flight_replaces=False,
    ),
    Edition(
        "second-uk", "second", "uk", 2, SECOND_BOX, unicorns.BABIES, TURN, BUILT_IN, chosen_babies=True,
        colourful_begins=False, any_stable=False, destroy_own=False, declares=MAGIC | UNICORN, win="at once",
        links=False, needs_object=False, flight_replaces=False,
    ),
    Edition(
        "first-uk", "first", "uk", 3, FIRST_BOX, unicorns.BABIES, TURN, BUILT_IN, chosen_babies=False,
        colourful_begins=True, any_stable=True, destroy_own=False, declares=MAGIC, win="end of turn", links=False,
        needs_object=False, flight_replaces=True,
    ),
    Edition(
        "first-ru", "first", "ru", 2, FIRST_BOX, unicorns.BABIES, TURN, BUILT_IN, chosen_babies=True,
        colourful_begins=False, any_stable=True, destroy_own=True, declares=MAGIC, win="chain", links=True,
        needs_object=True, flight_replaces=True,
    ),
]  # fmt: skip


class PackOption(TableOption):
    """Which packs are shuffled in: their names with commas between."""

    def __init__(self, known: list[str]) -> None:
        super().__init__("packs", "", "R-SET-03", ["", *known], "R-SET-03")
        self.known = known

    def check(self, value: object) -> None:
        names = value.split(",") if isinstance(value, str) and value else []
        if len(set(names)) < len(names):
            raise BadOption(f"option 'packs' (R-SET-03): {value!r} names a pack twice")
        for name in names:
            if name not in self.known:
                hint = "a pack of your own is found in the folder that STABLEMATES_PACKS names"
                raise BadOption(f"option 'packs' (R-SET-03): {unknown('no pack', name, self.known)}; {hint}")
        if not isinstance(value, str):
            raise BadOption(f"option 'packs' (R-SET-03): {value!r} is not a list of names with commas between")


def profile(edition: Edition, packs: list[str]) -> Profile:
    """The rulebook as the registry knows it, with the options of its disputed points."""
    both: list[Value] = [False, True]
    beginners: list[Value] = [*(["colourful"] if edition.colourful_begins else []), "random"]
    beginners += [str(seat) for seat in range(MOST)]
    options = [
        TableOption("targets", "declared", "R-EFF-11", ["declared", "hidden"], "R-EFF-11"),
        TableOption("first", beginners[0], "R-SET-07", beginners, "R-SET-07"),
        TableOption("pandas_are_hit", True, "R-END-03", both, "ruling 5.4"),
        TableOption("shuffles_itself", False, "R-CARD-05", both, "ruling 7.9"),
        TableOption("luck_needs_three", True, "R-EFF-05", both, "ruling 1.10"),
        TableOption("triggers_wait", True, "R-CHAIN-08", both, "ruling 2.12"),
        TableOption("blind_pandas", True, "R-EFF-13", both, "ruling 6.5"),
        TableOption("magic_needs_object", edition.needs_object, "R-EFF-09", both, "R-EFF-09, ruling 2.6"),
        TableOption("unicorns_to_win", 0, "R-END-01", [], "R-END-01"),
        PackOption(packs),
    ]
    if edition.links:  # in a chain a link is always resolved before the next (R-CHAIN-01)
        options = [option for option in options if option.name != "triggers_wait"]
    return Profile(edition.id, "stable", edition.language, edition.fewest, MOST, "R-SET-01", options, edition.name)
