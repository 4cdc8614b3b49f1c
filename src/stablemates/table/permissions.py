"""What a command may do: who may say it, when, and with what.  Each gives the data of an entry, or is refused.

The list is closed: a message type that is not here does not exist.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from .. import bots, fair
from ..core.errors import Refused as EngineRefused
from ..core.kernel import NOBODY, Seat
from ..games import registry
from ..protocol import commands as m
from .refusal import Refusal
from .room import Room
from .speeds import HOLD, NUDGE_AFTER
from .undoing import way

Data = dict[str, Any]
Right = Callable[[Room, str, Any, int], Data]
RIGHTS: dict[type, Right] = {}
WATCHERS = 50  # people without a seat, at one table
TALK, TALK_TIME = 5, 10_000  # so many words in so many milliseconds


def right(command: type) -> Callable[[Right], Right]:
    def enter(function: Right) -> Right:
        RIGHTS[command] = function
        return function

    return enter


def decide(room: Room, person: str, command: m.Command, now: int) -> Data:
    """The data of the entry that a person's command leads to; raises ``Refusal``."""
    if room.phase == "closed":
        raise Refusal("closed", "this table is closed")
    if person in room.removed:
        raise Refusal("removed", "the host has removed you from this table")
    return RIGHTS[type(command)](room, person, command, now)


def may_look(room: Room, person: str) -> None:
    """Whether a person may see the table at all."""
    if person in room.removed:
        raise Refusal("removed", "the host has removed you from this table")
    watching = sum(1 for who, one in room.people.items() if one.here and room.seat_of(who) == NOBODY)
    if room.seat_of(person) == NOBODY and not room.is_here(person) and watching >= WATCHERS:
        raise Refusal("full", f"{WATCHERS} people are watching already")


# --- what is asked again and again -----------------------------------------------------------------


def seated(room: Room, person: str) -> Seat:
    seat = room.seat_of(person)
    if seat == NOBODY:
        raise Refusal("not-seated", "only those who sit at the table may do this")
    return seat


def must_be_host(room: Room, person: str) -> None:
    if not room.is_host(person):
        raise Refusal("not-host", "only the host may do this")


def must_be_playing(room: Room) -> None:
    if room.phase != "playing":
        raise Refusal("not-playing", "no game is being played")


def must_be_between_games(room: Room) -> None:
    if room.phase == "playing":
        raise Refusal("playing", "this cannot be done during a game")


def must_be_current(room: Room, command: m.Said) -> None:
    if command.on != room.state:
        raise Refusal("stale", f"this was said about state {command.on}, the table is at {room.state}")


def speaks_of_the_game(room: Room, person: str, command: m.Said) -> Seat:
    """The seat of somebody who says something about the game as it stands."""
    must_be_playing(room)
    seat = seated(room, person)
    must_be_current(room, command)
    return seat


def plays(room: Room, person: str, command: m.Said) -> Seat:
    """The same of somebody for whom no bot plays."""
    seat = speaks_of_the_game(room, person, command)
    if room.chairs[seat].bot:
        raise Refusal("bot-plays", "a bot plays for you: return first")
    return seat


def empty_seats(room: Room) -> list[Seat]:
    return [seat for seat, chair in enumerate(room.chairs) if not chair.person and not chair.bot]


def a_seat(room: Room, seat: Seat) -> Seat:
    if seat >= len(room.chairs):
        raise Refusal("no-such-seat", f"there is no seat {seat}, the table has {len(room.chairs)}")
    return seat


def clean(text: str) -> str:
    """A name or a line of chat without what could disturb the writing around it."""
    kept = "".join(
        sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] not in "CZ" or sign == " "
    )
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal("empty-text", "there is nothing in this text that can be shown")
    return kept


# --- coming and going ------------------------------------------------------------------------------


@right(m.Sit)
def sit(room: Room, person: str, command: m.Sit, now: int) -> Data:
    name = clean(command.name)
    seat = a_seat(room, command.seat) if command.seat is not None else first_free(room, person)
    chair = room.chairs[seat]
    if chair.person and chair.person != person:
        raise Refusal("seat-taken", f"seat {seat} is taken")
    if any(other.name.casefold() == name.casefold() and other.person != person for other in room.chairs if other.name):
        raise Refusal("name-taken", f"somebody at this table is called {name} already")
    if room.phase == "playing":
        own = room.seat_of(person)
        if own not in (NOBODY, seat):
            raise Refusal("playing", "seats are not changed during a game")
        if own == seat:
            raise Refusal("playing", "names are not changed during a game")
    return {"seat": seat, "name": name}


def first_free(room: Room, person: str) -> Seat:
    own = room.seat_of(person)
    if own != NOBODY:
        return own
    kept = [seat for seat, chair in enumerate(room.chairs) if not chair.person]  # by bots, until somebody comes
    free = empty_seats(room) or kept
    if not free:
        raise Refusal("full", "all seats are taken")
    return free[0]


@right(m.Stand)
def stand(room: Room, person: str, command: m.Stand, now: int) -> Data:
    seat = seated(room, person)
    if room.phase == "playing" and room.chairs[seat].bot:
        raise Refusal("bot-plays", "a bot plays for you already")
    return {}


@right(m.Return)
def come_back(room: Room, person: str, command: m.Return, now: int) -> Data:
    if not room.chairs[seated(room, person)].bot:
        raise Refusal("no-bot", "no bot plays for you")
    return {}


@right(m.AddBot)
def add_bot(room: Room, person: str, command: m.AddBot, now: int) -> Data:
    must_be_host(room, person)
    must_be_between_games(room)
    if bots.name_of(command.level) not in LEVELS:
        raise Refusal("unknown-bot", f"tables seat these bots: {', '.join(LEVELS)}")
    try:
        bots.check(command.level, room.book[0].id)
    except EngineRefused as refusal:
        raise Refusal("unknown-bot", str(refusal)) from None
    if command.seat is None:
        seats = empty_seats(room)
    else:
        seats = [a_seat(room, command.seat)]
        if room.chairs[command.seat].person:
            raise Refusal("seat-taken", f"seat {command.seat} is taken")
    if not seats:
        raise Refusal("full", "no seat is empty")
    return {"seats": seats, "level": command.level}


LEVELS = ("random", "novice", "sensible", "trained", "searcher")  # what a table offers; the searcher as it comes


@right(m.Remove)
def remove(room: Room, person: str, command: m.Remove, now: int) -> Data:
    must_be_host(room, person)
    chair = room.chairs[a_seat(room, command.seat)]
    if not chair.person and not chair.bot:
        raise Refusal("empty-seat", f"nobody sits on seat {command.seat}")
    if chair.person == person:
        raise Refusal("yourself", "to leave one's own seat one stands up")
    if room.phase == "playing" and not chair.person:
        raise Refusal("playing", "a bot is not removed during a game")
    return {"seat": command.seat}


@right(m.HandOver)
def hand_over(room: Room, person: str, command: m.HandOver, now: int) -> Data:
    must_be_host(room, person)
    if not room.chairs[a_seat(room, command.seat)].person:
        raise Refusal("empty-seat", f"nobody sits on seat {command.seat} who could be the host")
    return {"seat": command.seat}


@right(m.Close)
def close(room: Room, person: str, command: m.Close, now: int) -> Data:
    must_be_host(room, person)
    return {}


# --- before a game -----------------------------------------------------------------------------------


@right(m.Settle)
def settle(room: Room, person: str, command: m.Settle, now: int) -> Data:
    must_be_host(room, person)
    must_be_between_games(room)
    must_be_current(room, command)
    check_settings(command.settings)
    people = len(room.chairs) - len(empty_seats(room))
    if people > command.settings.seats:
        raise Refusal("bad-settings", f"{people} sit here, more than {command.settings.seats} seats")
    if any(chair.bot for chair in room.chairs) and command.settings.profile != room.settings.profile:
        game = registry.find(command.settings.profile)[0].id
        for chair in room.chairs:
            if chair.bot and bots.name_of(chair.bot) not in bots.names(game):
                raise Refusal("bad-settings", f"{game} has no bot {chair.bot!r}: remove it first")
    return {"settings": to_builtins(command.settings)}


def check_settings(settings: m.Settings) -> None:
    """Complain about a table that cannot be; the complaint names the field."""
    try:
        game, profile = registry.find(settings.profile)
        profile.check_seats(settings.seats)
        game.new(profile, settings.seats, 0, profile.settle(settings.options))  # some options are for some seats only
    except EngineRefused as refusal:
        raise Refusal("bad-settings", str(refusal)) from None


@right(m.GiveWord)
def give_word(room: Room, person: str, command: m.GiveWord, now: int) -> Data:
    must_be_between_games(room)
    seated(room, person)
    try:
        return {"word": fair.word(command.word)}
    except EngineRefused as refusal:
        raise Refusal("bad-word", str(refusal)) from None


@right(m.Start)
def start(room: Room, person: str, command: m.Start, now: int) -> Data:
    must_be_host(room, person)
    must_be_between_games(room)
    if command.on < room.settled:  # whoever sat down since then plays along, but nobody deals by settings unseen
        must_be_current(room, command)
    empty = empty_seats(room)
    if empty:
        raise Refusal("empty-seats", f"seats {empty} are empty: seat bots there, or settle for fewer seats")
    return {}


@right(m.Rematch)
def rematch(room: Room, person: str, command: m.Rematch, now: int) -> Data:
    seat = seated(room, person)
    if room.phase != "over":
        raise Refusal("not-over", "a rematch comes after a game")
    if room.chairs[seat].again:
        raise Refusal("said-already", "you have said so already")
    return {}


# --- the game ------------------------------------------------------------------------------------------


@right(m.Answer)
def answer(room: Room, person: str, command: m.Answer, now: int) -> Data:
    return answer_of(room, plays(room, person, command), command.option, now)


def answer_of(room: Room, seat: Seat, option: int, now: int) -> Data:
    """The answer of a seat, whoever plays it."""
    question = next((one for one in room.game.pending() if one.seat == seat), None)
    if question is None:
        raise Refusal("not-asked", "you are not asked anything now")
    if option >= len(question.options):
        last = len(question.options) - 1
        raise Refusal("bad-option", f"option {option}: {question.ask!r} has options 0 to {last}", question.rule)
    window = room.window
    if window is not None:
        given = window.replies.get(seat)
        if given is not None and given.by_hand:
            raise Refusal("answered", "you have answered already")
        closing = window.closes()
        if closing is not None and now > closing:
            raise Refusal("window-closed", "too late: the window has closed")
    return {"seat": seat, "option": option}


@right(m.Call)
def call(room: Room, person: str, command: m.Call, now: int) -> Data:
    seat = plays(room, person, command)
    until = None if room.window is None else room.window.call_until(seat)
    if until is None:
        raise Refusal("no-call", "you have laid no card that a call could still belong to")
    if now > until:
        raise Refusal("window-closed", "too late: there was a moment only")
    return {}


@right(m.Hold)
def hold(room: Room, person: str, command: m.Hold, now: int) -> Data:
    seat = plays(room, person, command)
    window = room.window
    if window is None or seat not in window.asked or window.longest is None or window.longest <= window.floor:
        raise Refusal("no-window", "there is no window to hold open")
    if seat in window.held:
        raise Refusal("said-already", "a window is held open once by each")
    if room.chairs[seat].hold_left < HOLD:
        raise Refusal("no-time-left", "you have used up your time for holding windows open")
    return {}


@right(m.Mode)
def mode(room: Room, person: str, command: m.Mode, now: int) -> Data:
    must_be_playing(room)
    seated(room, person)
    if command.seat is not None:
        a_seat(room, command.seat)
    against = {"seat": command.seat, "kind": command.kind, "of_type": command.of_type}
    return {"mode": command.mode, **against, "wake": list(command.wake)}


@right(m.Patience)
def patience(room: Room, person: str, command: m.Patience, now: int) -> Data:
    seated(room, person)
    if room.settings.public:
        raise Refusal("public-table", "at a public table everybody has the same time")
    return {"times": command.times}


@right(m.Nudge)
def nudge(room: Room, person: str, command: m.Nudge, now: int) -> Data:
    must_be_host(room, person)
    must_be_playing(room)
    since = room.window.opened if room.window is not None else room.turn.started if room.turn is not None else now
    if room.pace.share is not None:
        raise Refusal("has-clock", "this table has clocks: nobody needs to be reminded")
    if now < since + NUDGE_AFTER:
        raise Refusal("too-early", "let them think a little longer")
    return {}


@right(m.Undo)
def undo(room: Room, person: str, command: m.Undo, now: int) -> Data:
    seat = speaks_of_the_game(room, person, command)
    how = way(room, seat)
    if not how:
        raise Refusal("no-undo", "your last answer cannot be taken back")
    if room.wish != NOBODY:
        raise Refusal("wish-open", "somebody wants to take an answer back already")
    return {"free": how == "free"}


@right(m.Consent)
def consent(room: Room, person: str, command: m.Consent, now: int) -> Data:
    seat = speaks_of_the_game(room, person, command)
    if room.wish in (NOBODY, seat):
        raise Refusal("no-wish", "nobody else wants to take an answer back")
    if seat in room.agreed:
        raise Refusal("said-already", "you have agreed already")
    return {"yes": command.yes}


@right(m.Wait)
def wait(room: Room, person: str, command: m.Wait, now: int) -> Data:
    must_be_playing(room)
    seated(room, person)
    if room.settings.public:
        raise Refusal("public-table", "a public table does not wait")
    if all(chair.away is None for chair in room.chairs):
        raise Refusal("nobody-away", "everybody is there")
    return {}


# --- talking ---------------------------------------------------------------------------------------------


def not_too_much(room: Room, person: str, now: int) -> None:
    seated(room, person)
    lately = [at for at in room.people[person].spoke if at > now - TALK_TIME]
    if len(lately) >= TALK:
        raise Refusal("too-fast", "you say too much at once")


@right(m.Chat)
def chat(room: Room, person: str, command: m.Chat, now: int) -> Data:
    if room.settings.public:
        raise Refusal("public-table", "at a public table one says ready phrases only")
    not_too_much(room, person, now)
    return {"text": clean(command.text)}


@right(m.Say)
def say(room: Room, person: str, command: m.Say, now: int) -> Data:
    not_too_much(room, person, now)
    return {"phrase": command.phrase}


@right(m.React)
def react(room: Room, person: str, command: m.React, now: int) -> Data:
    not_too_much(room, person, now)
    return {"reaction": command.reaction}


@right(m.Mute)
def mute(room: Room, person: str, command: m.Mute, now: int) -> Data:
    other = room.chairs[a_seat(room, command.seat)].person
    if not other or other == person:
        raise Refusal("empty-seat", f"there is nobody on seat {command.seat} to be muted")
    if person not in room.people:
        raise Refusal("not-here", "you are not at this table")
    return {"seat": command.seat, "muted": command.muted}
