"""Random cards from the whole vocabulary, and games with them.

A card depends only on its number and is JSON; ``check_pack`` refuses about half of them.  Games are played to the end
with the others: whatever ``check_pack`` accepts must never break a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stablemates.core.errors import BadPack
from stablemates.core.game import Profile
from stablemates.core.rng import Rng, fast
from stablemates.games.stable.card_json import SELF_RULES, STABLE_RULES, VERBS, card_from_json
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.profiles import EDITIONS
from stablemates.games.stable.validation import check_pack
from stablemates.lab.soak import soak

ENDLESS = 20_000  # answers after which a game counts as endless
COPIES = 8  # so that it appears in every game
TYPES = ["basic", "magical", "upgrade", "downgrade", "magic", "instant"]
# The usual parts of a filter; `check_pack` knows which verb accepts which.
SETS = [
    ["card"],
    ["baby", "basic", "magical"],
    ["basic"],
    ["upgrade"],
    ["downgrade"],
    ["upgrade", "downgrade"],
    ["magic"],
]
PLACES = ["stable"] * 6 + ["hand", "discard", "nursery", "deck"]
REACHES = ["any", "yours", "theirs", "foes", "this"]
JOINING = ["May", "Then", "IfYouDo", "And", "Either", "EachPlayer", "ForPlayer", "ThatPlayer"]


def choose(rng: Rng, choices: list[Any]) -> Any:
    return choices[rng.below(len(choices))]


def random_card(number: int) -> dict[str, Any]:
    """Return the card of a number, as JSON."""
    rng = fast(number)
    type = choose(rng, TYPES)
    card: dict[str, Any] = {"name": f"random_{number}", "type": type, "copies": COPIES}
    if type == "instant":
        card["tags"] = ["neigh"]
    moments = ["play"] if type == "magic" else ["enter", "turn", "fall", "leave"]
    card["on"] = {choose(rng, moments): random_op(rng, 0) for _ in range(1 if type == "magic" else rng.below(3))}
    if type != "magic" and rng.below(6) == 0:
        card["instead"] = {"saves": random_filter(rng), "op": random_op(rng, 1), "sacrifices": rng.below(2) == 0}
    if type != "magic" and rng.below(4) == 0:
        card["grants"] = [choose(rng, STABLE_RULES)]
    if type != "magic" and rng.below(4) == 0:
        card["itself"] = [choose(rng, SELF_RULES)]
    return card


def random_op(rng: Rng, depth: int) -> dict[str, Any]:
    """Return a verb; combining verbs are likely at the top, and rare further down."""
    verb = choose(rng, JOINING if rng.below(3) > depth else list(VERBS))
    op: dict[str, Any] = {"verb": verb}
    for name in VERBS[verb][1]:
        if name == "what":
            op[name] = random_filter(rng)
        elif name == "n":
            op[name] = 1 + rng.below(3)
        elif name == "op":
            op[name] = random_op(rng, depth + 1)
        elif name == "ops":
            op[name] = [random_op(rng, depth + 1) for _ in range(2 + rng.below(2))]
        else:
            op[name] = rng.below(2) == 0
    return op


def random_filter(rng: Rng) -> dict[str, Any]:
    what: dict[str, Any] = {"types": choose(rng, SETS), "zone": choose(rng, PLACES), "whose": choose(rng, REACHES)}
    if rng.below(8) == 0:
        what["other"] = True
    return what


def accepted(data: dict[str, Any]) -> Kind | None:
    """Return the card, or ``None`` if ``check_pack`` refuses it."""
    try:
        kind = card_from_json(data)
        check_pack(Pack("random", [kind]), {}, set())
    except BadPack:
        return None
    return kind


def accepted_cards(first: int) -> Iterator[tuple[int, Kind]]:
    """Yield numbers and cards that ``check_pack`` accepts, starting with a number."""
    number = first
    while True:
        kind = accepted(random_card(number))
        if kind is not None:
            yield number, kind
        number += 1


def play_with(kind: Kind, games: int) -> int:
    """Play games with a card by all rulebooks in turn; return the answers given.  Raises if a game breaks."""
    game = StableGame()
    game.add_pack(Pack("random", [kind]))
    return sum(play(game, game.profiles[number % len(EDITIONS)], number) for number in range(games))


def play(game: StableGame, book: Profile, number: int) -> int:
    """Play one game; every other one with keen players, who prefer to act."""
    seats = max(book.fewest, 2 + number // len(EDITIONS) % 4)
    table = game.new(book, seats, number, book.settle({"packs": "random"}))
    table.quiet = number % 5 != 0
    answers = soak(table, fast(number), number // 2 % 2 * 6, ENDLESS)
    assert table.outcome() is not None, f"{book.id}, {seats} seats, game {number}: no end after {answers:,} answers"
    return answers
