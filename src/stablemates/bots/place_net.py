"""A trained player whose places share their weights, evaluated in pure Python.

Every place goes through the same two layers; all of them and the rest of the row go through a trunk with residual
blocks.  An action about a place is scored by the trunk and that place, any other by the trunk alone.
``lab/league/nets.py`` trains such a net, ``weights.py`` reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import State
from ..core.policy import Policy
from ..core.rng import Rng
from ..core.tensor import Tensor
from .perceptron import Dense, Sparse, places, positive, tanh

if TYPE_CHECKING:
    from mypy_extensions import i64


class Gather:
    """A layer with few inputs and all outputs: a list of weights for each input."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def add(self, n: i64, number: float, to: list[float]) -> None:
        """Add the contribution of the *n*-th input to the outputs."""
        for at, weight in enumerate(self.weights[n]):
            to[at] += weight * number


class Thought:
    """The part of an evaluated row that all actions share."""

    def __init__(self, trunk: list[float], about: list[list[float]]) -> None:
        self.trunk = trunk
        self.in_trunk = places(trunk)
        self.about = about  # place -> what the actions about it depend on


class PlaceNet:
    """The layers of a net, and which inputs and actions belong to which place."""

    def __init__(
        self,
        scale: list[float],
        columns: list[list[int]],
        rest: list[int],
        seats: list[int],
        flat: list[int],
        actions: list[list[int]],
        place: Gather,
        which: list[list[float]],
        inner: Dense,
        rest_layer: Gather,
        seen: Dense,
        blocks: list[Dense],
        look: Dense,
        about: Dense,
        heads: list[Sparse],
    ) -> None:
        self.scale = scale  # inputs are divided by these first; it ignores numbers of a row after them
        self.seats = seats  # the inputs for the number of players, from two on
        self.place = place
        self.which = which
        self.inner = inner
        self.rest_layer = rest_layer
        self.seen = seen
        self.blocks = blocks  # two for each residual block
        self.look = look
        self.about = about
        self.flat, self.act, self.value = heads
        size: i64 = len(scale)
        self.place_of: list[int] = [-1] * size  # input of a row -> the place it describes
        self.number_of: list[int] = [0] * size  # ... and its index among that place's inputs, or among the rest
        for here, some in enumerate(columns):
            for n, column in enumerate(some):
                self.place_of[column] = here
                self.number_of[column] = n
        for n, column in enumerate(rest):
            self.number_of[column] = n
        count = len(flat) + sum([len(some) for some in actions])
        self.action_place: list[int] = [-1] * count  # action -> the place it is about
        self.action_number: list[int] = [0] * count  # ... and its index among the actions of that head
        for n, action in enumerate(flat):
            self.action_number[action] = n
        for here, some in enumerate(actions):
            for n, action in enumerate(some):
                self.action_place[action] = here
                self.action_number[action] = n

    def think(self, row: bytes) -> Thought:
        players: i64 = 2
        for n, column in enumerate(self.seats):
            if row[column]:
                players = n + 2
        sums = [self.which[here][:] for here in range(players)]
        trunk = [0.0] * len(self.seen.added)
        for at, number in enumerate(row[: len(self.scale)]):
            if number:
                value = number / self.scale[at]
                here = self.place_of[at]
                if here < 0:
                    self.rest_layer.add(self.number_of[at], value, trunk)
                elif here < players:
                    self.place.add(self.number_of[at], value, sums[here])
        found: list[list[float]] = []
        joined: list[float] = []
        for here in range(players):
            found.append(positive(self.inner.all(positive(sums[here]))))
            joined.extend(found[here])
        joined.extend([0.0] * (len(self.inner.added) * (len(self.which) - players)))
        trunk = positive(added(trunk, self.seen.all(joined)))
        for n in range(0, len(self.blocks), 2):
            trunk = positive(added(trunk, self.blocks[n + 1].all(positive(self.blocks[n].all(trunk)))))
        looked = self.look.all(trunk)
        return Thought(trunk, [positive(added(looked, self.about.all(one))) for one in found])

    def score(self, thought: Thought, action: i64) -> float:
        here = self.action_place[action]
        n = self.action_number[action]
        if here < 0:
            return self.flat.one(n, thought.trunk, thought.in_trunk)
        about = thought.about[here]
        return self.act.one(n, about, places(about))

    def evaluate(self, thought: Thought) -> float:
        """Return a value from -1 to 1."""
        return tanh(self.value.one(0, thought.trunk, thought.in_trunk))


def added(one: list[float], other: list[float]) -> list[float]:
    return [one[at] + other[at] for at in range(len(one))]


class PlaceTrained(Policy):
    """Play the action with the highest score.

    At the questions in ``asks`` it draws among all moves with nearly the best score: two seats that always play the
    same way in a reaction window would wait for each other.
    """

    def __init__(self, tensor: Tensor, net: PlaceNet, asks: list[str], margin: float) -> None:
        self.tensor = tensor
        self.net = net
        self.asks = asks
        self.margin = margin  # how far a score may be below the best one

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.choose_among(state, seat, state.moves(seat), rng)

    def choose_among(self, state: State, seat: i64, moves: list[int], rng: Rng) -> i64:
        if len(moves) == 1:
            return moves[0]
        thought = self.net.think(self.tensor.look(state, seat))
        scores: list[float] = []
        actions: list[int] = []
        for move in moves:
            action = self.tensor.action(state, seat, move)
            actions.append(action)
            scores.append(self.net.score(thought, action))
        most = max(scores)
        best = scores.index(most)
        if self.margin > 0.0 and state.question(seat).ask in self.asks:
            best = drawn(scores, most, self.margin, rng)
        if actions.count(actions[best]) == 1:
            return moves[best]
        return one_of([move for n, move in enumerate(moves) if actions[n] == actions[best]], state, seat, rng)

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the win probability, scaled from the net's -1 to 1; it uses only what the seat knows."""
        share = 1.0 / int(state.seats - 1)  # in training, a loss costs this much
        return (self.net.evaluate(self.net.think(self.tensor.look(state, seat))) + share) / (1.0 + share)


def one_of(moves: list[int], state: State, seat: i64, rng: Rng) -> i64:
    """Return one of some moves that are the same action: of equal cards the first, of cards that only look alike any.

    Cards of packs that the net does not know look like others (``games/stable/likeness.py``).
    """
    names: list[str] = []
    found: list[int] = []
    for move in moves:
        name = state.kind(state.option(seat, move).card)
        if name not in names:
            names.append(name)
            found.append(move)
    return found[rng.below(len(found))] if len(found) > 1 else found[0]


def drawn(scores: list[float], most: float, margin: float, rng: Rng) -> int:
    """Draw the index of a score within the margin, with probabilities as in a softmax."""
    shares = [2.718281828459045 ** (score - most) if most - score <= margin else 0.0 for score in scores]
    left = sum(shares) * (rng.below(1 << 20) / (1 << 20))
    for n, share in enumerate(shares):
        if left < share:
            return n
        left -= share
    return scores.index(most)
