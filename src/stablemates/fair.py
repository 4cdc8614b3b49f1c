"""Fair dealing: the cards are fixed before anyone plays, and everyone can verify it afterwards.

The table draws a secret and publishes its hash, the commitment.  Players add words.  The secret and the words make the
seed, so neither side alone decides the cards.  After the game the secret is revealed, and ``check`` computes everything
again.
``docs/fair-dealing.md`` explains it in full, and what it does not prove.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Any, Final

from .core.errors import BadMatch, Refused
from .core.game import Options
from .core.kernel import Card, Event
from .core.match import Match, lines_of, open_match, read_match
from .core.rng import seeded
from .core.table import DECK
from .games import registry

SECRET_BYTES: Final = 128  # a full block of HMAC-SHA-512: a longer key would be hashed, and some orders lost
LONGEST_WORD: Final = 64  # characters
SECRET: Final = re.compile(r"[0-9a-f]{256}")
DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")  # in the digits of any script, so that none hide it
FIRST_HANDS: Final = {"stable": "R-SET-04", "unorog": "U-SET-02"}  # the rule by which each game deals them
NOT_SHUFFLED: Final = ("R-SET-05", "R-TWO-02")  # babies and the two open Neighs are never in the deck that is shuffled


class BadWord(Refused):
    """A word that cannot be added to the shuffle; the message says why."""


def new_secret() -> str:
    """Return a secret for one game: 1024 bits from the operating system, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def secret_of_day(day: str) -> str:
    """Return the secret of the deal of the day for a date.  It is public: everyone plays the same cards.

    >>> secret_of_day("2026-11-16")[:16]
    'e2ca9f5cb25d6959'
    """
    return hashlib.shake_256(f"stablemates {day}".encode()).hexdigest(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return the commitment, shown before the deal: the SHA-256 of the secret's digits as the record will have them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def word(text: str) -> str:
    """Return a player's word in composed Unicode (NFC), so that the same letters make the same word.

    >>> word("e\\u0301te\\u0301") == "\\xe9t\\xe9"
    True
    """
    composed = unicodedata.normalize("NFC", text)
    if len(composed) > LONGEST_WORD:
        raise BadWord(f"a word has at most {LONGEST_WORD} characters, this one has {len(composed)}")
    if any("\ud800" <= letter <= "\udfff" for letter in composed):
        raise BadWord("invalid word: it contains half of a character (an unpaired surrogate)")
    return composed


def seed(secret: str, profile_id: str, options: Options, words: list[str]) -> str:
    """Return the sealed seed of a game: 1024 bits from the secret, the table and the words, one per seat.

    It has two blocks.  Block *i* is the HMAC-SHA-512, with the secret as its key, of *i* as 8 big-endian bytes followed
    by the table as canonical JSON.
    """
    if not SECRET.fullmatch(secret):
        raise BadMatch(f"a secret has {2 * SECRET_BYTES} hexadecimal digits, in lower case")
    game, profile = registry.find(profile_id)
    profile.check_seats(len(words))
    table = [game.id, profile.id, profile.settle(options), len(words), [word(text) for text in words]]
    text, key = canonical(table), bytes.fromhex(secret)
    return "".join(hmac.digest(key, block.to_bytes(8, "big") + text, "sha512").hex() for block in (0, 1))


def canonical(value: object) -> bytes:
    """Return canonical JSON: no spaces, sorted names, unescaped letters."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


# --- the deal -----------------------------------------------------------------------------------------


def first_shuffle(seed: str, cards: list[Card]) -> list[Card]:
    """Return the cards as the first shuffle of a seed orders them, from the bottom."""
    order = cards[:]
    seeded(seed).shuffle(order)
    return order


def deal(match: Match) -> dict[str, Any]:
    """Return the deal in a form that can be computed without this engine.

    ``deck`` is the deck after the first shuffle, with the top last; before it, the cards were in order.  ``hands`` are
    the first hands, with each player's cards in the order in which they were dealt.
    """
    opening = match.opening()
    rule = FIRST_HANDS.get(match.game.id, "")
    hands: list[list[dict[str, Any]]] = [[] for _ in match.players]
    for event in opening.events:
        if event.rule == rule and event.seat >= 0:
            hands[event.seat].append({"card": event.card, "kind": opening.kind(event.card)})
    cards = {*opening.cards_in(DECK), *(event.card for event in opening.events if was_in_deck(event))}
    return {"deck": first_shuffle(str(match.seed), sorted(cards)), "hands": hands}


def was_in_deck(event: Event) -> bool:
    return event.card >= 0 and event.rule not in NOT_SHUFFLED


# --- the record ---------------------------------------------------------------------------------------


def record(match: Match, secret: str, words: list[str]) -> str:
    """Return the match file of a fair deal, including the secret: publish it only when the game is over."""
    words = [word(text) for text in words]
    if match.seed != seed(secret, match.profile.id, match.options, words):
        raise BadMatch("this match was not dealt from this secret and these words")
    fair = {"commitment": commitment(secret), "secret": secret, "words": words, **deal(match)}
    header = match.header() | {"fair": fair}
    fair["sum"] = checksum(header, match.answers)
    return json.dumps(header, ensure_ascii=False) + "\n" + match.text().partition("\n")[2]


def checksum(header: dict[str, Any], answers: list[tuple[int, int]]) -> str:
    """Return the SHA-256 of everything in a record except the sum itself.  It reveals damage and changed names."""
    fair = {name: value for name, value in header["fair"].items() if name != "sum"}
    lines = "".join(f"\n{seat} {option}" for seat, option in answers)
    return hashlib.sha256(canonical(header | {"fair": fair}) + lines.encode()).hexdigest()


@dataclass
class Finding:
    """The result of one check."""

    what: str  # noted, commitment, seed, deck, hands, answers, sum
    good: bool
    why: str = ""  # if it failed, a sentence that names the field or the line


@dataclass
class Verdict:
    """The result of ``check``: one finding per check."""

    unreadable: str = ""  # why the record cannot be checked, if it cannot
    match: Match | None = None
    over: bool = False
    day: str = ""  # the date of a deal of the day, whose secret is public
    findings: list[Finding] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not self.unreadable and all(finding.good for finding in self.findings)

    @property
    def problems(self) -> list[str]:
        """Return why the record failed, one sentence per failed check."""
        if self.unreadable:
            return [self.unreadable]
        return [finding.why for finding in self.findings if not finding.good]

    def add(self, what: str, good: bool, why: str) -> None:
        self.findings.append(Finding(what, good, "" if good else why))


def check(text: str, noted: str = "") -> Verdict:
    """Verify that a record shows a fair deal; ``noted`` is the commitment that a player wrote down before it."""
    try:
        first = lines_of(text)[0]
        match = open_match(first, registry.find)
        header = json.loads(first)
        fair = fair_part(match)
        canonical(header)
    except UnicodeEncodeError:
        return Verdict("line 1: it contains half of a character (an unpaired surrogate)")
    except Refused as refusal:
        return Verdict(str(refusal))
    verdict = Verdict(match=match, day=public_day(fair))
    if noted:
        same = hmac.compare_digest(noted.strip().lower().encode(), fair["commitment"].encode())
        verdict.add("noted", same, "field 'commitment': this is not the commitment you noted")
    same = commitment(fair["secret"]) == fair["commitment"]
    verdict.add("commitment", same, "field 'commitment': the secret does not match the commitment")
    check_deal(verdict, match, fair)
    try:
        played = read_match(text, registry.find)
    except BadMatch as refusal:
        verdict.add("answers", False, str(refusal))
        return verdict
    verdict.match = played
    verdict.over = played.state.outcome() is not None
    verdict.add("answers", True, "")
    same = checksum(header, played.answers) == fair["sum"]
    verdict.add("sum", same, "field 'sum': something in the record was changed after it was written")
    return verdict


def fair_part(match: Match) -> dict[str, Any]:
    """Return the part of a record about its deal, with its types checked."""
    if match.continues:
        raise BadMatch("line 1: field 'continues': this game continues another one: it has no deal to verify")
    if match.fair is None:
        raise BadMatch("line 1: field 'fair': missing: this game made no commitment")
    if not isinstance(match.seed, str):
        raise BadMatch("line 1: field 'seed': an integer can be guessed: expected a sealed seed")
    for name, kind in FIELDS.items():
        if not isinstance(match.fair.get(name), kind):
            raise BadMatch(f"line 1: field {name!r}: missing or of the wrong type")
    words = match.fair["words"]
    if len(words) != len(match.players) or not all(isinstance(text, str) for text in words):
        raise BadMatch("line 1: field 'words': expected a word for each seat")
    return match.fair


def public_day(fair: dict[str, Any]) -> str:
    """Return the date of a deal of the day: every seat's word is that date, and the secret follows from it."""
    day: str = fair["words"][0]
    is_public = DAY.fullmatch(day) and set(fair["words"]) == {day} and fair["secret"] == secret_of_day(day)
    return day if is_public else ""


FIELDS: Final = {"commitment": str, "secret": str, "words": list, "deck": list, "hands": list, "sum": str}


def check_deal(verdict: Verdict, match: Match, fair: dict[str, Any]) -> None:
    """Check that the cards follow from the secret and the words, and add the findings."""
    try:
        expected = seed(fair["secret"], match.profile.id, match.options, fair["words"])
    except Refused as refusal:
        verdict.add("seed", False, f"fields 'secret' and 'words' do not make a seed: {refusal}")
    else:
        verdict.add("seed", match.seed == expected, "field 'seed': it does not follow from the secret and the words")
    dealt = deal(match)
    verdict.add("deck", fair["deck"] == dealt["deck"], "field 'deck': the seed puts the cards in a different order")
    verdict.add("hands", fair["hands"] == dealt["hands"], "field 'hands': other cards were dealt")
