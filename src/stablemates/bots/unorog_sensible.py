"""The plain sense of Unorog, from the view and the options alone; rule numbers are those of docs/rules/unorog.md.

Lay a card whenever one can be laid: the one that leaves most cards of the colour that is then up, and that sheds most
points when somebody is about to finish.  Keep hoof and alicorn, which go on anything, for the end.
"""

from __future__ import annotations

from ..core.kernel import NO_CARD, Option
from .bot import Bot
from .level import Level
from .world import World

ELDER = ("hoof", "alicorn")
AIMED = ("stone", "dust", "alicorn")
LOW = 3  # so few cards are a threat

# What a play is worth, in the unit "all that is left in my hand is of the colour that is up".
WIN = 1000.0
KEEP_ELDER = 1.5
SLOW_DOWN = 0.5  # to aim a card at one who is about to finish
SHED_A_POINT = 0.02
BLUFF = 10.0  # the price of a dishonest alicorn for one who does not dare

WORLDS = 16  # imagined hands by which a check is weighed
BLUFFERS = 0.15  # how much rarer an alicorn is laid by one who holds the colour than by one who does not
WORTH_A_CHECK = 0.25  # honest: six cards instead of four; dishonest: none, and four for the other (U-ALI-04)


def choose(bot: Bot, world: World, level: Level) -> int:
    options = world.question.options
    verbs = [option.verb for option in options]
    if world.question.ask == "catch":
        return verbs.index("catch" if not world.view["said"] and bot.happens(level.catches) else "pass")
    plays = [i for i, option in enumerate(options) if option.card != NO_CARD]
    if plays:  # also when a stone, dust or an alicorn is aimed at me: to answer it is to lose a card
        table = Table(world, bold=bot.happens(level.bluffs))
        best = max(plays, key=lambda i: table.worth(options[i]))
        return with_call(options, best, call=bot.happens(level.calls))
    if "check" in verbs and chance_of_a_bluff(bot, world, verbs.index("check")) > WORTH_A_CHECK:
        return verbs.index("check")
    return 0  # draw, take or sleep: what is left to do


def with_call(options: list[Option], best: int, *, call: bool) -> int:
    """The same play with the call or without it (U-CALL-01), if it is to be had both ways."""
    wanted = options[best]
    for i, option in enumerate(options):
        if (option.card, option.word, option.verb == "call") == (wanted.card, wanted.word, call):
            return i
    return best


def chance_of_a_bluff(bot: Bot, world: World, check: int) -> float:
    """How likely the alicorn aimed at me is dishonest: in how many of the hands that may be, and who would do it."""
    holds = 0
    for _ in range(WORLDS):
        imagined = world.imagine(bot.rng.next32())
        holds += any(event.kind == "dishonest" for event in imagined.answer(world.seat, check))
    bluffs = BLUFFERS * holds
    return bluffs / (bluffs + WORLDS - holds)


class Table:
    """What matters for a play."""

    def __init__(self, world: World, *, bold: bool) -> None:
        view = world.view
        held = [len(hand) for hand in view["hands"]]
        self.kind = world.kind
        self.hand: list[str] = [face["kind"] for face in view["hands"][world.seat]]
        self.colour: str = view["colour"]
        self.bold = bold
        self.next_is_low = held[(world.seat + view["direction"]) % len(held)] <= LOW
        self.somebody_is_low = any(count <= LOW for seat, count in enumerate(held) if seat != world.seat)

    def worth(self, option: Option) -> float:
        kind = self.kind(option.card)
        rest = self.hand.copy()
        rest.remove(kind)
        colour = option.word or colour_of(kind)
        same = sum(colour_of(other) == colour for other in rest)
        if not rest or (kind == "hoof" and same == len(rest) == 1):  # a hoof takes the last card along (U-HOOF-01)
            return WIN
        worth = same / len(rest)
        if self.somebody_is_low:
            worth += SHED_A_POINT * points_of(kind)
        if self.next_is_low and face_of(kind) in AIMED:
            worth += SLOW_DOWN
        if kind in ELDER:
            worth -= KEEP_ELDER
        if kind == "alicorn" and not self.bold and any(colour_of(other) == self.colour for other in rest):
            worth -= BLUFF  # U-ALI-01
        return worth


def colour_of(kind: str) -> str:
    return kind.rpartition("_")[0]


def face_of(kind: str) -> str:
    return kind.rpartition("_")[2]


def points_of(kind: str) -> int:
    face = face_of(kind)
    return int(face) if face.isdigit() else 50 if kind in ELDER else 20
