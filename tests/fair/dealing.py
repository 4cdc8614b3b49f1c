"""Games that were dealt fairly and played at random, and ways to tamper with their records."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import stablemates
from stablemates import fair
from stablemates.core.match import Match, lines_of
from stablemates.core.rng import fast

from ..every_game.playing import ALWAYS, PROFILES, an_answer, as_table

WORDS = ["мята", "", "ünïcörn", "🦄🦄", "line\nbreak", "«їжак»", 'quote "\\" here', "\u2028 \x85 \x00 \x7f"]


def a_secret(number: int) -> str:
    """Return a secret that is the same in every run."""
    return "".join(hashlib.sha512(f"{number} {half}".encode()).hexdigest() for half in range(2))


def words_for(number: int, seats: int) -> list[str]:
    return [WORDS[(number + seat) % len(WORDS)] for seat in range(seats)]


def dealt(profile: str, number: int, seats: int = 0) -> Match:
    """Return a fair match before the first answer; by default with the fewest seats."""
    words = words_for(number, seats or PROFILES[profile].fewest)
    seed = fair.seed(a_secret(number), profile, {}, words)
    return stablemates.match(profile, [f"Аня\u2028{seat}" for seat in range(len(words))], seed)


def recorded(match: Match, number: int) -> str:
    return fair.record(match, a_secret(number), words_for(number, len(match.players)))


@cache
def a_record(profile: str, number: int, seats: int = 0) -> str:
    """Return the record of a game that was played to its end."""
    match = dealt(profile, number, seats)
    rng = fast(number)
    while match.state.asked():
        match.answer(*an_answer(as_table(match.state), rng, ALWAYS))
    return recorded(match, number)


def of_a_day(day: str) -> str:
    """The record of a game of two with the public deal of a day, which no one has played yet."""
    secret, words = fair.secret_of_day(day), [day, day]
    match = stablemates.match("second-ru", ["Ann", "bot:sensible"], fair.seed(secret, "second-ru", {}, words))
    return fair.record(match, secret, words)


def header_of(text: str) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(lines_of(text)[0])
    return header


def answers_of(text: str) -> list[tuple[int, int]]:
    """Return the answers of a record, read without the engine."""
    said = [line.split() for line in lines_of(text)[1:] if line.strip() and not line.startswith("#")]
    return [(int(seat), int(option)) for seat, option in said]


def with_header(text: str, header: dict[str, Any]) -> str:
    """Return a record with another header and a correct checksum, as a skilled forger would make it."""
    header["fair"]["sum"] = fair.checksum(header, answers_of(text))
    return "\n".join([json.dumps(header, ensure_ascii=False), *lines_of(text)[1:]])


def flipped(text: str, place: int) -> str:
    """Return a text with the lowest bit of one letter flipped."""
    place %= len(text)
    return f"{text[:place]}{chr(ord(text[place]) ^ 1)}{text[place + 1 :]}"


def forged(text: str, what: str, place: int) -> str:
    """Return a record with one bit flipped in a field that determines the deal."""
    header = header_of(text)
    part = header["fair"]
    if what == "words":
        seat = next(seat for seat, word in enumerate(part["words"]) if word)
        part["words"][seat] = flipped(part["words"][seat], place)
    elif what == "seed":
        header["seed"] = flipped_digit(header["seed"], place)
    elif what == "deck":
        part["deck"][place % len(part["deck"])] ^= 1
    elif what == "hands":
        seat = place % len(part["hands"])
        part["hands"][seat][place % len(part["hands"][seat])]["card"] ^= 1
    else:
        part[what] = flipped_digit(part[what], place)
    return with_header(text, header)


def flipped_digit(digits: str, place: int) -> str:
    """Return a hexadecimal number with one bit flipped."""
    place %= len(digits)
    return f"{digits[:place]}{int(digits[place], 16) ^ 1:x}{digits[place + 1 :]}"
