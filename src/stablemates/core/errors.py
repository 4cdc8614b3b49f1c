"""Errors.  A refused call leaves everything unchanged.

An engine bug is never one of these: it is an ``AssertionError``.
"""

from __future__ import annotations


class Refused(Exception):
    """A call that the game refuses; the message says what is wrong and why."""


class NotYourQuestion(Refused):
    """The seat that answered has no open question."""


class IllegalAnswer(Refused):
    """The answer is not one of the question's options."""


class NoSuchSeat(Refused):
    """There is no such seat: seats are numbered from 0."""


class UnknownGame(Refused):
    """No game of that name is installed."""


class UnknownProfile(Refused):
    """No rulebook of that name is installed."""


class UnknownCard(Refused):
    """There is no card of that name, or there are too few of it."""


class BadOption(Refused):
    """A table option that the rulebook does not have, or a value it does not take."""


class BadSeats(Refused):
    """The rulebook is not for that many players."""


class BadSeed(Refused):
    """An invalid seed."""


class BadGame(Refused):
    """A third-party game that cannot be loaded; the message says where the mistake is."""


class BadPack(Refused):
    """A pack of cards that cannot be loaded; the message says where the mistake is."""


class Endless(Refused):
    """Effects that set each other off without end; the message names their cards."""


class BadSave(Refused):
    """A saved game that cannot be read; the message names the field."""


class BadNotation(Refused):
    """A line of notation that cannot be read; the message names the part."""


class BadMatch(Refused):
    """A match file that cannot be read or does not replay; the message names the line."""
