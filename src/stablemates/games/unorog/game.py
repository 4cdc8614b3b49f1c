"""Unorog as the registry knows it: its rulebook, how to start, resume, and set up a position."""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import BadNotation, BadSave, UnknownCard
from ...core.fields import field, integer, who_knows
from ...core.game import Game, Options, Profile, Reaction, TableOption
from ...core.kernel import Card
from ...core.layout import check_names, integer_field
from ...core.packed import vec
from ...core.policy import Guard, Policy
from ...core.rng import Rng, fast, seeded
from ...core.tensor import Tensor
from ...core.truth import Truth
from .bots.rule_bot import FairCatches, Sensible
from .bots.simple import Greedy, Keen, Novice
from .cards import COLOUR, COLOURS, FACE, HOOF, KIND_OF_NAME, KINDS, STONE
from .deal import FIRST_HAND, deal
from .fields import FIELDS
from .integrity import check_integrity
from .notation import layout as read_layout
from .notation import number_cards, number_known, number_late
from .rules import Rules
from .state import Unorog
from .tensor import TENSOR
from .truth import TRUTH

NAMED: Final = ["well", "cauldron", "turn", "direction", "colour", "points", "dealer"]  # of a position set up by hand
BOOK: Final = "the rulebook of Unorog"

PROFILE: Final = Profile(
    "unorog",
    "unorog",
    "ru",
    2,
    10,
    "U-SET-05",
    [
        TableOption("stone_skips", False, "U-STONE-01", [False, True], f"{BOOK} takes the turn for an alicorn only"),
        TableOption("stones_add_up", False, "U-STONE-02", [False, True], f"{BOOK} makes the next player draw two"),
        TableOption(
            "goal", 0, "U-END-02", [], f"{BOOK} leaves a match of several rounds to the table; its goal is 532"
        ),
        TableOption(
            "dust_by_value",
            False,
            "U-TURN-03",
            [False, True],
            f"{BOOK} has one line for stones and one for mirrors, but none for dust",
            added_later=True,
        ),
    ],
)

FAIR_CATCHES: Final = FairCatches()
NO_OPTIONS: Final = Rules(PROFILE.id, PROFILE.settle({}))


def blank(rules: Rules, seats: int, rng: Rng) -> Unorog:
    """Return a table before any card is dealt."""
    return Unorog(rules, rng, vec[Card](), [], vec[Card](), [0] * seats)


class UnorogGame(Game):
    def __init__(self) -> None:
        self.id = "unorog"
        self.profiles = [PROFILE]

    def new(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Unorog:
        s = blank(Rules(profile.id, options), seats, seeded(seed))
        deal(s)
        return s

    def new_quiet(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Unorog:
        s = blank(Rules(profile.id, options), seats, seeded(seed))
        s.quiet = True
        deal(s)
        return s

    def reactions(self) -> list[Reaction]:
        """Return the reaction windows; the catch stays open whether or not the call was made, so it is not a hint."""
        return [
            Reaction("catch", floor=2.5, seconds=2.5, missable=True, late_call=0.8),
            Reaction("stone", seconds=6),
            Reaction("dust", seconds=6),
            Reaction("alicorn", seconds=15),
        ]

    def tempo(self) -> tuple[int, int]:
        return 20, 30

    def series(self, options: Options) -> int:
        return int(options.get("goal", 0)) or 532  # U-END-02

    def tensor(self, profile: Profile, options: Options) -> Tensor:
        return TENSOR

    def load(self, data: dict[str, Any]) -> Unorog:
        if integer(data, "format", 1, 1) and field(data, "profile") != PROFILE.id:
            raise BadSave(f"field 'profile': {data['profile']!r} is not a rulebook of Unorog")
        rules = Rules(PROFILE.id, PROFILE.saved_options(data))
        seats = integer(data, "seats", PROFILE.fewest, PROFILE.most)
        s = blank(rules, seats, fast(0))
        s.load(data)
        check_integrity(s, who_knows(data, len(KINDS)))
        return s

    def read(self, line: str) -> Unorog:
        found = read_layout(line)
        seats = found["seats"]
        zones = number_cards(found.pop("kinds"))
        known = number_known(zones, seats, found.pop("known"))
        found["late"] = number_late(zones, found)
        try:
            defaults = {one.name: one.default_at(blank(NO_OPTIONS, seats, fast(0))) for one in FIELDS}
            return self.load(defaults | found | {"format": 1, "profile": PROFILE.id, "zones": zones, "known": known})
        except BadSave as error:
            raise BadNotation(str(error)) from None

    def set_up(self, profile: Profile, seats: int, seed: int, options: Options, layout: dict[str, Any]) -> Unorog:
        """Set up zones by name: ``players`` with a ``hand`` each, ``well`` and ``cauldron`` from the top.

        Facts: ``turn``, ``direction`` (1 or -1), ``colour`` (a word), ``points``, ``dealer``.  A well that is
        named is the whole well: the remaining cards are at the bottom of the cauldron.
        """
        check_names(profile, layout, NAMED, ["hand"])
        s = blank(Rules(profile.id, options), seats, seeded(seed))
        pool = list(range(len(KINDS)))
        s.rng.shuffle(pool)
        hands = [
            [find(pool, name) for name in player["hand"]] if "hand" in player else None for player in layout["players"]
        ]
        cauldron = [find(pool, name) for name in layout.get("cauldron") or []]
        named_well = layout.get("well")
        well = None if named_well is None else [find(pool, name) for name in named_well]
        if not cauldron:
            cauldron = [pool.pop(next(i for i, card in enumerate(pool) if FACE[card] < STONE))]
        filled = [[pool.pop() for _ in range(FIRST_HAND)] if hand is None else hand for hand in hands]
        if well is None:
            well = pool
        else:
            cauldron += pool
        s.set_zones([well[::-1], *filled, cauldron[::-1]])
        top = s.top()
        colour = layout.get("colour") or ("" if FACE[top] >= HOOF else COLOURS[COLOUR[top]])
        if colour not in COLOURS:
            raise BadNotation(
                f"field 'colour': {colour!r} is not one of {', '.join(COLOURS)}; an elder relic needs one"
            )
        s.turn_up(COLOURS.index(colour), s.face())
        s.turn = integer_field(layout, "turn", 0, 0, seats - 1)
        s.direction = integer_field(layout, "direction", 1, -1, 1)
        s.dealer = integer_field(layout, "dealer", (s.turn - 1) % seats, 0, seats - 1)
        s.points = list(layout.get("points") or [0] * seats)
        s.round = 2 if s.rules.goal and any(s.points) else 1  # no one has points in the first round
        try:
            check_integrity(s, {})
        except BadSave as error:
            raise BadNotation(str(error)) from None
        return s

    def policies(self) -> dict[str, Policy]:
        return {"keen": Keen(), "greedy": Greedy(), "novice": Novice(), "sensible": Sensible()}

    def truth(self, profile: Profile, options: Options) -> Truth:
        return TRUTH

    def guard(self) -> Guard:
        return FAIR_CATCHES


def find(pool: list[int], name: str) -> int:
    """Take a card of a kind out of the pool."""
    if name not in KIND_OF_NAME:
        raise UnknownCard(f"Unorog has no card {name!r}")
    for card in pool:
        if KINDS[card] == KIND_OF_NAME[name]:
            pool.remove(card)
            return card
    raise UnknownCard(f"no {name!r} is left: there are {KINDS.count(KIND_OF_NAME[name])} in all")


GAME: Final = UnorogGame()
