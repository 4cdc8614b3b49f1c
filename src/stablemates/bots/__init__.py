"""Players that are programs.

>>> import stablemates
>>> from stablemates import bots
>>> game = stablemates.new("unorog", seats=2, seed=7)
>>> [question] = game.pending()
>>> world = bots.World(game, question.seat)
>>> events = game.answer(question.seat, bots.make("sensible", seed=1).answer(world))
"""

from .adapter import BotPolicy
from .bot import Bot, PolicyBot
from .factory import as_policy, bring, check, make, name_of
from .ladder import UnknownBot
from .roster import DEFAULT_BOT, Entry, entry, every_entry, every_name, names, offered, roster, spec_of
from .searcher import SearchBot
from .world import World

__all__ = [
    "DEFAULT_BOT",
    "Bot",
    "BotPolicy",
    "Entry",
    "PolicyBot",
    "SearchBot",
    "UnknownBot",
    "World",
    "as_policy",
    "bring",
    "check",
    "entry",
    "every_entry",
    "every_name",
    "make",
    "name_of",
    "names",
    "offered",
    "roster",
    "spec_of",
]
