"""The referee: what happens if …?  Set up a position, give answers by name, and get everything explained.

It is stateless: the same question always gets the same ruling.
"""

from __future__ import annotations

from .answers import BadQuestion as BadQuestion
from .rulings import rule as rule
