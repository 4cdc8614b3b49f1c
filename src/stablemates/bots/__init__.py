"""Players that are programs.

>>> import stablemates
>>> from stablemates import bots
>>> game = stablemates.new("unorog", seats=2, seed=7)
>>> [question] = game.pending()
>>> world = bots.World(game, question.seat)
>>> events = game.answer(question.seat, bots.make("sensible", seed=1).choose(world))
"""

from .bot import Bot as Bot
from .bot import KeenBot as KeenBot
from .bot import RandomBot as RandomBot
from .make import NAMES as NAMES
from .make import UnknownBot as UnknownBot
from .make import make as make
from .sensible import SensibleBot as SensibleBot
from .world import World as World
