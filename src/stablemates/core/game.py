"""A game before it is played: its rulebooks, their table options, and how to start or resume."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from .errors import BadOption, BadSave, BadSeats, Refused, UnknownProfile
from .fields import field, integer
from .names import unknown
from .policy import Guard, Policy
from .tensor import Tensor
from .truth import Truth

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from .table import Table

FIRST_REVISION: Final = 1  # of every rulebook; matches and saves without a revision were played by it

Value = int | bool | str
Options = dict[str, Value]


class TableOption:
    """A choice that the table makes before a game: one field of a rulebook that may be changed."""

    def __init__(
        self, name: str, default: Value, rule: str, values: list[Value], source: str, added_later: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule  # the rule it changes
        self.values = values  # the allowed values; empty: any integer of at least 0
        self.source = source  # where the default comes from
        self.added_later = added_later  # added after games had been saved without it: see ``Profile.settle``

    def is_implied(self, value: Value) -> bool:
        """Return whether the option is left out of headers and saves when it has this value."""
        return self.added_later and value == self.default

    def check(self, value: object) -> None:
        """Raise `BadOption` unless the value is allowed."""
        if self.values:
            if not any(value == v and type(value) is type(v) for v in self.values):
                raise BadOption(f"option {self.name!r} ({self.rule}): {value!r} is not one of {self.values}")
        elif isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise BadOption(f"option {self.name!r} ({self.rule}): {value!r} is not an integer of at least 0")


class Profile:
    """A rulebook in one of its revisions.

    A released rulebook is corrected by a new revision.  Older ones stay, for matches that were played by them.
    """

    def __init__(
        self,
        id: str,
        game: str,
        language: str,
        fewest: int,
        most: int,
        seats_rule: str,
        options: list[TableOption],
        edition: str = "",
        latest: int = FIRST_REVISION,
    ) -> None:
        self.id = id
        self.game = game
        self.language = language  # of the rulebook
        self.fewest = fewest  # players
        self.most = most
        self.seats_rule = seats_rule
        self.options = options
        self.edition = edition  # the one whose words are used, if a game has several: `first`, `second`
        self.latest = latest  # the newest revision
        self.revision = latest  # the one in use

    def at(self, revision: Value) -> Profile:
        """Return the rulebook in the given revision, up to ``latest``."""
        whole = isinstance(revision, int) and not isinstance(revision, bool)
        if not whole or not FIRST_REVISION <= int(revision) <= self.latest:
            raise UnknownProfile(f"{self.id} has revisions {FIRST_REVISION} to {self.latest}, not {revision!r}")
        book = Profile(
            self.id,
            self.game,
            self.language,
            self.fewest,
            self.most,
            self.seats_rule,
            self.options,
            self.edition,
            self.latest,
        )
        book.revision = int(revision)
        return book

    def check_seats(self, seats: object) -> None:
        """Raise `BadSeats` unless ``seats`` is a number of players the rulebook allows."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadSeats(f"{self.id} is for {self.fewest} to {self.most} players ({self.seats_rule}), not {seats!r}")

    def settle(self, chosen: dict[str, Any]) -> Options:
        """Return all options of a table: the chosen ones, validated, and defaults for the rest.

        Settled options are part of dumps, digests, match headers and commitments.  To keep older ones valid, an option
        that was added later is left out while it has its default.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(unknown(f"{self.id} has no option", name, known, "it has"))
            known[name].check(value)
        settled = {name: chosen.get(name, option.default) for name, option in known.items()}
        return {name: value for name, value in settled.items() if not known[name].is_implied(value)}

    def saved_options(self, data: dict[str, Any]) -> Options:
        """Return the field ``options`` of a saved game, settled."""
        options = field(data, "options")
        if not isinstance(options, dict):
            raise BadSave("field 'options': not a dictionary of options")
        try:
            return self.settle(options)
        except Refused as refusal:
            raise BadSave(f"field 'options': {refusal}") from None

    def saved_at(self, data: dict[str, Any]) -> Profile:
        """Return the rulebook in the revision of a saved game; without the field ``revision``, the first."""
        if "revision" not in data:
            return self.at(FIRST_REVISION)
        return self.at(integer(data, "revision", FIRST_REVISION, self.latest))

    def __repr__(self) -> str:
        return f"Profile({self.id!r}, {self.fewest} to {self.most} players)"


class Reaction:
    """A question with its own reaction window: it interrupts another player's turn.

    The engine has no clock; a table reads here how long such a question stays open.
    """

    def __init__(
        self, ask: str, floor: float = 0.0, seconds: float = 0.0, missable: bool = False, late_call: float = 0.0
    ) -> None:
        self.ask = ask
        self.floor = floor  # minimum seconds that it stays open; 0: depends on the table's speed
        self.seconds = seconds  # maximum seconds that it stays open; 0: depends on the table's speed
        self.missable = missable  # whether players must notice it themselves: easy bots sometimes miss it
        self.late_call = late_call  # seconds in which a forgotten call may still be made


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game.  The registry has one instance of each."""

    id: str
    profiles: list[Profile]

    @abstractmethod
    def new(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Table:
        """Deal a new game by the rulebook in its ``revision``.  Seats and options have been validated."""

    def new_quiet(self, profile: Profile, seats: int, seed: int | str, options: Options) -> Table:
        """Deal the same game without telling how, for simulations."""
        state = self.new(profile, seats, seed, options)
        state.quiet = True
        return state

    @abstractmethod
    def load(self, data: dict[str, Any]) -> Table:
        """Load a dump: the inverse of ``State.dump``.  Raises ``BadSave``."""

    @abstractmethod
    def read(self, line: str) -> Table:
        """Read a line of notation: the inverse of ``State.notation``.  Raises ``BadNotation``."""

    @abstractmethod
    def set_up(self, profile: Profile, seats: int, seed: int, options: Options, layout: dict[str, Any]) -> Table:
        """Set up a position; what ``layout`` does not name is filled in.  Raises ``BadNotation``."""

    def policies(self) -> dict[str, Policy]:
        """Return the policies of this game by name: how the bots play (``novice``, ``sensible``, baselines)."""
        return {}

    def describe(self, profile: str) -> dict[str, Any]:
        """Return a summary of a rulebook by keys: facts, how many of each of its ``cards``, ``types`` of all cards."""
        return {}

    def reactions(self) -> list[Reaction]:
        """Return the questions that have reaction windows; all others run on the clock of the player asked."""
        return []

    def tempo(self) -> tuple[int, int]:
        """Return the seconds for each decision and the seconds in the time bank, at a table of normal speed."""
        return 45, 60

    def series(self, options: Options) -> int:
        """Return the points that win a series at a table with such options; 0 if the game is not played in series."""
        return 0

    def tensor(self, profile: Profile, options: Options) -> Tensor | None:
        """Return the tensor encoding of this game for learning; ``None`` if it has none."""
        return None

    def truth(self, profile: Profile, options: Options) -> Truth | None:
        """Return the encoding of hidden cards for the critic of a training run; ``None`` if the game has none."""
        return None

    def families(self) -> dict[str, list[str]]:
        """Return the rulebooks that can share a trained player, by the name of its net."""
        return {self.id: [profile.id for profile in self.profiles]}

    def guard(self) -> Guard:
        """Return what keeps a player trained on ``tensor`` from moves that look silly."""
        return Guard()
