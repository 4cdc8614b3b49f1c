"""Cards as JSON and back.  The vocabulary is closed: JSON is data, never code.

``card_to_json`` writes a printed card.  ``card_from_json`` reads one, or raises ``BadPack`` with the place of the
mistake.  ``check_pack`` decides whether a card that can be read can also be played.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import BadPack
from .kind import PLACES, REACHES, STABLE_ZONE, Filter, Kind, Text
from .machine import Nothing, Op
from .ops import cards, deck, flow, hands, turn
from .terms import CARD, ENTER, FALL, LEAVE, PANDA, PLAY, TURN, TYPE_NAMES
from .words import InsteadOfFalling, Itself, OnEnter, OnFall, OnLeave, OnPlay, OnTurn, WhileHere

# Verb -> its class and its parameters: `what` is a filter, `n` a number, `op` and `ops` are verbs, the rest are flags.
VERBS: Final[dict[str, tuple[Any, list[str]]]] = {
    "Nothing": (Nothing, []),
    "Sacrifice": (cards.Sacrifice, ["what"]),
    "SacrificeAll": (cards.SacrificeAll, ["what"]),
    "Destroy": (cards.Destroy, ["what"]),
    "DestroyTwo": (cards.DestroyTwo, ["what"]),
    "Steal": (cards.Steal, ["what"]),
    "StealFor": (cards.StealFor, ["what"]),
    "StealFromThere": (cards.StealFromThere, ["what"]),
    "Return": (cards.Return, ["what"]),
    "ReturnOneFromEach": (cards.ReturnOneFromEach, []),
    "Bring": (cards.Bring, ["what"]),
    "Recover": (cards.Recover, ["what"]),
    "Move": (cards.Move, ["what"]),
    "Give": (cards.Give, ["what"]),
    "Shrink": (cards.Shrink, []),
    "Draw": (deck.Draw, ["n"]),
    "Search": (deck.Search, ["what"]),
    "TakeOneOfTop": (deck.TakeOneOfTop, ["n"]),
    "ShuffleDiscardIn": (deck.ShuffleDiscardIn, []),
    "ShuffleAllIn": (deck.ShuffleAllIn, []),
    "And": (flow.And, ["ops"]),
    "Then": (flow.Then, ["ops"]),
    "IfYouDo": (flow.IfYouDo, ["ops"]),
    "Either": (flow.Either, ["ops"]),
    "May": (flow.May, ["op"]),
    "EachPlayer": (flow.EachPlayer, ["op"]),
    "ForPlayer": (flow.ForPlayer, ["op", "you_too", "with_cards"]),
    "ThatPlayer": (flow.ThatPlayer, ["op"]),
    "Discard": (hands.Discard, ["what"]),
    "DiscardSeveral": (hands.DiscardSeveral, ["n", "what"]),
    "DiscardForLuck": (hands.DiscardForLuck, ["n", "what"]),
    "Pull": (hands.Pull, []),
    "LookAndTake": (hands.LookAndTake, []),
    "ExchangeHands": (hands.ExchangeHands, []),
    "EndTurn": (turn.EndTurn, []),
    "ExtraTurn": (turn.ExtraTurn, []),
    "GiveBack": (turn.GiveBack, []),
    "ComeBack": (turn.ComeBack, []),
}
MOMENTS: Final[dict[str, Any]] = {PLAY: OnPlay, ENTER: OnEnter, FALL: OnFall, LEAVE: OnLeave, TURN: OnTurn}
TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()} | {"panda": PANDA}
TAGS: Final = {"narwhal": 1, "neigh": 2}
# The bits of ``terms``, in order.
STABLE_RULES: Final = [
    "pandas", "blind", "dazzled", "no_neighs", "unstoppable", "guarded", "open_hand", "no_upgrades", "wired", "tiny",
    "only_basics_here", "roomy",
]  # fmt: skip
SELF_RULES: Final = [
    "counts_two", "safe_from_magic", "beyond_magic", "unbreakable", "flies", "needs_a_basic", "roams", "double_play",
    "super",
]  # fmt: skip
FIELDS: Final = ["name", "type", "tags", "copies", "two_players", "colours", "on", "instead", "grants", "itself"]
DEEPEST: Final = 12  # levels of nested verbs
MOST: Final = 99  # of anything that is counted


# --- writing ---------------------------------------------------------------------------------


def card_to_json(kind: Kind) -> dict[str, Any]:
    """Return what is printed on a card.  Raises ``BadPack`` if one of its verbs is not in the vocabulary."""
    found: dict[str, Any] = {"name": kind.name, "type": TYPE_NAMES[kind.types], "copies": kind.copies}
    if kind.tags:
        found["tags"] = [tag for tag, bit in TAGS.items() if kind.tags & bit]
    if not kind.two_players:
        found["two_players"] = False
    if kind.colours:
        found["colours"] = kind.colours
    if kind.on:
        found["on"] = {moment: op_to_json(kind.name, op) for moment, op in kind.on.items()}
    if kind.instead is not None:
        instead = {"saves": filter_to_json(kind.instead.saves), "op": op_to_json(kind.name, kind.instead.op)}
        found["instead"] = instead | ({"sacrifices": True} if kind.instead.sacrifices else {})
    if kind.grants:
        found["grants"] = [name for n, name in enumerate(STABLE_RULES) if kind.grants >> n & 1]
    if kind.self_rules:
        found["itself"] = [name for n, name in enumerate(SELF_RULES) if kind.self_rules >> n & 1]
    return found


def op_to_json(card: str, op: Op) -> dict[str, Any]:
    verb = type(op).__name__
    if verb not in VERBS or VERBS[verb][0] is not type(op):
        raise BadPack(f"card {card!r}: {verb} is not a verb of the vocabulary, so it has no JSON form")
    found: dict[str, Any] = {"verb": verb}
    for name in VERBS[verb][1]:
        value: Any = getattr(op, name)
        if name == "what":
            found[name] = filter_to_json(value)
        elif name == "op":
            found[name] = op_to_json(card, value)
        elif name == "ops":
            found[name] = [op_to_json(card, part) for part in value]
        elif name == "n" or value:
            found[name] = value
    return found


def filter_to_json(what: Filter) -> dict[str, Any]:
    types: list[str] = ["card"] if what.types == CARD else [name for name, bit in TYPES.items() if what.types & bit]
    found: dict[str, Any] = {"types": types, "zone": what.zone, "whose": what.whose}
    if what.other:
        found["other"] = True
    if what.tag:
        found["tag"] = next(tag for tag, bit in TAGS.items() if what.tag == bit)
    return found


# --- reading ---------------------------------------------------------------------------------


def card_from_json(data: Any) -> Kind:
    """Read a card: the inverse of ``card_to_json``."""
    fields = mapping("card", data, FIELDS)
    name = word("card.name", fields.get("name"), [])
    texts: list[Text] = []
    for moment, op in mapping("card.on", fields.get("on", {}), list(MOMENTS)).items():
        texts.append(MOMENTS[moment](op_from_json(f"card.on.{moment}", op, 0)))
    if "instead" in fields:
        instead = mapping("card.instead", fields["instead"], ["saves", "op", "sacrifices"])
        saves = filter_from_json("card.instead.saves", instead.get("saves"))
        op = op_from_json("card.instead.op", instead.get("op"), 0)
        texts.append(InsteadOfFalling(saves, op, flag("card.instead.sacrifices", instead.get("sacrifices", False))))
    if "grants" in fields:
        texts.append(WhileHere(bits("card.grants", fields["grants"], STABLE_RULES)))
    if "itself" in fields:
        texts.append(Itself(bits("card.itself", fields["itself"], SELF_RULES)))
    return Kind(
        name,
        TYPES[word("card.type", fields.get("type"), list(TYPE_NAMES.values()))],
        *texts,
        tags=bits("card.tags", fields.get("tags", []), list(TAGS)),
        copies=number("card.copies", fields.get("copies", 1)),
        two_players=flag("card.two_players", fields.get("two_players", True)),
        colours=number("card.colours", fields.get("colours", 0)),
    )


def op_from_json(place: str, data: Any, depth: int) -> Op:
    if depth > DEEPEST:
        raise BadPack(f"{place}: verbs are nested more than {DEEPEST} levels deep")
    verb = word(f"{place}.verb", data.get("verb") if isinstance(data, dict) else data, list(VERBS))
    make, names = VERBS[verb]
    fields = mapping(place, data, ["verb", *names])
    given: list[Any] = []
    for name in names:
        value: Any = fields.get(name)
        where = f"{place}.{name}"
        if name == "what":
            given.append(filter_from_json(where, value))
        elif name == "n":
            given.append(number(where, value))
        elif name == "op":
            given.append(op_from_json(where, value, depth + 1))
        elif name == "ops":
            parts = sequence(where, value)
            if not parts:
                raise BadPack(f"{where}: {verb} needs at least one verb")
            given += [op_from_json(f"{where}.{n}", part, depth + 1) for n, part in enumerate(parts)]
        else:
            given.append(flag(where, False if value is None else value))
    made: Op = make(*given)
    return made


def filter_from_json(place: str, data: Any) -> Filter:
    fields = mapping(place, data, ["types", "zone", "whose", "other", "tag"])
    types = 0
    for name in sequence(f"{place}.types", fields.get("types")):
        types |= CARD if name == "card" else TYPES[word(f"{place}.types", name, list(TYPES))]
    zone = word(f"{place}.zone", fields.get("zone", STABLE_ZONE), PLACES)
    whose = word(f"{place}.whose", fields.get("whose", "any"), REACHES)
    tag = TAGS[word(f"{place}.tag", fields["tag"], list(TAGS))] if "tag" in fields else 0
    return Filter(types, zone, whose, flag(f"{place}.other", fields.get("other", False)), tag)


# --- values ----------------------------------------------------------------------------------


def mapping(place: str, data: Any, names: list[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadPack(f"{place}: expected an object with {', '.join(names)}")
    for name in data:
        if name not in names:
            raise BadPack(f"{place}: unknown field {name!r}; it has {', '.join(names)}")
    return data


def sequence(place: str, data: Any) -> list[Any]:
    if not isinstance(data, list) or len(data) > MOST:
        raise BadPack(f"{place}: expected a list of at most {MOST}")
    return data


def word(place: str, data: Any, known: list[str]) -> str:
    """Return a string; one of ``known``, unless that is empty."""
    if not isinstance(data, str) or (known and data not in known):
        raise BadPack(f"{place}: {data!r} is not " + (f"one of {', '.join(known)}" if known else "a string"))
    return data


def number(place: str, data: Any) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data <= MOST:
        raise BadPack(f"{place}: {data!r} is not an integer from 0 to {MOST}")
    return data


def flag(place: str, data: Any) -> bool:
    if not isinstance(data, bool):
        raise BadPack(f"{place}: {data!r} is not true or false")
    return data


def bits(place: str, data: Any, names: list[str]) -> int:
    """Return a set of named bits; the first name is the lowest bit."""
    found = 0
    for name in sequence(place, data):
        found |= 1 << names.index(word(place, name, names))
    return found
