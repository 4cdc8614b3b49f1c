"""An edition is data: numbers, policies, a box of printings, the phases of a turn.  No code asks which one it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Options
from .kind import Kind
from .machine import Op
from .terms import AT_ONCE

if TYPE_CHECKING:
    from mypy_extensions import i64


class BuiltIn:
    """Ops that the machine itself starts."""

    def __init__(self, link: Op, tiny: Op, wire: Op) -> None:
        self.link = link  # all effects that wait together (R-CHAIN)
        self.tiny = tiny  # what a tiny stable demands
        self.wire = wire  # what barbed wire demands


class Edition:
    """A rulebook before a table has chosen its options.

    Each field is declared here and nowhere else: `but` and `Rules` copy all of them.
    """

    def __init__(self, id: str, built_in: BuiltIn, **fields: object) -> None:
        self.id = id
        self.built_in = built_in
        self.name = ""  # the printing whose words are used: `first`, `second`
        self.language = ""
        self.fewest = 2  # players; the most is eight (R-SET-01)
        self.box: list[Kind] = []  # the black-backed cards
        self.babies: list[Kind] = []
        self.turn: list[Op] = []  # R-TURN-01
        self.chosen_babies = False  # R-SET-05
        self.colourful_begins = False  # R-SET-07
        self.any_stable = False  # R-CARD-04: unicorns go into any stable
        self.destroy_own = False  # R-WORD-04: destroying reaches your own stable
        self.declares: i64 = 0  # R-EFF-11: the types of cards that declare their targets when they are played
        self.win_at: i64 = AT_ONCE  # R-END-02
        self.links = False  # R-CHAIN: all targets of a link are chosen before it is resolved
        self.flight_replaces = False  # a flyer's return replaces its fall (ruling 2.5)
        self.needs_object = False  # R-EFF-09: a card that demands the impossible cannot be played

        # Corrections of misread rules (ADR 0014): the defaults are revision 1, the first release.
        self.acts_in_order = False  # R-CHAIN-07: mandatory effects of a link choose first, but do not act first
        self.full_log = False  # declared targets, and effects that find nothing to do, are in the log
        self.impossible_in_order = False  # R-TURN-06: a mandatory effect can be placed where it comes to nothing
        self.limit_after_return = False  # R-TURN-10: the hand limit applies again once borrowed unicorns are home
        self.loans_follow = False  # R-EFF-03: a borrowed unicorn also goes back from a third stable
        self.price_needs_target = False  # R-CHAIN-06: no price is paid to bring nothing
        self.remembers_open_hands = False  # R-EFF-13: everyone still knows an open hand that someone else now holds
        self.spares_questions = False  # R-EFF-08: no one is asked if everyone can see that there is only one answer
        self.triggers_in_order = False  # R-CHAIN-08: effects that do not wait act in the order they were triggered
        self.win_before_effects = False  # R-END-02: unicorns are counted before effects that do not wait
        self.win_before_return = False  # R-END-02: unicorns are counted before borrowed ones go back
        self.revisions: list[dict[str, object]] = [{}]  # the fields that each revision changes, revision 1 first

        for name, value in fields.items():
            if not hasattr(self, name):
                raise TypeError(f"an edition has no {name!r}")
            setattr(self, name, value)
        self.fields = fields

    def but(self, id: str, **changes: object) -> Edition:
        """Return this edition under another id, with some of its fields changed."""
        return Edition(id, self.built_in, **{**self.fields, **changes})


class Rules(Edition):
    """An edition as a table plays it, in one of its revisions."""

    def __init__(self, edition: Edition, revision: int, options: Options) -> None:
        super().__init__(edition.id, edition.built_in, **{**edition.fields, **edition.revisions[revision - 1]})
        self.revision = revision
        self.options = options
        if options["targets"] == "hidden":
            self.declares = 0
        self.needs_object = options["magic_needs_object"] is True
        self.pandas_are_hit = options["pandas_are_hit"] is True
        self.shuffles_itself = options["shuffles_itself"] is True
        self.luck_needs_three = options["luck_needs_three"] is True
        self.triggers_wait = options.get("triggers_wait", True) is True  # a chain has no choice: R-CHAIN-01
        self.blind_pandas = options["blind_pandas"] is True
        self.with_packs = options["packs"] != ""
        self.win_number: i64 = int(options["unicorns_to_win"])
        self.first = str(options["first"])
        self.defaults: Options = {}  # the options of a table that changed none
        self.letters: dict[str, int] = {}  # name of a unicorn -> letters in the rulebook's language (R-END-05)

    def goal(self, seats: i64) -> i64:
        """Return the number of unicorns needed to win (R-END-01)."""
        if self.win_number:
            return self.win_number
        return 7 if seats <= 5 else 6
