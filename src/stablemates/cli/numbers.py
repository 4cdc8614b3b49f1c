"""Numbers on the command line: a wrong one is refused with what is allowed."""

from __future__ import annotations

from argparse import ArgumentTypeError

DIGITS = 9  # maximum digits of an integer argument


def integer(text: str) -> int:
    if text.startswith("-") and text[1:].isdecimal():
        raise ArgumentTypeError(f"{text!r} is too small: use 0 or more")
    if not (text.isascii() and text.isdigit()):
        raise ArgumentTypeError(f"{text!r} is not an integer")
    if len(text) > DIGITS:
        raise ArgumentTypeError(f"{text!r} is too large: use at most {DIGITS} digits")
    return int(text)


def positive(text: str) -> int:
    value = integer(text)
    if value < 1:
        raise ArgumentTypeError(f"{text!r} is too small: use 1 or more")
    return value


def share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArgumentTypeError(f"{text!r} is not between 0 and 1")
    return value


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 3600")
    return value
