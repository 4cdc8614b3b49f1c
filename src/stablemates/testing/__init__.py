"""The language of card tests: set up a position by name, act by name, check the table.

``conform`` runs the tests that every game must pass, on your own game.

>>> from stablemates.testing import At
>>> t = At("unorog", ann={"hand": "red_5 blue_stone green_1"}, bob={"hand": "yellow_2 red_7"}, cauldron="red_3")
>>> t.options("ann")
['draw', 'red_5']
>>> t.does("ann", "red_5").options("bob")
['draw', 'red_7', 'call red_7']
>>> t.does("bob", "call red_7").does("ann", "pass")
At(turn of ann)
>>> t.hand("ann"), t.cauldron[:2]
(['blue_stone', 'green_1'], ['red_7', 'red_5'])
>>> t.why("ann", "green_1")
'colour-or-number (U-TURN-02)'
>>> t.turn_of("ann")

``does`` answers question by question.  ``plays`` plays a card and answers everything it asks, in whatever order an
edition asks: one test for every rulebook.

>>> for book in ("second-ru", "first-uk", "first-ru"):
...     t = At(
...         book,
...         ann={"hand": "unicorn_swap", "stable": "rainbow_unicorn narwhal"},
...         bob={"hand": "neigh", "stable": "americorn rhinocorn"},
...         cat={"stable": ""},
...     )
...     t = t.plays("ann", "unicorn_swap", gives="rainbow_unicorn", to="bob", steals="rhinocorn")
...     t.stable("ann"), t.unicorns("ann")
(['narwhal', 'rhinocorn'], 2)
(['narwhal', 'rhinocorn'], 2)
(['narwhal', 'rhinocorn'], 2)

Shortcuts are only for setting up the table; after that, players act only through ``does`` and ``plays``.
Every test ends with ``turn_of`` or ``won_by``: no question is left open.
"""

from .at import At
from .conformance import NotConforming, conform

__all__ = ["At", "NotConforming", "conform"]
