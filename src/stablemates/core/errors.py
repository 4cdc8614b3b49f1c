"""What can go wrong, precisely.  A refused call leaves everything as it was.

An engine bug is never one of these: it is an ``AssertionError``.
"""

from __future__ import annotations


class Refused(Exception):
    """Something was asked of a game that it cannot do; the message says what and why."""


class NotYourQuestion(Refused):
    """The seat that answered has no open question."""


class IllegalAnswer(Refused):
    """The answer is not one of the question's options."""


class NoSuchSeat(Refused):
    """No one sits there: seats are counted from 0."""


class UnknownGame(Refused):
    """No game of that name is installed."""


class UnknownProfile(Refused):
    """No rulebook of that name is installed."""


class UnknownCard(Refused):
    """There is no card of that name, or too few of it."""


class BadOption(Refused):
    """A table option that the rulebook does not have, or a value it does not take."""


class BadSeats(Refused):
    """The rulebook is not for that many players."""


class BadSeed(Refused):
    """A seed that no generator takes."""


class BadGame(Refused):
    """A game that someone brings and that cannot be played; the message says where it is wrong."""


class BadPack(Refused):
    """A pack of cards that cannot be shuffled in; the message says where it is wrong."""


class Endless(Refused):
    """Effects that set each other off without end; the message names their cards."""


class BadSave(Refused):
    """A saved game that cannot be read; the message names the field."""


class BadNotation(Refused):
    """A line of notation that cannot be read; the message names the part."""


class BadMatch(Refused):
    """A match file that cannot be read or does not replay; the message names the line."""
