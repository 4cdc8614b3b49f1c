"""A position in one line that a person can write: the rulebook, the seats, and what differs from a bare table.

    second-ru 2 hand0=neigh,back_kick stable0=americorn stable1=rhinocorn discard=unicorn_poison turn=1

A zone lists its cards by kind, the last on top.  Cards that are not named are where they belong (usually in the deck),
sorted, below the named ones.  ``+option=value`` is a table option, any other ``name=value`` a field of the game.
``revision`` is that of the rulebook, by default the first.  Anything left out has its default.  A kind alone means its
first free copy; ``neigh.2`` means the second copy.  A ``*`` marks a card that everyone knows.

People leave out the rest.  ``known`` lists who else knows a card that its zone does not show, ``order`` is the order
of the unnamed cards of the deck, and ``rng`` is the generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import BadNotation, BadSave, Refused
from .game import FIRST_REVISION, Options, Profile
from .kernel import EVERYBODY, NO_CARD, NOBODY, SPECTATOR_BIT
from .rng import fast
from .saving import FORMAT, number, parts
from .table import DECK

if TYPE_CHECKING:
    from .table import Table

SPECTATOR = "s"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # for packed numbers
MOST_LETTERS = 1000  # 511 cards have fewer than 64**1000 orders


class Names:
    """The cards of a table by name: ``neigh`` if there is only one, ``neigh.3`` if there are more."""

    def __init__(self, s: Table) -> None:
        self.copies: dict[str, list[int]] = {}
        for card in range(len(s.kinds)):
            self.copies.setdefault(s.kind(card), []).append(card)
        self.kinds = {card: kind for kind, cards in self.copies.items() for card in cards}

    def text(self, card: int) -> str:
        if card == NO_CARD:
            return "-"
        kind = self.kinds[card]
        copies = self.copies[kind]
        return kind if len(copies) == 1 else f"{kind}.{copies.index(card) + 1}"

    def card(self, text: str) -> int:
        if text == "-":
            return NO_CARD
        kind, _, copy = text.partition(".")
        if kind not in self.copies:
            raise BadNotation(f"unknown card {kind!r}")
        n = number(kind, copy) if copy else 1
        if not 1 <= n <= len(self.copies[kind]):
            raise BadNotation(f"there is no card {text!r}: copies are 1 to {len(self.copies[kind])}")
        return self.copies[kind][n - 1]


# --- writing -----------------------------------------------------------------------------------


def write(s: Table, defaults: Options) -> str:
    """Return a position in one line; ``defaults`` are the table options that can be left out."""
    names = Names(s)
    data = s.dump()
    words = [s.profile, str(s.seats)]
    words += [f"revision={s.revision}"] if s.revision != FIRST_REVISION else []
    words += [f"+{name}={option_text(value)}" for name, value in data["options"].items() if value != defaults.get(name)]
    named = {zone: cards[len(unnamed(s, zone, cards)) :] for zone, cards in enumerate(data["zones"])}
    shown = by_kind(names, named)
    starred = [card for card, who in data["known"] if who == EVERYBODY and card in shown]
    for zone, cards in named.items():
        if cards:
            words.append(f"{zone_key(s, zone)}={','.join(shown[card] + '*' * (card in starred) for card in cards)}")
    for one in s.fields():
        if data[one.name] != one.default_at(s):
            words.append(f"{one.word}={one.write(names, data[one.name])}")
    hidden = [f"{names.text(card)}:{seats_text(s, who)}" for card, who in data["known"] if card not in starred]
    words += [f"known={','.join(hidden)}"] if hidden else []
    deck = unnamed(s, DECK, data["zones"][DECK])
    words += [f"order={order_text(deck)}"] if deck != sorted(deck) else []
    words += [f"rng={rng_text(data['rng'])}"] if data["rng"] != fast(0).dump() else []
    return " ".join(words)


def zone_key(s: Table, zone: int) -> str:
    name, owner = s.zone_name(zone)
    return name if owner == NOBODY else f"{name}{owner}"


def unnamed(s: Table, zone: int, cards: list[int]) -> list[int]:
    """Return the cards of a zone that need no name, from the bottom; in the deck they may be in any order."""
    found: list[int] = []
    for card in cards:
        if s.home(card) != zone or (zone != DECK and found and card < found[-1]):
            break
        found.append(card)
    return found


def by_kind(names: Names, named: dict[int, list[int]]) -> dict[int, str]:
    """Return the text of each card in a zone: its kind alone, if the named cards of that kind are its first copies."""
    places: dict[str, list[int]] = {}
    for cards in named.values():
        for card in cards:
            places.setdefault(names.kinds[card], []).append(card)
    plain = {kind for kind, cards in places.items() if cards == names.copies[kind][: len(cards)]}
    return {card: kind if kind in plain else names.text(card) for kind, cards in places.items() for card in cards}


def option_text(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def seats_text(s: Table, who: int) -> str:
    """Return a set of seats as text: ``*``: everyone, ``*-1``: all but one, ``02s``: two seats and the spectators."""
    if who >> s.seats & 1:  # no seat has this bit, so it is set only in "everyone"
        return "*" if who == EVERYBODY else f"*-{seats_text(s, EVERYBODY & ~who)}"
    return "".join(str(seat) for seat in range(s.seats) if who >> seat & 1) + SPECTATOR * (who >> SPECTATOR_BIT & 1)


def packed(value: int) -> str:
    """Return a large number in few letters.

    >>> packed(0), packed(64), unpacked(packed(10**30)) == 10**30
    ('', 'BA', True)
    """
    letters: list[str] = []
    while value:
        value, place = divmod(value, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(reversed(letters))


def unpacked(text: str) -> int:
    value = 0
    for letter in text[:MOST_LETTERS]:
        if letter not in LETTERS:
            raise BadNotation(f"{text[:20]!r} is corrupt")
        value = value * len(LETTERS) + LETTERS.index(letter)
    return value


def order_text(cards: list[int]) -> str:
    """Return an order of cards as its rank among all orders."""
    left = sorted(cards)
    rank = 0
    for card in cards:
        rank = rank * len(left) + left.index(card)
        left.remove(card)
    return packed(rank)


def ordered(cards: list[int], text: str) -> list[int]:
    """Return the cards in the order of a text: the inverse of ``order_text``."""
    rank = unpacked(text)
    places: list[int] = []
    for size in range(1, len(cards) + 1):
        rank, place = divmod(rank, size)
        places.append(place)
    if rank:
        raise BadNotation(f"order: too large for {len(cards)} cards")
    left = sorted(cards)
    return [left.pop(place) for place in reversed(places)]


def rng_text(data: list[Any]) -> str:
    if data[0] == "fast":
        return packed(sum(word << 32 * i for i, word in enumerate(data[1:])))
    return f"{data[1]}:{data[2]}"


def rng_of(text: str) -> list[Any]:
    seed, colon, used = text.partition(":")
    if colon:
        return ["sealed", seed, number("rng", used)]
    words = unpacked(text)
    if words >> 128:
        raise BadNotation("rng: expected at most four words of 32 bits")
    return ["fast", *(words >> 32 * i & 0xFFFFFFFF for i in range(4))]


# --- reading -----------------------------------------------------------------------------------


class Line:
    """A parsed line: the rulebook, the seats, the table options, and the words by name."""

    def __init__(self, line: str, books: list[Profile]) -> None:
        first, *rest = line.split() or [""]
        book = next((book for book in books if book.id == first), None)
        if book is None or not rest:
            raise BadNotation("a position starts with: RULEBOOK SEATS")
        self.seats = number("seats", rest[0])
        chosen: Options = {}
        self.words: dict[str, str] = {}
        for word in rest[1:]:
            name, equals, value = word.partition("=")
            if not equals or name in self.words or name.removeprefix("+") in chosen:
                raise BadNotation(f"{word[:40]!r} is not NAME=VALUE, or is repeated")
            if name.startswith("+"):
                chosen[name[1:]] = option_value(book, name[1:], value)
            else:
                self.words[name] = value
        try:
            self.book = book.at(number("revision", self.words.pop("revision", str(FIRST_REVISION))))
            book.check_seats(self.seats)
            self.options = book.settle(chosen)
        except Refused as refusal:
            raise BadNotation(str(refusal)) from None


def option_value(book: Profile, name: str, text: str) -> int | bool | str:
    default = next((option.default for option in book.options if option.name == name), "")
    if isinstance(default, bool):
        return {"yes": True, "no": False}.get(text, text)
    return number(name, text) if isinstance(default, int) else text


def saved(s: Table, line: Line) -> dict[str, Any]:
    """Return the position of a line in the form of a saved game; ``s`` is a blank table for it."""
    names = Names(s)
    words = dict(line.words)
    zones, stars = named_zones(s, names, words)
    data: dict[str, Any] = {"format": FORMAT, "game": s.game, "profile": s.profile, "options": line.options}
    data |= {"seats": s.seats, "zones": zones, "rng": fast(0).dump()}
    data["known"] = sorted([*([card, EVERYBODY] for card in stars), *known(names, words.pop("known", "-"))])
    if "rng" in words:
        data["rng"] = rng_of(words.pop("rng"))
    for one in s.fields():
        data[one.name] = one.read(names, words.pop(one.word)) if one.word in words else one.default_at(s)
    if words:
        raise BadNotation(f"unknown field: {', '.join(sorted(words))}")
    return data


def named_zones(s: Table, names: Names, words: dict[str, str]) -> tuple[list[list[int]], list[int]]:
    """Return the cards of every zone, and those that everyone knows."""
    keys = [zone_key(s, zone) for zone in range(s.zone_count())]
    listed = [parts(words.pop(key, "-")) for key in keys]
    exact = {names.card(text.rstrip("*")) for zone in listed for text in zone if "." in text}
    free = {kind: [card for card in cards if card not in exact] for kind, cards in names.copies.items()}
    stars: list[int] = []
    taken: set[int] = set()
    zones: list[list[int]] = []
    for zone in listed:
        cards: list[int] = []
        for text in zone:
            name = text.rstrip("*")
            card = names.card(name) if "." in name or not free.get(name) else free[name].pop(0)
            if card in taken:
                raise BadNotation(f"no card {name!r} is left")
            taken.add(card)
            cards.append(card)
            if text != name:
                stars.append(card)
        zones.append(cards)
    rest: list[list[int]] = [[] for _ in zones]
    for card in range(len(s.kinds)):
        if card not in taken:
            rest[s.home(card)].append(card)
    if "order" in words:
        rest[DECK] = ordered(rest[DECK], words.pop("order"))
    return [under + cards for under, cards in zip(rest, zones, strict=True)], stars


def known(names: Names, text: str) -> list[list[int]]:
    found: list[list[int]] = []
    for part in parts(text):
        card, _, who = part.partition(":")
        listed = who.removeprefix("*").removeprefix("-")
        if not who or not all(one == SPECTATOR or (one.isascii() and one.isdigit()) for one in listed):
            raise BadNotation(f"known: {part!r} is not a card and its knowers, e.g. neigh.2:01")
        seats = sum(1 << (SPECTATOR_BIT if one == SPECTATOR else int(one)) for one in set(listed))
        found.append([names.card(card), EVERYBODY & ~seats if who.startswith("*") else seats])
    return found


def fill_from(s: Table, line: Line) -> None:
    """Fill a blank table from a line.  Raises ``BadNotation``."""
    try:
        s.load(saved(s, line))
    except BadSave as problem:
        raise in_notation(s, problem) from None


def in_notation(s: Table, problem: BadSave) -> BadNotation:
    """Return an error about a save as one about a line, where a field may have another name."""
    text = str(problem)
    for one in s.fields():
        text = text.replace(f"field {one.name!r}:", f"field {one.word!r}:")
    return BadNotation(text)
