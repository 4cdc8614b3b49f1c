"""Record games for the tests of the director: what a page receives, update by update, and when.

Run it from the root of the repository: PYTHONPATH=src python web/tests/director/record.py
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from stablemates.core.kernel import NOBODY, Seat
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.protocol import seen
from stablemates.protocol.beats import PACES
from stablemates.protocol.values import Event
from stablemates.table.lengths import gather, length
from stablemates.table.masking import bot_in_window, bot_on_turn

ME: Seat = 0
MY_TURN = 6_000  # milliseconds that a person thinks
OPEN = 1_200  # the least time that a reaction window is open, in milliseconds
LONGEST = 5_000  # the most time that a reaction window is open, in milliseconds
SECRET = "ab" * 80
GAMES: list[tuple[str, str, int, int, dict[str, object]]] = [  # file, rulebook, seats, seed, options
    ("stable-4", "second-uk", 4, 1, {}),
    ("stable-4-fireflies", "second-uk", 4, 3, {"packs": "fireflies"}),
    ("stable-first-3", "first-ru", 3, 2, {}),
    ("stable-8", "second-uk", 8, 1, {}),
    ("unorog-4", "unorog", 4, 1, {}),
    ("unorog-10", "unorog", 10, 1, {}),
]


class Update(Struct, omit_defaults=True):
    at: int
    events: list[Event]
    lengths: list[int] = []  # of its picture at each pace, which is how long the table waits


class Recorded(Struct):
    profile: str
    game: str
    seats: int
    updates: list[Update]


class Recorder:
    """A game of bots, as the player in seat ``ME`` receives it."""

    def __init__(self, profile: str, seats: int, seed: int, options: dict[str, object]) -> None:
        self.game, book = registry.find(profile)
        self.state = self.game.new(book, seats, seed, book.settle(options))
        self.windows = {one.ask for one in self.game.reactions()}
        self.policy, self.rng = self.game.policies()["sensible"], fast(seed)
        self.now = self.answers = 0
        self.under = NOBODY  # the player whose card waits for responses
        self.found = Recorded(profile, self.game.id, seats, [])

    def record(self) -> Recorded:
        self.emit(seen.events(self.state, self.state.events, ME))
        while asked := self.state.pending():
            if asked[0].ask in self.windows:
                self.respond([question.seat for question in asked])
            else:
                seat = asked[0].seat
                self.now += MY_TURN if seat == ME else bot_on_turn(SECRET, f"{self.answers}", 1.0)
                self.emit(self.make(seat, self.policy.choose(self.state, seat, self.rng)))
        return self.found

    def respond(self, seats: list[Seat]) -> None:
        """Answer for everyone in a reaction window; a response is played when the last bot has made up its mind."""
        chosen = {seat: self.policy.choose(self.state, seat, self.rng) for seat in seats}
        longest, events = OPEN, list[Event]()
        for seat, move in chosen.items():
            question = next((one for one in self.state.pending() if one.seat == seat), None)
            if question is None or question.ask not in self.windows or move not in self.state.moves(seat):
                continue
            if move != self.state.moves(seat)[0]:
                longest = max(longest, bot_in_window(SECRET, f"{self.answers}/{seat}", LONGEST, 1.0))
            events += self.make(seat, move)
        self.now += longest
        self.emit(events)

    def make(self, seat: Seat, move: int) -> list[Event]:
        self.state.events = []
        self.state.make(seat, move)
        self.answers += 1
        return seen.events(self.state, self.state.events, ME)

    def emit(self, events: list[Event]) -> None:
        if events:
            stable = seen.view(self.state, ME).stable
            lengths = [
                sum(length(beat, ME, pace, self.under) for beat in gather(self.game.id, events)) for pace in PACES
            ]
            self.found.updates.append(Update(self.now, events, lengths))
            self.under = stable.chain[-1].seat if stable and stable.chain else NOBODY


if __name__ == "__main__":
    folder = Path(__file__).with_name("games")
    folder.mkdir(exist_ok=True)
    for name, profile, seats, seed, options in GAMES:
        found = Recorder(profile, seats, seed, options).record()
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(found) + b"\n")
