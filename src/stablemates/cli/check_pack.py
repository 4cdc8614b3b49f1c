"""``stablemates check-pack``: check that a pack can be played under every rulebook, and has its messages."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..core.errors import BadPack
from ..core.names import unknown
from ..games import registry
from ..words import LANGUAGES, Words
from ..words.words import MissingWord, key
from . import check_game


def run(args: argparse.Namespace) -> int:
    registry.games()  # finds and validates all packs
    packs = {pack.id: pack for pack, _ in registry.packs()}
    if args.name not in packs:
        raise BadPack(f"{unknown('unknown pack', args.name, packs)}; STABLEMATES_PACKS names the folder of your packs")
    cards = [card.name for card in packs[args.name].cards]
    lacking = [line for language in LANGUAGES for line in missing(Words(language, strict=True), cards)]
    books = [book.id for book in registry.profiles() if any(option.name == "packs" for option in book.options)]
    return check_game.report(args, books, {"packs": args.name}, lacking)


def missing(words: Words, cards: list[str]) -> Iterator[str]:
    """Yield the messages that the cards lack in a language."""
    for card in cards:
        for attribute in ("", "text"):
            try:
                words.format(key("card", card), attribute, {})
            except MissingWord as problem:
                yield str(problem)
