"""The table options of Unorog."""

from __future__ import annotations

from typing import Final

from ...core.game import Options
from ...core.packed import vec
from .hand import in_turn

try:
    from mypy_extensions import i64
except ImportError:
    from ...core.native import i64


def fits(dust_by_value: bool) -> vec[i64]:
    """Return the kinds that may be played on each colour and face, at 16 * colour + face."""
    return vec[i64]([in_turn(place // 16, place % 16, dust_by_value) for place in range(4 * 16)])


FITS: Final = fits(dust_by_value=False)
FITS_BY_VALUE: Final = fits(dust_by_value=True)


class Rules:
    """The rulebook and the options of one table."""

    def __init__(self, profile: str, options: Options) -> None:
        self.profile = profile
        self.options = options
        self.stone_skips = options["stone_skips"] is True
        self.stones_add_up = options["stones_add_up"] is True
        self.goal = int(options["goal"])  # points that win a match; 0: a single round
        self.dust_by_value = options.get("dust_by_value") is True
        self.fits = FITS_BY_VALUE if self.dust_by_value else FITS
