"""Many tables in one batch: the loop of a learner, which answers one question per table in each call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.errors import IllegalAnswer
from ..core.game import Game, Options, Profile
from ..core.kernel import NOBODY, Seat, State, first_of
from ..core.policy import Policy
from ..core.rng import fast
from ..core.tensor import Tensor

if TYPE_CHECKING:
    from mypy_extensions import i64


class Ended:
    """A finished game; a new one has started at its table."""

    def __init__(self, table: int, number: int, seats: int, winner: Seat, answers: int, cut: bool) -> None:
        self.table = table
        self.number = number  # of the game, from 0
        self.seats = seats
        self.winner = winner  # NOBODY: everyone lost, or the game was cut off
        self.answers = answers  # how many were given, forced ones too
        self.cut = cut  # whether it was left undecided because it went on for too long


class Tables:
    """``n`` tables, each of which waits for a learner's answer.

    Questions with one answer only are answered here, those of other seats by their policies, and a game that is over
    makes room for the next.  If several seats are asked, the lowest is asked first: no seat sees the answers
    of others before all have given theirs.

    ``sizes`` are the numbers of seats, table after table.  With ``rivals`` there are ``learners`` learning seats at a
    table, from a seat that moves on with every game, and the rivals sit on the others, one after another.
    """

    def __init__(
        self,
        game: Game,
        profile: Profile,
        options: Options,
        tensor: Tensor,
        n: int,
        seed: int,
        sizes: list[int],
        rivals: list[Policy],
        learners: int,
        limit: int,
    ) -> None:
        self.game = game
        self.profile = profile
        self.options = options
        self.tensor = tensor
        self.n = n
        self.seed = seed
        self.sizes = sizes
        self.rivals = rivals
        self.learners = learners
        self.limit = limit  # answers after which a game is cut off
        self.rng = fast(seed + 1)
        self.dealt = 0  # games started
        self.states: list[State] = []
        self.number: list[int] = []  # table -> number of its game
        self.answers: list[int] = []  # table -> answers given in its game
        self.seat: list[int] = [0] * n  # table -> the learner's seat that is asked
        self.rows: list[bytes] = [b""] * n  # table -> what it sees
        self.masks: list[bytes] = [b""] * n  # table -> what it may do
        self.ended: list[Ended] = []  # in the last step
        for table in range(n):
            self.states.append(self.deal(table))
            self.number.append(self.dealt - 1)
            self.answers.append(0)
        for table in range(n):
            self.go_on(table)

    def deal(self, table: i64) -> State:
        """The next game.  Tables with equal seeds play equal deals, no matter who is seated."""
        seats = self.sizes[table % len(self.sizes)]
        state = self.game.new(self.profile, seats, self.seed + self.dealt, self.options)
        state.quiet = True
        self.dealt += 1
        return state

    def rival(self, table: i64, seat: i64) -> Policy | None:
        """Return the policy of a seat; ``None`` for a learner."""
        rivals = self.rivals
        if not rivals:
            return None
        seats: i64 = self.states[table].seats
        place: i64 = (seat + self.number[table]) % seats
        return None if place < self.learners else rivals[(place - self.learners) % len(rivals)]

    def learns(self, table: i64, seat: i64) -> bool:
        """Return whether a learner sits there in the game that continues now."""
        return self.rival(table, seat) is None

    def step(self, actions: list[int]) -> None:
        """Answer every table's question by an action, and play on to the next one of a learner."""
        if len(actions) != self.n:
            raise IllegalAnswer(f"{len(actions)} actions for {self.n} tables")
        self.ended = []
        tensor = self.tensor
        for table, action in enumerate(actions):
            if action < 0 or action >= tensor.actions or not self.masks[table][action]:
                raise IllegalAnswer(f"table {table}: seat {self.seat[table]} cannot choose action {action} now")
            state = self.states[table]
            seat = self.seat[table]
            state.make(seat, tensor.move(state, seat, action))
            self.answers[table] += 1
            self.go_on(table)

    def go_on(self, table: i64) -> None:
        """Play until a learner has a decision."""
        state = self.states[table]
        while True:
            asked = state.asked()
            if not asked or self.answers[table] >= self.limit:
                self.end(table, asked != 0)
                state = self.states[table]
                continue
            seat = first_of(asked)
            rival = self.rival(table, seat)
            if rival is not None:
                state.make(seat, rival.choose(state, seat, self.rng))
            elif state.width(seat) == 1:
                state.make(seat, state.nth(seat, 0))
            else:
                break
            self.answers[table] += 1
        self.seat[table] = seat
        self.rows[table] = self.tensor.look(state, seat)
        self.masks[table] = self.tensor.mask(state, seat)

    def end(self, table: i64, cut: bool) -> None:
        state = self.states[table]
        outcome = state.outcome()
        winner = NOBODY if outcome is None else outcome.winner
        self.ended.append(Ended(table, self.number[table], state.seats, winner, self.answers[table], cut))
        self.states[table] = self.deal(table)
        self.number[table] = self.dealt - 1
        self.answers[table] = 0

    def all_rows(self) -> bytes:
        return b"".join(self.rows)

    def all_masks(self) -> bytes:
        return b"".join(self.masks)

    def all_options(self) -> list[bytes]:
        """For each table the options of its question, feature by feature."""
        return [self.tensor.options(self.states[table], self.seat[table]) for table in range(self.n)]
