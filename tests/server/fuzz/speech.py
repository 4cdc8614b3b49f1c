"""Messages to send to a table: valid commands, commands with an error, and noise.

Everything is drawn from a seed, so the same seed gives the same messages.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, get_args

import msgspec

from stablemates.protocol import commands as c

COMMANDS: tuple[type, ...] = get_args(c.Command)
FIELDS = {
    command: [one for one in msgspec.structs.fields(command) if one.name not in ("id", "on")] for command in COMMANDS
}
RARE = {"close": 0.04, "remove": 0.1, "handover": 0.3, "stand": 0.4, "patience": 0.3}  # 1: as often as the others
WEIGHTS = [RARE.get(command.__name__.lower(), 1.0) for command in COMMANDS]
LARGEST = 4096  # characters of a message; longer ones do not get past the connection
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    15,
    16,
    2**31,
    2**53 - 1,
    2**53,
    2**63,
    2**64,
    10**40,
    -(10**300),
    0.5,
    1e308,
    -0.0,
    "",
    "0",
    "x" * 25,
    "x" * 300,
    "\0",
    "\u202e\u200f",
    "\ufeff",
    "é" * 24,
    "🦄" * 24,
    "ann\n",
    "__class__",
    "{0.__class__}",
    "%s%n",
    "'; DROP TABLE entries; --",
    "../../secret",
    [],
    {},
    [[]],
    [None] * 50,
    {"": ""},
    {"type": "sit"},
    list(range(200)),
]
PIECES = [
    b"NaN",
    b"Infinity",
    b"-",
    b"1e999",
    b"0x10",
    b"00",
    b"9" * 1000,
    b"-" * 50,
    b"[" * 500,
    b'{"a":' * 300,
    b"]" * 20,
    b"}",
    b"{",
    b",",
    b":",
    b'"',
    b"\\",
    b"\\ud800",
    b'"\\ud800\\u0041"',
    b"\\u0000",
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xf0\x9f\xa6",
    b"\xef\xbb\xbf",
    b"null",
    b"true",
    b"/**/",
    b"\n\r\t ",
    b'"on":1,',
    b'"id":"abcdefgh",',
    b'"type":"close",',
    b'"__proto__":{},',
    "точка".encode(),
    b"A" * 3000,
]


class Speech:
    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.ids = 0
        self.make: dict[str, Callable[[], Any]] = {
            "name": lambda: dice.choice(["Ann", "Bob", "Cid", "Dan", "Eve", "Ann ", "\u202eevil", "🦄", "x" * 24]),
            "seat": lambda: dice.choice([None, 0, 1, 1, 2, 3, 15]),
            "place": lambda: dice.choice([0, 0, 1, 16, 2**53 - 1]),
            "level": lambda: dice.choice(["novice", "random", "sensible", "keen", "searcher:64", "nobody", "x:y"]),
            "settings": self.settings,
            "word": lambda: dice.choice(["", "clover", "two words", "é" * 64, "\0", " "]),
            "option": lambda: dice.choice([0, 0, 1, 2, 3, 9, 100_000]),
            "mode": lambda: dice.choice(["smart", "always", "sleep", "armed"]),
            "kind": lambda: dice.choice([None, "neigh", "narwhal", "no-such-kind"]),
            "of_type": lambda: dice.choice([None, "magic", "upgrade", "no-such-type"]),
            "wake": lambda: dice.sample(["wins", "mine", "stops"], dice.randrange(4)),
            "times": lambda: dice.choice([1, 2, 10]),
            "pace": lambda: dice.choice(get_args(c.Pace)),
            "ms": lambda: dice.randint(1, 5_000),
            "held": lambda: dice.random() < 0.6,
            "yes": lambda: dice.random() < 0.7,
            "text": lambda: dice.choice(["hello", " ", "\u200b", "<b>bold</b>", "z" * 280, "שלום"]),
            "phrase": lambda: dice.choice(get_args(c.Phrase)),
            "reaction": lambda: dice.choice(get_args(c.Reaction)),
            "avatar": lambda: dice.choice([None, *get_args(c.Avatar)]),
            "colour": lambda: dice.choice([None, *get_args(c.AvatarColour)]),
            "card": lambda: dice.choice([None, 0, 1, 40, 80, 100_000]),
            "muted": lambda: dice.random() < 0.5,
        }

    def settings(self) -> dict[str, Any]:
        dice = self.dice
        settings: dict[str, Any] = {
            "profile": dice.choice(["unorog", "unorog", "second-ru", "first-uk", "first-ru", "none-such"]),
            "seats": dice.choice([2, 2, 3, 3, 4, 5, 11]),
            "speed": dice.choice(get_args(c.Speed)),
            "public": dice.random() < 0.2,
        }
        if dice.random() < 0.3:
            name = dice.choice(["goal", "stone_skips", "unicorns_to_win", "first", "packs", "nothing"])
            settings["options"] = {name: dice.choice([0, 1, 500, -1, True, "random", "fireflies", 2**53 - 1])}
        return settings

    def id(self) -> str:
        self.ids += 1
        return f"{self.dice.getrandbits(64):016x}-{self.ids}"

    def command(self, state: int) -> dict[str, Any]:
        """Return a well-formed command, allowed or not."""
        (kind,) = self.dice.choices(COMMANDS, WEIGHTS)
        command = {"type": kind.__name__.lower(), "id": self.id(), "on": state}
        for field in FIELDS[kind]:
            value = self.make[field.name]()
            if field.required and value is None:
                value = self.dice.randrange(4)
            if field.required or self.dice.random() < 0.7:
                command[field.name] = value
        return command

    def bent(self, command: dict[str, Any]) -> dict[str, Any]:
        """Return the same with one or two errors."""
        dice, command = self.dice, dict(command)
        for _ in range(dice.choice([1, 1, 2])):
            name = dice.choice(list(command)) if command else "id"
            how = dice.randrange(5)
            if how == 0:
                command.pop(name, None)
            elif how == 1:
                command[dice.choice(["by", "seq", "person", "seat", "look", "kind", "", "ID"])] = dice.choice(ODD)
            elif how == 2 and isinstance(command.get("settings"), dict):
                command["settings"] = self.bent(command["settings"])
            else:
                command[name] = dice.choice(ODD)
        return command

    def noise(self, message: bytes) -> bytes:
        """Return a message with some bytes changed, or pure garbage."""
        dice, text = self.dice, bytearray(message)
        for _ in range(dice.choice([1, 1, 2, 4])):
            place = dice.randrange(len(text) + 1)
            how = dice.randrange(6)
            if how == 0:
                text[place:place] = dice.choice(PIECES)
            elif how == 1:
                del text[place : place + dice.choice([1, 1, 2, 10])]
            elif how == 2 and place < len(text):
                text[place] = dice.randrange(256)
            elif how == 3:
                text = text[:place]
            elif how == 4:
                other = dice.randrange(len(text) + 1)
                text[place:place] = text[min(place, other) : max(place, other)]
            else:
                text[place : place + dice.randrange(8)] = dice.choice(PIECES)
        if dice.random() < 0.02:
            text = bytearray(dice.randbytes(dice.randrange(200)))
        return bytes(text[:LARGEST])


def written(content: dict[str, Any]) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")
