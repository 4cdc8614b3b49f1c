"""A rule edition is data: numbers, policies, a box of printings, the phases of a turn.  No code asks which it is."""

from __future__ import annotations

from ...core.game import Options
from .kind import Kind
from .machine import Op
from .terms import WIN_TIMES


class BuiltIn:
    """Ops that the machine itself starts."""

    def __init__(self, link: Op, tiny: Op, wire: Op) -> None:
        self.link = link  # all effects that wait together (R-CHAIN)
        self.tiny = tiny  # what a tiny stable demands
        self.wire = wire  # what barbed wire demands


class Corrections:
    """How a revision of the rulebooks reads them: one field for each point that was once read wrongly (ADR 0014).

    The values of revision 1, the first that was released, are the defaults.
    """

    def __init__(
        self,
        *,
        acts_in_order: bool = False,
        full_log: bool = False,
        loans_follow: bool = False,
        price_needs_target: bool = False,
        spares_questions: bool = False,
        triggers_in_order: bool = False,
        win_before_return: bool = False,
    ) -> None:
        self.acts_in_order = acts_in_order  # R-CHAIN-07: mandatory effects of a link choose first, but do not act first
        self.full_log = full_log  # targets that are declared, and effects that find nothing to do, are in the log
        self.loans_follow = loans_follow  # R-EFF-03: what was lent goes home from a third stable too
        self.price_needs_target = price_needs_target  # R-CHAIN-06: nothing is paid for bringing nothing
        self.spares_questions = spares_questions  # R-EFF-08: no one is asked if all can see that there is one answer
        self.triggers_in_order = triggers_in_order  # R-CHAIN-08: what does not wait is done first come, first served
        self.win_before_return = win_before_return  # R-END-02: unicorns are counted before lent ones go back


class Edition:
    """What a rulebook says, before a table has chosen its options."""

    def __init__(
        self,
        id: str,
        name: str,
        language: str,
        fewest: int,
        box: list[Kind],
        babies: list[Kind],
        turn: list[Op],
        built_in: BuiltIn,
        *,
        chosen_babies: bool,
        colourful_begins: bool,
        any_stable: bool,
        destroy_own: bool,
        declares: int,
        win: str,
        links: bool,
        needs_object: bool,
        flight_replaces: bool,
        revisions: list[Corrections],
    ) -> None:
        self.id = id
        self.name = name  # whose words are used: `first`, `second`
        self.language = language
        self.fewest = fewest  # players; the most is eight (R-SET-01)
        self.box = box  # the black-backed cards
        self.babies = babies
        self.turn = turn  # R-TURN-01
        self.built_in = built_in
        self.chosen_babies = chosen_babies  # R-SET-05
        self.colourful_begins = colourful_begins  # R-SET-07
        self.any_stable = any_stable  # R-CARD-04: unicorns go into any stable
        self.destroy_own = destroy_own  # R-WORD-04: you can destroy cards in your own stable
        self.declares = declares  # R-EFF-11: cards of which types name their targets when they are played
        self.win = win  # R-END-02: "at once", "end of turn" or "chain"
        self.links = links  # R-CHAIN: all targets of a link are chosen before it is resolved
        self.flight_replaces = flight_replaces  # a flyer's return takes the place of its fall (ruling 2.5)
        self.needs_object = needs_object  # R-EFF-09: what demands the impossible cannot be played
        self.revisions = revisions  # revision 1 first

    def but(self, id: str, **changes: object) -> Edition:
        """Return this edition under another id, with some of its fields changed."""
        other = Edition(
            id,
            self.name,
            self.language,
            self.fewest,
            self.box,
            self.babies,
            self.turn,
            self.built_in,
            chosen_babies=self.chosen_babies,
            colourful_begins=self.colourful_begins,
            any_stable=self.any_stable,
            destroy_own=self.destroy_own,
            declares=self.declares,
            win=self.win,
            links=self.links,
            needs_object=self.needs_object,
            flight_replaces=self.flight_replaces,
            revisions=self.revisions,
        )
        for name, value in changes.items():
            if not hasattr(other, name):
                raise TypeError(f"an edition has no {name!r}")
            setattr(other, name, value)
        return other


class Rules:
    """An edition as a table plays it, by one of its revisions."""

    def __init__(self, edition: Edition, revision: int, options: Options) -> None:
        self.edition = edition
        self.revision = revision
        self.options = options
        self.id = edition.id
        self.turn = edition.turn
        self.link = edition.built_in.link
        self.tiny = edition.built_in.tiny
        self.wire = edition.built_in.wire
        self.any_stable = edition.any_stable
        self.destroy_own = edition.destroy_own
        self.win_at = WIN_TIMES.index(edition.win)
        self.links = edition.links
        self.flight_replaces = edition.flight_replaces
        read = edition.revisions[revision - 1]
        self.acts_in_order = read.acts_in_order
        self.full_log = read.full_log
        self.loans_follow = read.loans_follow
        self.price_needs_target = read.price_needs_target
        self.spares_questions = read.spares_questions
        self.triggers_in_order = read.triggers_in_order
        self.win_before_return = read.win_before_return
        self.declares = edition.declares if options["targets"] == "declared" else 0
        self.pandas_are_hit = options["pandas_are_hit"] is True
        self.shuffles_itself = options["shuffles_itself"] is True
        self.luck_needs_three = options["luck_needs_three"] is True
        self.triggers_wait = options.get("triggers_wait", True) is True  # a chain has no choice: R-CHAIN-01
        self.blind_pandas = options["blind_pandas"] is True
        self.needs_object = options["magic_needs_object"] is True
        self.win_number = int(options["unicorns_to_win"])
        self.first = str(options["first"])
        self.usual: Options = {}  # the options of a table that chose none
        self.letters: dict[str, int] = {}  # name of a unicorn -> letters in the rulebook's language (R-END-05)

    def goal(self, seats: int) -> int:
        """Unicorns that win (R-END-01)."""
        return self.win_number or (7 if seats <= 5 else 6)
