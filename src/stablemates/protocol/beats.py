"""Animation beats: how long each event is shown.  The page plays them, and a table with viewers waits for them.

A beat is what the eye takes in as one thing.  All times are in milliseconds, at a relaxed, a normal and a quick pace.
``tools/protocol.py`` writes the figures for the page, which decides how a beat looks and sounds.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from .commands import Pace

Lengths = tuple[int, int, int]
Weight = Literal["major", "minor", "silent"]

PACES: Final[tuple[Pace, ...]] = ("relaxed", "normal", "quick")
LIMIT: Final[Lengths] = (9_000, 7_000, 4_500)  # the longest wait for the animation of one action
BREATH: Final[Lengths] = (500, 300, 150)  # between the animation and a bot's next action
MORE: Final[Lengths] = (350, 250, 150)  # for each further blow of one beat ...
MOST_BLOWS: Final = 3  # ... up to this many
CROWD: Final = 6  # the number of seats from which minor beats and breaths are halved


class Beat(Struct, frozen=True, omit_defaults=True):
    """The figures of one kind of beat."""

    weight: Weight  # major: shown in full; minor: may be shortened; silent: takes no time
    ms: Lengths = (0, 0, 0)
    own: Lengths | None = None  # for the player who acts, who knows what they did
    hits: Literal["", "seat", "whom", "card"] = ""  # the player it hits: the actor, the one named, the card's owner
    hit: Lengths | None = None  # for the player it hits
    joins: str = ""  # shown as part of the beat of this name, if that comes right before it
    merge: Literal["", "all", "seat", "source"] = ""  # which neighbours of its kind share its beat
    at_once: bool = False  # these are a single blow
    tidies: tuple[str, ...] = ()  # by these rules it only tidies up and takes no time


def major(
    ms: Lengths,
    *,
    own: Lengths | None = None,
    hits: Literal["", "seat", "whom", "card"] = "",
    hit: Lengths | None = None,
    joins: str = "",
    merge: Literal["", "all", "seat", "source"] = "",
    at_once: bool = False,
) -> Beat:
    return Beat("major", ms, own, hits, hit, joins, merge, at_once)


def minor(
    ms: Lengths,
    *,
    own: Lengths | None = None,
    merge: Literal["", "all", "seat", "source"] = "",
    tidies: tuple[str, ...] = (),
) -> Beat:
    return Beat("minor", ms, own, merge=merge, tidies=tidies)


SILENT: Final = Beat("silent")
UNKNOWN: Final = minor((900, 600, 350), merge="seat")  # for events of other games and packs, which have no entry

BEATS: Final[dict[str, dict[str, Beat]]] = {
    "stable": {
        "deal": minor((1200, 800, 400), merge="all"),
        "baby": minor((700, 500, 250), merge="all"),
        "first": minor((900, 600, 400)),
        "turn": minor((600, 400, 200), own=(900, 700, 500)),
        "draw": minor((450, 300, 150), merge="seat"),
        "play": major((2500, 1500, 800), own=(700, 500, 350)),
        "aim-stable": major((900, 600, 500), joins="play", hits="whom"),
        "aim": major((900, 600, 500), joins="play", merge="seat", hits="whom"),
        "aim-player": major((900, 600, 500), joins="play", merge="seat", hits="whom"),
        "no-effect": minor((700, 500, 300)),
        "neigh": major((1600, 1200, 1000), hits="card", hit=(2200, 1700, 1300)),
        "super-neigh": major((2000, 1500, 1200), hits="card", hit=(2600, 2000, 1500)),
        "stopped": major((1300, 1000, 700), merge="all", hits="seat", hit=(1600, 1200, 800)),
        "enter": minor((700, 450, 250)),
        "discard": minor((700, 450, 250), merge="seat", tidies=("R-CARD-05", "R-CARD-07")),
        "sacrifice": major((1500, 1100, 1000), merge="source"),
        "destroy": major((1800, 1300, 1000), merge="source", hits="whom", hit=(3000, 2200, 1600)),
        "steal": major((1800, 1300, 1000), merge="source", hits="whom", hit=(3000, 2200, 1600)),
        "return": major((1300, 900, 700), merge="source", hits="whom", hit=(2000, 1500, 1000)),
        "bring": minor((1100, 700, 400)),
        "recover": minor((1000, 650, 350)),
        "move": major((1300, 900, 700), hits="whom", hit=(2000, 1500, 1000)),
        "roam": major((1300, 900, 700)),
        "give-back": major((1300, 900, 700)),
        "transform": major((1500, 1100, 1000), hits="whom", hit=(2000, 1500, 1100)),
        "pull": major((1300, 900, 700), hits="whom", hit=(2200, 1600, 1100)),
        "show": minor((1000, 700, 400), merge="seat"),
        "swap": major((1200, 850, 600), merge="all", hits="whom", hit=(2000, 1500, 1000)),
        "take": minor((1100, 700, 400)),
        "take-secretly": minor((700, 450, 250)),
        "put-back": SILENT,
        "shuffle-in": minor((600, 400, 200), merge="all"),
        "shuffle": minor((700, 450, 250)),
        "extra-turn": major((1200, 900, 700)),
        "over": major((1800, 1500, 1200)),
    },
    "unorog": {
        "dealer-card": minor((1000, 600, 300), merge="all"),
        "dealer": SILENT,
        "deal": minor((1200, 800, 400), merge="all"),
        "not-a-lock": minor((900, 600, 350)),
        "open": minor((900, 600, 400)),
        "draw": minor((450, 300, 150), merge="seat"),
        "penalty": major((1600, 1300, 1000), hits="seat", hit=(2200, 1700, 1200), merge="seat", at_once=True),
        "refill": SILENT,
        "empty": minor((700, 450, 250)),
        "play": major((1100, 750, 500), own=(500, 350, 250)),
        "play-relic": major((1500, 1000, 800), own=(500, 350, 250)),
        "play-alicorn": major((2500, 1700, 1100), own=(700, 500, 350)),
        "call": major((1200, 900, 700)),
        "mirror": major((1000, 700, 600)),
        "sleep": major((1000, 800, 700), hits="seat", hit=(1400, 1000, 800)),
        "check": major((1800, 1300, 1000), hits="whom"),
        "show": major((1500, 1000, 700), merge="seat"),
        "dishonest": major((2200, 1600, 1100), hits="seat", hit=(2800, 2100, 1500)),
        "honest": major((2200, 1600, 1100)),
        "catch": major((1800, 1300, 1000), hits="whom", hit=(2600, 1900, 1400)),
        "catch-in-vain": minor((1200, 900, 700)),
        "round": major((1800, 1500, 1200)),
    },
}
