"""``stablemates check-pack``: check that a pack can be played under every rulebook, and has its messages."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..core.errors import BadPack
from ..core.names import unknown
from ..games import registry
from ..games.stable.naming import OPS
from ..words import LANGUAGES, Words
from ..words.words import key
from . import check_game


def run(args: argparse.Namespace) -> int:
    registry.games()  # finds and validates all packs
    packs = {pack.id: pack for pack, _ in registry.packs()}
    if args.name not in packs:
        raise BadPack(f"{unknown('unknown pack', args.name, packs)}; STABLEMATES_PACKS names the folder of your packs")
    texts = [(key("card", card.name), part) for card in packs[args.name].cards for part in ("", "text")]
    ops = [op for name, op in OPS.items() if name.startswith(f"{args.name}:")]
    texts += dict.fromkeys((key("ask", "stable", op.asks), "") for op in ops if op.asks)
    lacking = [line for language in LANGUAGES for line in missing(Words(language), texts)]
    books = [book.id for book in registry.profiles() if any(option.name == "packs" for option in book.options)]
    return check_game.report(args, books, {"packs": args.name}, lacking)


def missing(words: Words, texts: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the messages, or attributes of messages, that a language lacks."""
    for name, attribute in texts:
        if not words.has(name, attribute):
            yield f"{words.lang}: {name}.{attribute}" if attribute else f"{words.lang}: {name}"
