"""Players that are programs.

>>> import stablemates
>>> from stablemates import bots
>>> game = stablemates.new("unorog", seats=2, seed=7)
>>> [question] = game.pending()
>>> world = bots.World(game, question.seat)
>>> events = game.answer(question.seat, bots.make("sensible", seed=1).choose(world))
"""

from .adapter import BotPolicy as BotPolicy
from .bot import Bot as Bot
from .bot import PolicyBot as PolicyBot
from .factory import as_policy as as_policy
from .factory import check as check
from .factory import make as make
from .factory import name_of as name_of
from .ladder import UnknownBot as UnknownBot
from .ladder import every_name as every_name
from .ladder import names as names
from .searcher import SearchBot as SearchBot
from .world import World as World
