"""What each kind of entry does to a room.  The fold: the same entries always make the same room.

Nothing is checked here any more (``rights`` and ``clock`` did that before the entry was written), nothing is random,
and no clock is read: the time is that of the entry.
"""

from __future__ import annotations

from msgspec import convert

from ... import __version__, fair
from ...core.game import Options
from ...core.kernel import NOBODY, Event, Seat
from ...core.match import Match
from ..messages import Settings
from ..store.entries import Entry
from . import effects_of_talk, effects_of_undo, effects_of_wishes  # noqa: F401  they enter what they do
from .asking import allow_late_call, answer_for, ask, bot_reply, give_grace
from .fold import EFFECTS, changed, effect
from .keeping import keep
from .pace import AWAY_GRACE, CODE_TIME, LATE_LIMIT, LEFT_AFTER_BREAK, LEFT_IN_WINDOW, WAIT, decision_times
from .room import KEPT_COMMANDS, STAND_IN, Chair, Order, Person, Room, step
from .undoing import shows_nothing_new
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


def seats_changed(room: Room) -> None:
    """Who sits where matters to what is said before a game; in a game nobody's answer gets stale by it."""
    if room.phase != "playing":
        changed(room)


# --- coming and going --------------------------------------------------------------------------


@effect("create")
def create(room: Room, entry: Entry) -> None:
    room.secret = entry.data["secret"]
    room.code = entry.data["code"]
    room.host = entry.by
    room.people[entry.by] = Person()
    settle_table(room, convert(entry.data["settings"], Settings), entry.at)


@effect("here")
def here(room: Room, entry: Entry) -> None:
    room.people.setdefault(entry.by, Person()).here = True
    seat = room.seat_of(entry.by)
    if seat == NOBODY or room.chairs[seat].away is None:
        return
    room.chairs[seat].away = None
    room.tell("table-back", seat)
    if room.window is not None and seat in room.window.asked:
        answer_for(room, seat, entry.at)
    if room.waiting_until and all(chair.away is None for chair in room.chairs):
        room.waiting_until = 0
        leave_some(room, entry.at)


@effect("gone")
def gone(room: Room, entry: Entry) -> None:
    room.people[entry.by].here = False
    seat = room.seat_of(entry.by)
    if seat != NOBODY:
        room.chairs[seat].away = entry.at
        room.tell("table-away", seat)
        give_grace(room, seat)


@effect("restart")
def restart(room: Room, entry: Entry) -> None:
    """The only server there is has started again: nobody is there until they come back, and no clock runs."""
    for person in room.people.values():
        person.here = False
    for chair in room.chairs:
        if chair.person and chair.away is None:
            chair.away = room.at
    if room.turn is not None:
        room.turn.extra = AWAY_GRACE  # for finding the way back
    room.slept = room.at if room.slept is None else room.slept


@effect("sit")
def sit(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    before = room.seat_of(entry.by)
    if before not in (NOBODY, seat):
        leave_chair(room, before)
    chair = room.chairs[seat]
    chair.person = entry.by
    chair.name = entry.data["name"]
    chair.bot = ""
    chair.late = 0
    chair.away = None if room.is_here(entry.by) else entry.at
    room.people.setdefault(entry.by, Person())
    if not any(other.person == room.host for other in room.chairs) and not room.is_here(room.host):
        room.host = entry.by
    room.tell("table-sits", seat)
    seats_changed(room)
    play_on(room, seat, entry.at)


@effect("stand")
def stand(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    if room.phase == "playing":
        take_over(room, seat)
        room.tell("table-bot-plays", seat)
    else:
        room.tell("table-stands", seat, text=room.chairs[seat].name)
        leave_chair(room, seat)
    seats_changed(room)


def leave_chair(room: Room, seat: Seat) -> None:
    room.chairs[seat] = Chair()


def take_over(room: Room, seat: Seat) -> None:
    """A bot plays on for a person."""
    room.chairs[seat].bot = STAND_IN
    room.chairs[seat].order = Order()
    if room.window is not None and seat in room.window.asked:
        given = room.window.replies.get(seat)
        if given is not None and not given.by_hand:
            del room.window.replies[seat]


@effect("return")
def come_back(room: Room, entry: Entry) -> None:
    seat = room.seat_of(entry.by)
    chair = room.chairs[seat]
    chair.bot = ""
    chair.late = 0
    room.tell("table-returns", seat)
    seats_changed(room)
    play_on(room, seat, entry.at)


def play_on(room: Room, seat: Seat, at: int) -> None:
    """A person plays where a bot did: with all the time that people have, and asked as people are."""
    if room.turn is not None and room.turn.seat == seat:
        room.turn.started = at
    if room.window is not None and seat in room.window.asked:
        answer_for(room, seat, at)


@effect("addbot")
def add_bot(room: Room, entry: Entry) -> None:
    for seat in entry.data["seats"]:
        room.chairs[seat] = Chair()
        room.chairs[seat].bot = entry.data["level"]
        room.tell("table-bot-sits", seat, word=entry.data["level"])
    changed(room)


@effect("remove")
def remove(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    chair = room.chairs[seat]
    room.tell("table-removed", seat, text=chair.name)
    if chair.person:
        room.removed.add(chair.person)
    if room.phase == "playing":
        take_over(room, seat)
        chair.person = ""
        chair.name = ""
        chair.asked, chair.passes = 0, []  # whoever sits down there next has other habits
    else:
        leave_chair(room, seat)
    seats_changed(room)


@effect("handover")
def hand_over(room: Room, entry: Entry) -> None:
    seat: Seat = entry.data["seat"]
    room.host = room.chairs[seat].person
    room.tell("table-host", seat)
    seats_changed(room)


@effect("close")
def close(room: Room, entry: Entry) -> None:
    room.phase = "closed"
    room.window = None
    room.turn = None
    room.tell("table-closed")
    changed(room)


# --- before a game -------------------------------------------------------------------------------


@effect("settle")
def settle(room: Room, entry: Entry) -> None:
    settle_table(room, convert(entry.data["settings"], Settings), entry.at)
    room.phase = "lobby"
    room.tell("table-settled")
    changed(room)


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
    room.laid = {}
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
    room.laid = room.laid | {event.card: event.seat for event in events if event.kind == "play"}
    room.wish = NOBODY
    room.trouble = ""
    room.tell_game(events)
    ask(room, at)
    if len(answers) == 1:
        allow_late_call(room, before, *answers[0])
    asked_alone = room.turn is not None and room.turn.seat == by
    room.free = asked_alone and shows_nothing_new(before, room.game)
    begin_turn(room)
    changed(room)


def begin_turn(room: Room) -> None:
    """An order to sleep or to answer lasts until one's own turn."""
    if room.turn is None:
        return
    chair = room.chairs[room.turn.seat]
    if chair.order.mode in ("sleep", "armed") and room.game.view(NOBODY)["turn"] == room.turn.seat:
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


def presumed_gone(room: Room, seat: Seat, at: int) -> None:
    """Who lets time run out twice is not there, whatever the network says; a node that knows better says so."""
    chair = room.chairs[seat]
    room.people[chair.person].here = False
    if chair.away is None:
        chair.away = at


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


def give_time(room: Room, now: int, since: int) -> None:
    """Let the time from ``since`` to ``now`` not have passed, and leave everybody a little at least."""
    window, turn = room.window, room.turn
    if window is not None:
        window.shift(now - since)
        if window.longest is not None and window.opened + window.longest < now + LEFT_IN_WINDOW:
            window.longest = now + LEFT_IN_WINDOW - window.opened
    if turn is not None:
        turn.started += now - since
        leave_some(room, now)
    for chair in room.chairs:
        if chair.away is not None:
            chair.away += now - since


def leave_some(room: Room, now: int) -> None:
    """Let there be a little time on the clock that runs."""
    turn = room.turn
    if turn is not None and turn.allowed is not None:
        left = turn.started + turn.allowed + turn.extra + room.chairs[turn.seat].bank - now
        turn.started += max(LEFT_AFTER_BREAK - left, 0)


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
