"""``stablemates ask``: ask the referee what happens in a position, with the rules and the cards that decide it."""

from __future__ import annotations

import argparse
import os

import msgspec

from ..core.errors import BadNotation
from ..games import registry
from ..protocol.commands import LONGEST_NAME
from ..protocol.rulings import Inquiry, Ruling
from ..protocol.values import Reason
from ..protocol.views import View
from ..referee import rule
from ..words import Words, choose
from ..words.speech import Speech
from .json_fields import print_json
from .options import table_options

MOST_PLAYERS = 8


def run(args: argparse.Namespace) -> int:
    inquiry = question(args)
    ruling = rule(inquiry)
    if args.json:
        print_json({name: msgspec.to_builtins(getattr(ruling, name)) for name in ruling.__struct_fields__})
    else:
        show(ruling, choose(args.lang, os.environ))
    return 0


def question(args: argparse.Namespace) -> Inquiry:
    """Return the position and the answers on the command line."""
    data = {
        "profile": args.profile,
        "players": [player(text) for text in args.players],
        "turn": args.turn or "",
        "phase": args.phase,
        "discard": names(args.discard or ""),
        "deck": pile(args.deck),
        "nursery": pile(args.nursery),
        "loans": [loan_of(text) for text in args.loan],
        "options": table_options(args.option, registry.find(args.profile)[1]),
        "path": args.do,
        "ways": args.ways,
    }
    if not 2 <= len(args.players) <= MOST_PLAYERS:
        raise BadNotation(f"a position has 2 to {MOST_PLAYERS} players, not {len(args.players)}")
    try:
        return msgspec.convert(data, Inquiry)
    except msgspec.ValidationError as error:
        raise BadNotation(in_short(str(error))) from None


def in_short(message: str) -> str:
    """Return a message about a field that starts with the field, like all others.

    >>> in_short("Expected `str` of length <= 40 - at `$.discard[0]`")
    "field 'discard[0]': expected `str` of length <= 40"
    """
    problem, _, place = message.rpartition(" - at ")
    return f"field '{place.strip('`').removeprefix('$.')}': {problem[:1].lower()}{problem[1:]}"


def player(text: str) -> dict[str, object]:
    """Return a player of a position.

    >>> player("bob stable=yay,narwhal hand=neigh")
    {'name': 'bob', 'stable': ['yay', 'narwhal'], 'hand': ['neigh']}
    """
    name, *rest = text.split() or [""]
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadNotation(f"player {name!r}: a name has 1 to {LONGEST_NAME} characters")
    found: dict[str, object] = {"name": name}
    for word in rest:
        zone, equals, cards = word.partition("=")
        if zone not in ("hand", "stable") or not equals:
            raise BadNotation(f"player {name!r}: {word!r} is neither stable=CARDS nor hand=CARDS")
        found[zone] = names(cards)
    return found


def loan_of(text: str) -> list[str]:
    """Return a borrowed unicorn, its owner and, if it is known, the card that took it."""
    parts = names(text)
    if not 2 <= len(parts) <= 3:
        raise BadNotation(f"--loan {text}: expected UNICORN,OWNER or UNICORN,OWNER,CARD")
    return parts


def names(cards: str) -> list[str]:
    return [card for card in cards.split(",") if card]


def pile(text: str | None) -> list[str] | int | None:
    """Return a pile: its cards, or how many it has."""
    if text is None:
        return None
    return int(text) if text.isdecimal() else names(text)


def show(ruling: Ruling, lang: str) -> None:
    view = ruling.view
    words = Words(lang, view.game)
    speech = Speech(words, registry.find(view.profile)[1], ruling.players)
    for one in ruling.news:
        for sentence, cited in speech.with_rules(one.news):
            print(f"{sentence} {speech.rule(cited) if cited else ''}".rstrip())
        for reason in one.asides:
            print(f"  {explained(reason, view, speech)}")
    for asked in ruling.ask:
        speaker = Speech(words, registry.find(view.profile)[1], ruling.players, asked.seat)
        print(f"\n{asked.who}: {speaker.question(asked.question, view)}")
        for label, option in zip(asked.labels, asked.question.options, strict=True):
            print(f"  {asked.who} {label}: {speaker.option(option)}")
    for reason in ruling.cannot:
        print(f"  ✗ {explained(reason, view, speech)}")
    if ruling.ways:
        print()
        for number, way in enumerate(ruling.ways, 1):
            print(f"{number}. {'; '.join(way.path)}")
    if ruling.ended is not None:
        print(speech.outcome(ruling.ended))


def explained(reason: Reason, view: View, speech: Speech) -> str:
    """Return why something cannot be done, and the ruling if the rules leave it open."""
    text = speech.reason(reason, view)
    if not reason.ruling:
        return text
    number = speech.words.text("ruling", number=reason.ruling)
    return f"{text} {number} {speech.words.text('ruling-' + reason.ruling.replace('.', '-'))}"
