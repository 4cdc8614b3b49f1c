"""Before the deal: the table's secret, and words that are not yet revealed, are in no one's stream.

The commitment is the one thing that depends on the secret; it is a hash, and is compared as such: in each world it is
the hash of that world's secret, and everything else is the same to the byte.
"""

from __future__ import annotations

import asyncio

import pytest

from stablemates import fair
from stablemates.protocol import commands as c
from stablemates.table.room import Room
from stablemates.testing.leaks import Leak

from ..virtual_time import run
from .people import Client
from .worlds import STRANGER, Moment, Seating, Sent, World, empty_table

ANN, BOB, CAT, DAN = "4nn-00e1", "b0b-11f2", "c4t-22a3", "d4n-33b4"
honest_commitment = fair.commitment


def streams(secret: str, words: dict[str, str]) -> dict[str, list[Sent]]:
    """Return the streams of three players who sit down, give words and chat, and of a spectator; no one starts."""
    room = empty_table(Seating("second-ru", 3), secret, ANN)
    world = World(Moment(Seating("second-ru", 3), room, room.at, 1), room, "", 1, secret)
    run(meeting(world, words))
    promised = [honest_commitment(room.deal_secret(game)).encode() for game in (1, 2)]
    return {
        person: [Sent(sent.at, sent.acts, hide(sent.data, promised)) for sent in stream]
        for person, stream in world.streams.items()
    }


def hide(data: bytes, promised: list[bytes]) -> bytes:
    for commitment in promised:
        data = data.replace(commitment, b"a hash of the secret")
    return data


async def meeting(world: World, words: dict[str, str]) -> None:
    await world.set_up(0)
    clients = {person: Client(world, person) for person in (ANN, BOB, CAT, DAN, STRANGER)}
    for n, person in enumerate((ANN, BOB, CAT, DAN)):
        await clients[person].join(None)
        if person != DAN:
            await clients[person].send(c.Sit, name=f"Guest {n}")
    for person, word in words.items():
        await asyncio.sleep(0.4)
        await clients[person].send(c.GiveWord, word=word)
    for person in (ANN, BOB):
        await clients[person].send(c.Mute, seat=1 if person == ANN else 2)
        await clients[person].send(c.Chat, text="hello")
    for person in (BOB, DAN, STRANGER):
        await clients[person].send(c.Start)
        await clients[person].send(c.GiveWord, word="mine")
    clients[BOB].leave()
    await asyncio.sleep(5)
    await clients[BOB].join(3)
    await world.end()


SECRETS = ("ab" * 80, "0c" * 80)
WORDS = {ANN: "moon", BOB: "pear", CAT: "sun"}


def look_for_leaks() -> None:
    here = streams(SECRETS[0], WORDS)
    for viewer in here:
        others = {person: word if person == viewer else f"{word} and rain" for person, word in WORDS.items()}
        there = streams(SECRETS[1], others)
        if here[viewer] != there[viewer]:
            raise Leak(f"{viewer} can tell by what is sent before the deal")


def test_no_one_sees_the_secret_or_the_words_of_others_before_the_deal() -> None:
    look_for_leaks()


def test_a_secret_in_place_of_its_hash_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "commitment", lambda secret: secret[:64])
    with pytest.raises(Leak):
        look_for_leaks()


def test_a_word_in_an_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.emit

    def emit(room: Room, kind: str, seat: int = -1, whom: int = -1, word: str = "", text: str = "") -> None:
        honest(room, kind, seat, whom, room.seats[seat].word if kind == "table-word" else word, text)

    monkeypatch.setattr(Room, "emit", emit)
    with pytest.raises(Leak):
        look_for_leaks()
