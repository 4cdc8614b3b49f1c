"""Checkpoints: a whole room as bytes, so that a long log need not be applied from its first entry.

The log remains the source of truth: a checkpoint is the fold of its entries, and one that cannot be read is ignored.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from msgspec import DecodeError, Struct, field, msgpack, structs

from ..core.kernel import Seat
from ..core.match import Match
from ..games import registry
from ..protocol.commands import ALL_WAKES, Settings
from ..protocol.messages import Ended, Phase
from .room import (
    KEPT_BATCHES,
    Animation,
    Chain,
    Done,
    Person,
    Position,
    Queued,
    Room,
    Score,
    SeatRecord,
    Step,
    Turn,
    Vote,
    answer,
    step,
)
from .windows import LateCall, Reply, Window

FORMAT: Final = 3  # raised when a field is added, renamed or redefined: older checkpoints are ignored
EVERY: Final = 256  # entries from one checkpoint to the next


class KeptMatch(Struct, array_like=True):
    """A match with its position, which would take too long to replay from its answers."""

    profile: str
    revision: int
    players: list[str]
    seed: int | str
    options: dict[str, Any]
    engine: str
    answers: list[tuple[Seat, int]]
    continues: int
    state: dict[str, Any]


class KeptWindow(Struct, array_like=True):
    kind: str
    asked: list[int]
    by: int
    source: int
    depth: int
    wins: bool
    opened: int
    floor: int
    longest: int | None
    grid: int
    shown: int
    held: list[int]
    replies: dict[int, tuple[int, int, bool]]  # option, at, by hand
    late_call: LateCall | None


class Checkpoint(Struct, kw_only=True):
    """The fields of a room, under the same names."""

    format: int
    table: str
    seq: int
    at: int
    shown: int
    state: int
    settled: int
    stream: int
    commands: dict[str, Done]
    phase: Phase
    secret: str
    stand_in: str
    settings: Settings
    continues: str
    code: str
    code_until: int
    host: str
    host_left: int | None
    votes: tuple[Vote, ...]
    people: dict[str, Person]
    removed: set[str]
    queue: tuple[Queued, ...]
    seats: list[SeatRecord]
    scores: dict[str, Score]
    games: int
    finished: int
    applause: tuple[int, ...]
    match: KeptMatch | None
    words: list[str]
    window: KeptWindow | None
    turn: Turn | None
    animation: Animation = field(name="picture")
    chain: Chain
    steps: list[Step]
    positions: tuple[Position, ...]
    answered: int
    undone: int
    undo_free: bool
    ended: Ended | None
    played: tuple[str, ...]
    undo_asked: Seat
    undo_agreed: set[Seat]
    waiting_until: int
    wait_votes: set[str]
    deserted_since: int | None
    error: str
    patient: bool
    history: list[bytes]


# Not stored: the events of the last entry, which are published only once, and what can be derived from the rest.
LEFT_OUT: Final = frozenset({"items", "only_for", "commitments", "questions", "views"})
UNCONVERTED: Final = frozenset(Checkpoint.__struct_fields__) - {"format", "match", "window", "steps", "history"}

encode = msgpack.Encoder().encode
decode: msgpack.Decoder[Checkpoint] = msgpack.Decoder(Checkpoint)


def write_checkpoint(room: Room) -> bytes:
    plain = {name: getattr(room, name) for name in UNCONVERTED}
    return encode(
        Checkpoint(
            format=FORMAT,
            match=None if room.match is None else keep_match(room.match),
            window=None if room.window is None else keep_window(room.window),
            steps=room.steps,
            history=list(room.history),
            **plain,
        )
    )


def read_checkpoint(data: bytes) -> Room | None:
    """Return the room, or ``None`` if another version of the program wrote the checkpoint."""
    try:
        found = decode.decode(data)
    except DecodeError:
        return None
    if found.format != FORMAT:
        return None
    room = Room(found.table)
    for name in UNCONVERTED:
        setattr(room, name, getattr(found, name))
    for record in room.seats:
        if record.order.wake == ALL_WAKES:  # the same object, so that snapshots omit it
            record.order = structs.replace(record.order, wake=ALL_WAKES)
    room.match = None if found.match is None else match_of(found.match)
    room.window = None if found.window is None else window_of(found.window)
    room.steps = [step(*one) for one in found.steps]
    room.history = deque(found.history, maxlen=KEPT_BATCHES)
    if room.match is not None and room.phase != "closed":
        room.questions = room.game.pending()
    return room


def keep_match(match: Match) -> KeptMatch:
    return KeptMatch(
        match.profile.id,
        match.profile.revision,
        match.players,
        match.seed,
        dict(match.options),
        match.engine,
        match.answers,
        match.continues,
        match.state.dump(),
    )


def match_of(kept: KeptMatch) -> Match:
    game, profile = registry.find(kept.profile)
    match = Match(game, profile.at(kept.revision), kept.players, kept.seed, kept.options, kept.engine)
    match.answers = [answer(seat, option) for seat, option in kept.answers]
    match.continues = kept.continues
    match.state = game.load(kept.state)
    return match


def keep_window(window: Window) -> KeptWindow:
    plain = {name: getattr(window, name) for name in KeptWindow.__struct_fields__ if name != "replies"}
    replies = {seat: (reply.option, reply.at, reply.by_hand) for seat, reply in window.replies.items()}
    return KeptWindow(replies=replies, **plain)


def window_of(kept: KeptWindow) -> Window:
    window = Window(
        kept.kind, kept.asked, kept.by, kept.source, kept.depth, kept.wins, kept.opened, kept.floor, kept.longest
    )
    window.grid, window.shown, window.held, window.late_call = kept.grid, kept.shown, kept.held, kept.late_call
    window.replies = {seat: Reply(*reply) for seat, reply in kept.replies.items()}
    return window
