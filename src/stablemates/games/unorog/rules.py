"""The table options of Unorog."""

from __future__ import annotations

from ...core.game import Options


class Rules:
    """The rulebook and the options of one table."""

    def __init__(self, profile: str, options: Options) -> None:
        self.profile = profile
        self.options = options
        self.stone_skips = options["stone_skips"] is True
        self.stones_add_up = options["stones_add_up"] is True
        self.goal = int(options["goal"])  # points that win a match; 0: a single round
        self.dust_by_value = options.get("dust_by_value") is True
