"""Dealing: words for the shuffle, the start of a game, and rematches."""

from __future__ import annotations

from .. import __version__, fair
from ..core.errors import Refused as EngineRefused
from ..core.game import Options
from ..core.kernel import NOBODY
from ..core.match import Match, read_match
from ..games import registry
from ..protocol import commands as c
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .questions import follow
from .queue import seat_queue
from .reactions import note_chain
from .rewind import keep_position
from .room import Animation, Room
from .seats import empty_seats
from .speeds import decision_times


class WordGiven(Change, frozen=True, tag="giveword"):
    """A player adds a word to the shuffle."""

    word: str

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        room.seats[seat].word = self.word
        room.emit("table-word", seat)


def may_give_word(room: Room, person: str, command: c.GiveWord, now: int) -> WordGiven:
    checks.is_between_games(room)
    checks.seated(room, person)
    if room.is_daily(room.games + 1):
        raise Refusal("bad-word", "the deal of the day is the same for everyone: its word is the date")
    if room.is_continued(room.games + 1):
        raise Refusal("bad-word", "this game continues another one: nothing is shuffled")
    if checks.changes_direction(command.word):
        raise Refusal("bad-word", "a word cannot contain characters that change the direction of the text around it")
    try:
        return WordGiven(fair.word(command.word))
    except EngineRefused as refusal:
        raise Refusal("bad-word", str(refusal)) from None


class Started(Change, frozen=True, tag="start"):
    """The host deals."""

    revision: int  # of the rulebook (ADR 0014)

    def apply(self, room: Room, entry: Entry) -> None:
        deal(room, self.revision, entry)


def may_start(room: Room, person: str, command: c.Start, now: int) -> Started:
    checks.is_host(room, person)
    checks.is_between_games(room)
    checks.knows_settings(room, command)
    empty = empty_seats(room)
    if empty:
        raise Refusal("empty-seats", f"empty seats: {', '.join(map(str, empty))}; add bots, or choose fewer seats")
    return Started(latest_revision(room))


class RematchVoted(Change, frozen=True, tag="rematch"):
    """A player votes for a rematch, which is dealt once everyone has."""

    revision: int

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        room.seats[seat].again = True
        room.emit("table-again", seat)
        if everybody_wants_a_rematch(room):
            deal(room, self.revision, entry)


def may_rematch(room: Room, person: str, command: c.Rematch, now: int) -> RematchVoted:
    seat = checks.seated(room, person)
    if room.phase != "over":
        raise Refusal("not-over", "a rematch is only possible after a game")
    if room.seats[seat].again:
        raise Refusal("said-already", "you have already voted for a rematch")
    return RematchVoted(latest_revision(room))


def everybody_wants_a_rematch(room: Room) -> bool:
    """Return whether everyone present voted for it, and no seat is empty."""
    return all(room.seats[seat].again for seat in room.present()) and not empty_seats(room)


def latest_revision(room: Room) -> int:
    """Return the rulebook revision for a new game."""
    return room.book[1].latest


def deal(room: Room, revision: int, entry: Entry) -> None:
    if room.ended is not None and room.ended.series != NOBODY:
        room.scores = {}
    seat_queue(room, entry)
    if room.is_daily(room.games + 1):
        for record in room.seats:
            record.word = room.settings.daily  # so that the match file names the day
    if room.is_continued(room.games + 1):
        resume(room, continued_match(room), entry.at)
    else:
        begin(room, new_match(room, revision), entry.at)


def continued_match(room: Room) -> Match:
    """Return the game that this table continues, with the players seated here."""
    match = read_match(room.continues, registry.find)
    match.players = player_names(room)
    match.continues = len(match.answers)
    return match


def new_match(room: Room, revision: int) -> Match:
    """Return the game to deal, from the committed secret and every player's word."""
    number = room.games + 1
    words = [record.word for record in room.seats]
    options: Options = dict(room.settings.options)
    game, profile = room.book
    settled = profile.settle(options)
    seed = fair.seed(room.deal_secret(number), profile.id, settled, words)
    return Match(game, profile.at(revision), player_names(room), seed, settled, __version__)


def player_names(room: Room) -> list[str]:
    """Return everyone at the table as a match file names them."""
    return [f"bot:{record.bot}" if record.bot else record.name for record in room.seats]


def begin(room: Room, match: Match, at: int) -> None:
    """Play a match from its deal, or from where it stopped."""
    room.match = match
    room.words = [record.word for record in room.seats]
    room.games += 1
    room.phase = "playing"
    room.ended = None
    room.played = ()
    room.error = ""
    room.steps = []
    room.positions = ()
    room.answered = 0
    room.undone = 0
    room.undo_free = False
    room.undo_asked = NOBODY
    room.chain = ()
    room.animation = Animation()
    room.waiting_until = 0
    room.wait_votes = set()
    room.history.clear()
    for name, person in room.people.items():
        if room.seat_of(name) == NOBODY:
            person.patience = 1  # not earlier: players who left must look the same as those who stay
    times = decision_times(room.speed, room.book[0])
    for record in room.seats:
        record.new_game(times[1] * room.patience if times is not None else 0)
        record.word = ""
        if record.stand_in and room.is_here(record.person):
            record.bot = ""
    room.emit("table-dealt")
    follow(room, room.game.events, at)
    room.advance()


def resume(room: Room, match: Match, at: int) -> None:
    """Resume a match where it stopped.

    All answers are replayed, because everyone may read what happened, and an open window must know whose cards are
    being played.  But no one was asked in the windows of the past.
    """
    answers = match.answers.copy()
    match.undo(len(answers))
    begin(room, match, at)
    for seat, option in answers:
        room.emit_game(room.answer(seat, option))
        keep_position(room)
        note_chain(room, room.game.pending())
    follow(room, [], at)
