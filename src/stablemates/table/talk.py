"""Chat, quick phrases, emotes, and muting."""

from __future__ import annotations

from typing import Final

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from ..protocol import seen
from . import checks
from .errors import Refusal
from .log import Change, Entry
from .presence import get_to_know
from .room import Room

MESSAGES: Final = 5  # that a player may send at most ...
MESSAGES_TIME: Final = 10_000  # ... within this many milliseconds
CLAPS: Final = 2  # of one spectator in that time at most ...
ALL_CLAPS: Final = 10  # ... and of all spectators together
REMEMBERED = 8  # messages of each player whose times are remembered


def not_too_many(room: Room, person: str, now: int) -> None:
    checks.seated(room, person)
    not_more_than(MESSAGES, room.people[person].spoke, now)


def not_more_than(most: int, times: tuple[int, ...], now: int) -> None:
    if sum(at > now - MESSAGES_TIME for at in times) >= most:
        raise Refusal("too-fast", "you are sending messages too quickly")


def spoke(room: Room, entry: Entry) -> Seat:
    """Remember when a person sent something; return their seat."""
    person = room.people[entry.by]
    person.spoke = (*person.spoke, entry.at)[-REMEMBERED:]
    return room.seat_of(entry.by)


class Chatted(Change, frozen=True, tag="chat"):
    text: str

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-chat", spoke(room, entry), text=self.text, speaker=entry.by)


def may_chat(room: Room, person: str, command: c.Chat, now: int) -> Chatted:
    checks.is_private(room, "at a public table only quick phrases are allowed")
    not_too_many(room, person, now)
    return Chatted(checks.clean(command.text))


class PhraseSent(Change, frozen=True, tag="say"):
    phrase: c.Phrase

    def apply(self, room: Room, entry: Entry) -> None:
        room.emit("table-phrase", spoke(room, entry), word=self.phrase, speaker=entry.by)


def may_say(room: Room, person: str, command: c.Say, now: int) -> PhraseSent:
    not_too_many(room, person, now)
    return PhraseSent(command.phrase)


class EmoteSent(Change, frozen=True, tag="react"):
    """A player sends or throws an emote, or a spectator claps."""

    reaction: c.Reaction
    seat: Seat | None = None  # the first logs have neither of these
    card: int | None = None

    def apply(self, room: Room, entry: Entry) -> None:
        seat, word = spoke(room, entry), self.reaction
        whom = NOBODY if self.seat is None else self.seat
        card = None if self.card is None else seen.card_of(room.game, self.card)
        if seat == NOBODY:
            room.applause = (*room.applause, entry.at)[-ALL_CLAPS:]
            room.emit("table-applause", whom=whom, word=word, card=card, speaker=entry.by)
        elif card is not None:
            room.emit("table-thrown-at-card", seat, whom, word, card=card, speaker=entry.by)
        elif whom != NOBODY:
            room.emit("table-thrown", seat, whom, word, speaker=entry.by)
        else:
            room.emit("table-reaction", seat, word=word, speaker=entry.by)


def may_react(room: Room, person: str, command: c.React, now: int) -> EmoteSent:
    if room.seat_of(person) == NOBODY:
        may_clap(room, person, command, now)
    else:
        not_too_many(room, person, now)
    if command.seat is not None:
        checks.a_seat(room, command.seat)
    if command.card is not None:
        is_in_sight(room, command.card)
    return EmoteSent(command.reaction, command.seat, command.card)


def may_clap(room: Room, person: str, command: c.React, now: int) -> None:
    """Require that a spectator only claps, within the limits for each and for all."""
    if command.reaction != "clap":
        raise Refusal("not-seated", "spectators may only clap")
    if not room.is_here(person):
        raise Refusal("not-here", "you are not at this table")
    not_more_than(CLAPS, room.people[person].spoke, now)
    not_more_than(ALL_CLAPS, room.applause, now)


def is_in_sight(room: Room, number: int) -> None:
    """Require that everyone sees a card: an emote thrown at a hidden card would reveal where it is."""
    zones = [] if room.match is None else seen.view(room.game, NOBODY).zones
    if not any(card is not None and card.id == number for zone in zones for card in zone.cards):
        raise Refusal("no-such-card", "not everyone can see this card")


class Muted(Change, frozen=True, tag="mute"):
    seat: Seat
    muted: bool

    def apply(self, room: Room, entry: Entry) -> None:
        person = get_to_know(room, entry.by)
        other = room.seats[self.seat].person
        person.muted = person.muted | {other} if self.muted else person.muted - {other}
        room.only_for = entry.by


def may_mute(room: Room, person: str, command: c.Mute, now: int) -> Muted:
    other = room.seats[checks.a_seat(room, command.seat)].person
    if not other or other == person:
        raise Refusal("empty-seat", f"no player to mute in seat {command.seat}")
    if person not in room.people:
        raise Refusal("not-here", "you are not at this table")
    return Muted(command.seat, command.muted)
