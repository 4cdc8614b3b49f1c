"""Players that are programs.

>>> import stablemates
>>> from stablemates import bots
>>> game = stablemates.new("unorog", seats=2, seed=7)
>>> [question] = game.pending()
>>> world = bots.World(game, question.seat)
>>> events = game.answer(question.seat, bots.make("sensible", seed=1).choose(world))
"""

from .asked import AskedBot as AskedBot
from .bot import Bot as Bot
from .bot import JudgeBot as JudgeBot
from .ladder import UnknownBot as UnknownBot
from .ladder import every_name as every_name
from .ladder import names as names
from .make import as_judgement as as_judgement
from .make import check as check
from .make import make as make
from .make import name_of as name_of
from .search import SearchBot as SearchBot
from .world import World as World
