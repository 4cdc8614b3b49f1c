"""The referee: what happens if …?  A position set up by name, answers by name, and everything explained.

It keeps nothing: the same question always has the same answer.
"""

from __future__ import annotations

from .answers import BadQuestion as BadQuestion
from .rulings import rule as rule
