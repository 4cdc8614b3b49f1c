"""Players that are programs.

>>> import stablemates
>>> from stablemates import bots
>>> game = stablemates.new("unorog", seats=2, seed=7)
>>> [question] = game.pending()
>>> world = bots.World(game, question.seat)
>>> events = game.answer(question.seat, bots.make("sensible", seed=1).answer(world))
"""

from .adapter import BotPolicy as BotPolicy
from .bot import Bot as Bot
from .bot import PolicyBot as PolicyBot
from .factory import as_policy as as_policy
from .factory import check as check
from .factory import make as make
from .factory import name_of as name_of
from .ladder import UnknownBot as UnknownBot
from .roster import USUAL as USUAL
from .roster import Entry as Entry
from .roster import entry as entry
from .roster import every_entry as every_entry
from .roster import every_name as every_name
from .roster import names as names
from .roster import offered as offered
from .roster import roster as roster
from .searcher import SearchBot as SearchBot
from .world import World as World
