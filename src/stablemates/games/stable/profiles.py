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
from .terms import AFTER_THE_CHAIN, AT_TURN_END, MAGIC, UNICORN

MOST: Final = 8  # players (R-SET-01)

TURN: Final[list[Op]] = [Beginning(), DrawPhase(), Action(), EndPhase()]
BUILT_IN: Final[BuiltIn] = BuiltIn(LINK, TINY_SACRIFICE, WIRE_DISCARD)

COMMON: Final[list[Kind]] = [
    *unicorns.BASICS, unicorns.NARWHALS, *unicorns.BOTH, *magic.BOTH, magic.NEIGHS, magic.SUPER_NEIGH, *upgrades.BOTH,
]  # fmt: skip
SECOND_KINDS: Final[list[Kind]] = [*COMMON, *unicorns.SECOND, *magic.SECOND, *upgrades.SECOND]
FIRST_KINDS: Final[list[Kind]] = [*COMMON, *unicorns.FIRST, *magic.FIRST, *upgrades.FIRST]

# The corrections that each revision of a rulebook made (ADR 0014).
REVISION_2: Final[dict[str, object]] = {  # in revision 2 of every book
    "full_log": True,
    "remembers_open_hands": True,
    "spares_questions": True,
}
REVISION_2_UNCHAINED: Final[dict[str, object]] = {  # ... without a chain
    **REVISION_2,
    "impossible_in_order": True,
    "triggers_in_order": True,
    "win_before_effects": True,
}
SECOND_REVISIONS: Final[list[dict[str, object]]] = [{}, REVISION_2_UNCHAINED]
FIRST_UK_REVISIONS: Final[list[dict[str, object]]] = [
    {},
    {**REVISION_2_UNCHAINED, "limit_after_return": True, "win_before_return": True},
]
FIRST_RU_REVISIONS: Final[list[dict[str, object]]] = [
    {},
    {
        **REVISION_2,
        "acts_in_order": True,
        "limit_after_return": True,
        "loans_follow": True,
        "price_needs_target": True,
    },
]

SECOND_RU: Final[Edition] = Edition(
    "second-ru", BUILT_IN, name="second", language="ru", box=SECOND_KINDS, babies=unicorns.BABIES, turn=TURN,
    chosen_babies=True, declares=MAGIC | UNICORN, revisions=SECOND_REVISIONS,
)  # fmt: skip
SECOND_UK: Final[Edition] = SECOND_RU.but("second-uk", language="uk")
FIRST_RU: Final[Edition] = SECOND_RU.but(
    "first-ru", name="first", box=FIRST_KINDS, any_stable=True, destroy_own=True, declares=MAGIC,
    win_at=AFTER_THE_CHAIN, links=True, needs_object=True, flight_replaces=True, revisions=FIRST_RU_REVISIONS,
)  # fmt: skip
FIRST_UK: Final[Edition] = FIRST_RU.but(
    "first-uk", language="uk", fewest=3, chosen_babies=False, colourful_begins=True, destroy_own=False,
    win_at=AT_TURN_END, links=False, needs_object=False, revisions=FIRST_UK_REVISIONS,
)  # fmt: skip

EDITIONS: Final[list[Edition]] = [SECOND_RU, SECOND_UK, FIRST_UK, FIRST_RU]


class PackOption(TableOption):
    """The packs to shuffle in: their names, separated by commas."""

    def __init__(self, known: list[str]) -> None:
        super().__init__("packs", "", "R-SET-03", ["", *known], "R-SET-03")
        self.known = known

    def check(self, value: object) -> None:
        names = value.split(",") if isinstance(value, str) and value else []
        if len(set(names)) < len(names):
            raise BadOption(f"option 'packs' (R-SET-03): {value!r} names a pack twice")
        for name in names:
            if name not in self.known:
                hint = "to use your own pack, set STABLEMATES_PACKS to its folder"
                raise BadOption(f"option 'packs' (R-SET-03): {unknown('unknown pack', name, self.known)}; {hint}")
        if not isinstance(value, str):
            raise BadOption(f"option 'packs' (R-SET-03): {value!r} is not a comma-separated list of names")


def profile(edition: Edition, packs: list[str]) -> Profile:
    """Return the rulebook for the registry, with table options for its disputed points."""
    both: list[Value] = [False, True]
    starters: list[Value] = [*(["colourful"] if edition.colourful_begins else []), "random"]
    starters += [str(seat) for seat in range(MOST)]
    options = [
        TableOption("targets", "declared", "R-EFF-11", ["declared", "hidden"], "R-EFF-11"),
        TableOption("first", starters[0], "R-SET-07", starters, "R-SET-07"),
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
    return Profile(
        edition.id,
        "stable",
        edition.language,
        edition.fewest,
        MOST,
        "R-SET-01",
        options,
        edition.name,
        len(edition.revisions),
    )
