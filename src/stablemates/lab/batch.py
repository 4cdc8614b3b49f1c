"""Many tables in one batch: the loop of a learner, which answers one question per table in each call."""

from __future__ import annotations

from typing import Final

from ..core.errors import Endless, IllegalAnswer
from ..core.game import Game, Options, Profile
from ..core.kernel import NO_MOVE, NOBODY, Seat, State, first_of
from ..core.packed import vec
from ..core.packing import pack, zeros
from ..core.policy import Guard, Policy
from ..core.rng import FastRng, fast
from ..core.tensor import Tensor
from ..core.truth import Truth
from .sheet import Sheet

try:
    from mypy_extensions import i64
except ImportError:
    from ..core.native import i64


# Who sits with a learner; drawn for each game.
SELF: Final = 0  # learners in all seats
GUESTS: Final = 1  # also played by the caller, but they do not learn: past selves, a frozen net
RIVALS: Final = 2  # bots that play inside the loop
COMPANIES: Final = ["self", "guests", "rivals"]


class Ended:
    """A finished game; a new one has started at its table."""

    def __init__(
        self, table: int, number: int, seats: int, winner: Seat, answers: int, cut: bool, company: int, learners: int
    ) -> None:
        self.table = table
        self.number = number  # of the game, from 0
        self.seats = seats
        self.winner = winner  # NOBODY: everyone lost, or the game was cut off
        self.answers = answers  # number of answers, including forced ones
        self.cut = cut  # whether it was cut off because it took too long
        self.company = company  # SELF, GUESTS or RIVALS
        self.learners = learners  # the seats that learned, as bits


class Tables:
    """``n`` tables, each waiting for a learner's answer.

    Questions with a single answer are answered here, those of other seats by their policies, and a finished game is
    replaced by the next.  If several seats are asked, the lowest is asked first: no seat sees the answers of others
    before all have given theirs.

    ``sizes`` are the numbers of seats, table after table.  ``shares`` are the weights of games among learners, with
    guests and with rivals.  With guests or rivals, ``learners`` seats learn, starting from a seat that moves on with
    every game.  Rivals are drawn for each game and seat according to their ``weights``.

    What the seat that is asked sees is written to ``rows``, table after table, and a 1 for each action that it may
    choose to ``masks``.  With a ``truth``, what is hidden from it is written to ``truths``: for a critic, not a player.

    A ``guard`` forbids guests, and learners too if it ``guards_learners``, the moves that a trained player never makes.
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
        weights: list[int],
        shares: list[int],
        learners: int,
        limit: int,
        truth: Truth | None,
        guard: Guard | None,
        guards_learners: bool,
        rows: memoryview,
        masks: memoryview,
        truths: memoryview,
    ) -> None:
        self.game = game
        self.profile = profile
        self.options = options
        self.tensor = tensor
        self.n = n
        self.seed = seed
        self.sizes = sizes
        self.rivals = rivals
        self.weights = pack(weights)
        self.shares = pack(shares)
        self.learners = learners
        self.limit = limit  # answers after which a game is cut off
        self.guard = guard
        self.guards_learners = guards_learners
        self.rng = fast(seed + 1)
        self.draws = fast(seed + 2)  # for the seating
        self.dealt = 0  # games started
        self.states: list[State] = []
        self.number: list[int] = []  # table -> number of its game
        self.answers = vec[i64]([0] * n)  # table -> answers given in its game
        self.company = vec[i64]([SELF] * n)  # table -> who sits there with a learner
        self.learning = vec[i64]([0] * n)  # table -> the seats that learn, as bits
        self.bots: list[list[Policy | None]] = [[]] * n  # table -> the bot in each seat
        self.seat = vec[i64]([0] * n)  # table -> the seat that is asked
        self.moves = vec[vec[i64]]([vec[i64]() for _ in range(n)])  # table -> the moves of that seat
        self.actions = vec[vec[i64]]([vec[i64]() for _ in range(n)])  # table -> the same as actions, in the same order
        self.rows = Sheet(tensor.width, rows)
        self.masks = Sheet(tensor.actions, masks)
        self.truth = truth
        self.truths = Sheet(truth.width if truth is not None else 0, truths)
        self.ended: list[Ended] = []  # in the last step
        for table in range(n):
            self.states.append(self.deal(table))
            self.number.append(self.dealt - 1)
            self.draw_seating(table)
        for table in range(n):
            self.advance(table)
        self.finish_sheets()

    def deal(self, table: i64) -> State:
        """Deal the next game.  Tables with equal seeds play the same deals, no matter who is seated."""
        seats = self.sizes[table % len(self.sizes)]
        self.dealt += 1
        return self.game.new_quiet(self.profile, seats, self.seed + self.dealt - 1, self.options)

    def draw_seating(self, table: i64) -> None:
        """Draw the seating of the game that starts at a table."""
        company: i64 = SELF
        if len(self.shares) > 1:
            company = drawn(self.shares, self.draws)
        seats: i64 = self.states[table].seats
        learning: i64 = 0
        bots: list[Policy | None] = []
        for seat in range(seats):
            learns = company == SELF or (seat + self.number[table]) % seats < self.learners
            if learns:
                learning |= 1 << seat
            bots.append(None if learns or company == GUESTS else self.rivals[drawn(self.weights, self.draws)])
        self.company[table] = company
        self.learning[table] = learning
        self.bots[table] = bots

    def learns(self, table: i64) -> bool:
        """Return whether the asked seat of a table is a learner's, not a guest's."""
        return (self.learning[table] >> self.seat[table]) & 1 == 1

    def step(self, actions: list[int]) -> None:
        """Answer every table's question with an action, and play until the next question of a learner."""
        if len(actions) != self.n:
            raise IllegalAnswer(f"{len(actions)} actions for {self.n} tables")
        self.ended = []
        try:
            for table, action in enumerate(actions):
                move = self.move(table, action)
                if move == NO_MOVE:
                    raise IllegalAnswer(f"table {table}: seat {self.seat[table]} cannot choose action {action} now")
                self.make(table, self.states[table], self.seat[table], move)
                self.advance(table)
        finally:
            self.finish_sheets()

    def move(self, table: i64, action: int) -> i64:
        """Return the move of an action at a table, the first of equal ones; ``NO_MOVE`` if it is not allowed."""
        if action < 0 or action >= self.tensor.actions:
            return NO_MOVE
        wanted: i64 = action
        for place, allowed in enumerate(self.actions[table]):
            if allowed == wanted:
                return self.moves[table][place]
        return NO_MOVE

    def advance(self, table: i64) -> None:
        """Play until a learner has a decision."""
        while not self.play_on(table, self.states[table], self.bots[table]):
            pass

    def play_on(self, table: i64, state: State, bots: list[Policy | None]) -> bool:
        """Play a game until a learner has a decision, or until the next game has started: then return ``False``."""
        while True:
            asked = state.asked()
            if not asked or self.answers[table] >= self.limit:
                self.end(table, asked != 0)
                return False
            seat = first_of(asked)
            rival = bots[seat]
            if rival is not None:
                move = rival.choose(state, seat, self.rng)
            else:
                moves = self.allowed(table, state, seat)
                if len(moves) > 1:
                    self.show(table, state, seat, moves)
                    return True
                move = moves[0]
            if not self.make(table, state, seat, move):
                return False

    def allowed(self, table: i64, state: State, seat: i64) -> list[int]:
        """Return the moves that a learner or a guest may choose from."""
        moves = state.moves(seat)
        guard = self.guard
        if guard is None or len(moves) == 1:
            return moves
        learns = (self.learning[table] >> seat) & 1 == 1
        return moves if learns and not self.guards_learners else guard.allowed(state, seat, moves)

    def make(self, table: i64, state: State, seat: i64, move: i64) -> bool:
        """Carry out a move.  If it sets off effects that never end, cut the game off and return ``False``."""
        try:
            state.make(seat, move)
            self.answers[table] += 1
        except Endless:
            self.end(table, True)
            return False
        return True

    def show(self, table: i64, state: State, seat: i64, moves: list[int]) -> None:
        """Show the question of the seat that is asked, and keep its moves: they are listed once per question."""
        tensor = self.tensor
        self.seat[table] = seat
        at = self.rows.place()
        tensor.show(state, seat, self.rows.numbers, at)
        truth = self.truth
        if truth is not None:
            at = self.truths.place()
            truth.show(state, seat, self.truths.numbers, at)
        at = self.masks.place()
        mask = self.masks.numbers
        kept = zeros(len(moves))
        actions = zeros(len(moves))
        for place, move in enumerate(moves):
            action = tensor.action(state, seat, move)
            kept[place] = move
            actions[place] = action
            mask[at + action] = 1
        self.moves[table] = kept
        self.actions[table] = actions

    def finish_sheets(self) -> None:
        """Let the learner see what was shown at the last tables."""
        self.rows.finish()
        self.masks.finish()
        self.truths.finish()

    def end(self, table: i64, cut: bool) -> None:
        state = self.states[table]
        outcome = state.outcome()
        winner = NOBODY if outcome is None else outcome.winner
        self.ended.append(
            Ended(
                table,
                self.number[table],
                state.seats,
                winner,
                self.answers[table],
                cut,
                self.company[table],
                self.learning[table],
            )
        )
        self.states[table] = self.deal(table)
        self.number[table] = self.dealt - 1
        self.answers[table] = 0
        self.draw_seating(table)

    def advice(self, policy: Policy) -> list[int]:
        """Return, for each table, the action that a policy would take for the asked seat, among the allowed moves."""
        found: list[int] = []
        for table in range(self.n):
            state = self.states[table]
            seat = self.seat[table]
            move = policy.choose_among(state, seat, list(self.moves[table]), self.rng)
            found.append(self.tensor.action(state, seat, move))
        return found

    def actions_of(self, table: i64) -> list[int]:
        """Return the actions of the moves of a table's question, in the same order."""
        return list(self.actions[table])

    def all_options(self) -> list[bytes]:
        """Return, for each table, the options of its question, feature by feature."""
        tensor = self.tensor
        return [tensor.options(self.states[n], self.seat[n], list(self.moves[n])) for n in range(self.n)]


def drawn(weights: vec[i64], rng: FastRng) -> i64:
    """Draw an index in proportion to the weights."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    number: i64 = 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return number
