"""What each kind of entry does to a room.  The fold: the same entries always make the same room.

Nothing is checked here any more (``rights`` and ``clock`` did that before the entry was written), nothing is random,
and no clock is read: the time is that of the entry.
"""

from __future__ import annotations

from msgspec import convert

from .. import __version__, fair
from ..core.game import Options
from ..core.kernel import NOBODY, Event, Seat
from ..core.match import Match
from ..protocol import seen
from ..protocol.commands import Settings
from . import effects_of_talk, effects_of_undo, effects_of_wishes  # noqa: F401  they enter what they do
from .effects_of_seats import presumed_gone, take_over
from .fold import EFFECTS, changed, effect, seats_changed
from .history import keep
from .log import Entry
from .questions import allow_late_call, ask, bot_reply, give_time
from .room import KEPT_COMMANDS, Chair, Order, Person, Room, step
from .speeds import CODE_TIME, LATE_LIMIT, WAIT, decision_times
from .windows import Reply

OWN_PASSES = 32  # remembered for masking


def apply(room: Room, entry: Entry) -> None:
    """Let an entry of the log happen."""
    assert entry.seq == room.seq + 1, f"entry {entry.seq} after {room.seq}"
    room.items = []
    room.told = None
    EFFECTS[entry.kind](room, entry)
    sleep_or_wake(room, entry.at)
    room.seq = entry.seq
    room.at = max(room.at, entry.at)
    room.done[entry.id] = (entry.by, room.state)
    if len(room.done) > KEPT_COMMANDS:
        del room.done[next(iter(room.done))]
    if room.told is None:
        room.shown = room.at
        room.stream += 1
        room.kept.append(keep(room.items))


def sleep_or_wake(room: Room, at: int) -> None:
    """While nobody is there time stands still."""
    if room.phase == "playing" and room.asleep:
        room.slept = at if room.slept is None else room.slept
    elif room.slept is not None:
        give_time(room, at, room.slept)
        room.slept = None


# --- before a game -------------------------------------------------------------------------------


@effect("create")
def create(room: Room, entry: Entry) -> None:
    room.secret = entry.data["secret"]
    room.code = entry.data["code"]
    room.host = entry.by
    room.people[entry.by] = Person()
    settle_table(room, convert(entry.data["settings"], Settings), entry.at)


@effect("settle")
def settle(room: Room, entry: Entry) -> None:
    settle_table(room, convert(entry.data["settings"], Settings), entry.at)
    room.phase = "lobby"
    room.tell("table-settled")
    changed(room)
    room.settled = room.state


def settle_table(room: Room, settings: Settings, at: int) -> None:
    """Play by other settings from now on; people keep their seats as far as there are any."""
    if room.settings.profile != settings.profile:
        room.scores = {}
    room.settings = settings
    seated = [chair for chair in room.chairs if chair.person or chair.bot]
    if len(room.chairs) > settings.seats:
        room.chairs = seated
    room.chairs += [Chair() for _ in range(settings.seats - len(room.chairs))]
    room.code_until = at + CODE_TIME


@effect("giveword")
def give_word(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    room.chairs[seat].word = entry.data["word"]
    room.tell("table-word", seat)


def new_match(room: Room) -> Match:
    """The game that a start deals: from the secret that was committed to, and everybody's word."""
    number = room.games + 1
    words = [chair.word for chair in room.chairs]
    options: Options = dict(room.settings.options)
    game, profile = room.book
    settled = profile.settle(options)
    seed = fair.seed(room.deal_secret(number), profile.id, settled, words)
    players = [f"bot:{chair.bot}" if chair.bot else chair.name for chair in room.chairs]
    return Match(game, profile, players, seed, settled, __version__)


@effect("start")
def start(room: Room, entry: Entry) -> None:
    begin(room, entry.at)


def begin(room: Room, at: int) -> None:
    if room.ended is not None and room.ended.series != NOBODY:
        room.scores = {}
    lay(room, new_match(room), at)


def lay(room: Room, match: Match, at: int) -> None:
    """Play a match from where it stands: from its deal, or where somebody has left it."""
    room.match = match
    room.words = [chair.word for chair in room.chairs]
    room.games += 1
    room.phase = "playing"
    room.ended = None
    room.trouble = ""
    room.steps = []
    room.free = False
    room.wish = NOBODY
    room.chain = ()
    room.waiting_until = 0
    room.wait_votes = set()
    room.kept.clear()
    for name, person in room.people.items():
        if room.seat_of(name) == NOBODY:
            person.patience = 1  # only now: who has left must not be told from those who stay
    times = decision_times(room.pace, room.book[0])
    for chair in room.chairs:
        chair.new_game(times[1] * room.patience if times is not None else 0)
        chair.word = ""
        if chair.stand_in and room.is_here(chair.person):
            chair.bot = ""
    room.tell("table-dealt")
    room.tell_game(room.game.events)
    ask(room, at)
    changed(room)
    room.settled = room.state


@effect("rematch")
def rematch(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    room.chairs[seat].again = True
    room.tell("table-again", seat)
    if everybody_again(room):
        begin(room, entry.at)


def everybody_again(room: Room) -> bool:
    """Whether all people who are there want a rematch, and no seat is empty."""
    return all(room.chairs[seat].again for seat in room.present()) and all(
        chair.bot or chair.person for chair in room.chairs
    )


# --- the game ------------------------------------------------------------------------------------


@effect("answer")
def answer(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    option: int = entry.data["option"]
    chair = room.chairs[seat]
    window = room.window
    if window is None:
        spend(room, seat, entry.at)
        chair.late = 0
        play(room, [(seat, option)], entry.at)
        return
    if chair.bot:
        window.replies[seat] = bot_reply(room, seat, option, entry.at)
    else:
        window.replies[seat] = Reply(option, entry.at, by_hand=True)
        if option == 0:
            remember_pass(chair, entry.at - window.opened)
    room.told = entry.by


def remember_pass(chair: Chair, after: int) -> None:
    chair.passes = [*chair.passes, max(after, 0)][-OWN_PASSES:]


def spend(room: Room, seat: Seat, at: int) -> None:
    """Take from the bank what a decision took longer than is allowed."""
    turn = room.turn
    if turn is not None and turn.allowed is not None and not room.chairs[seat].bot:
        over = at - turn.started - turn.allowed - turn.extra
        room.chairs[seat].bank = max(room.chairs[seat].bank - max(over, 0), 0)


def play(room: Room, answers: list[tuple[Seat, int]], at: int) -> None:
    """Give answers to the game, tell what came of them, and ask on."""
    before = room.game.clone()
    told = [seat for seat, option in answers if option or len(answers) == 1]  # passing among others is no step
    by = told[0] if len(told) == 1 else NOBODY
    room.steps.append(step(len(answers), by, room.chain))
    events: list[Event] = []
    for seat, option in answers:
        events += room.answer(seat, option)
    room.wish = NOBODY
    room.trouble = ""
    room.tell_game(events)
    ask(room, at)
    if len(answers) == 1:
        allow_late_call(room, before, *answers[0])
    asked_alone = room.turn is not None and room.turn.seat == by
    room.free = asked_alone and seen.shows_nothing_new(before, room.game)
    begin_turn(room)
    changed(room)


def begin_turn(room: Room) -> None:
    """An order to sleep or to answer lasts until one's own turn."""
    if room.turn is None:
        return
    chair = room.chairs[room.turn.seat]
    if chair.order.mode in ("sleep", "armed") and seen.view(room.game, NOBODY).turn == room.turn.seat:
        chair.order = Order()


@effect("resolve")
def resolve(room: Room, entry: Entry) -> None:
    """A window closes."""
    window = room.window
    assert window is not None
    answers = window.answers()
    for seat, option in answers:
        chair = room.chairs[seat]
        silent = seat not in window.replies and not chair.bot and chair.away is None
        if silent and window.longest is not None and entry.at >= window.opened + window.longest:
            remember_pass(chair, window.longest)
        if option and chair.order.mode == "armed":
            chair.order = Order()  # an order is used once
    play(room, answers, entry.at)


@effect("late")
def late(room: Room, entry: Entry) -> None:
    """Time is up: the least committal choice is made, and the second time a bot takes over."""
    assert room.turn is not None
    seat = room.turn.seat
    chair = room.chairs[seat]
    spend(room, seat, entry.at)
    chair.late += 1
    room.tell("table-late", seat)
    if chair.late >= LATE_LIMIT:
        take_over(room, seat)
        room.tell("table-bot-plays", seat)
        presumed_gone(room, seat, entry.at)
    question = room.game.pending()[0]
    play(room, [(seat, question.least)], entry.at)


@effect("standin")
def stand_in(room: Room, entry: Entry) -> None:
    """Somebody has been away for long, and is awaited."""
    for seat in entry.data["seats"]:
        take_over(room, seat)
        room.tell("table-bot-plays", seat)
    seats_changed(room)


@effect("resume")
def resume(room: Room, entry: Entry) -> None:
    """The server was away: all clocks go on from where they stood."""
    give_time(room, entry.at, room.at)


@effect("wait")
def wait(room: Room, entry: Entry) -> None:
    room.wait_votes.add(entry.by)
    if all(room.chairs[seat].person in room.wait_votes for seat in room.present()):
        room.waiting_until = entry.at + WAIT
        room.wait_votes = set()
        room.tell("table-waits")


@effect("trouble")
def trouble(room: Room, entry: Entry) -> None:
    """An answer could not be carried out: the game is as it was before it, and no clock runs."""
    room.trouble = entry.data["report"]
    room.tell("table-trouble", text=entry.data["report"])
