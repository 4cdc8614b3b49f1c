"""The fields of a state are declared once; copying, saving and loading agree with the declaration."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import stablemates
from stablemates.core.table import Table

from .playing import deals, every_table, examples

OF_THE_TABLE = {"zones", "known", "rng", "format", "game", "profile", "options", "seats"}

# Other attributes of a state: constants, cards and knowledge (saved by every table), and derived values.
CONSTANT = {
    "seats",
    "kinds",
    "profile",
    "game",
    "edition",
    "revision",
    "options",
    "book",
    "rules",
    "box",
    "kind_of",
    "printed",
    "hasty",
}
CONSTANT |= {"discard", "nursery", "playing", "stables", "names", "piles"}
CARDS = {"rng", "zones", "known", "well", "hands", "cauldron", "eyes", "spied"}
SHARED = {"shared", "shares_known", "shares_where"}  # what copies have in common
DERIVED = SHARED | {"where", "known_count", "answered", "flags", "anywhere", "counts", "unchecked", "offer", "fits"}
MADE_OF = {"stack": {"frames", "depth", "top"}, "answers": {"answer_of"}, "lacks": set()}  # fields that are properties
OF_THE_MOMENT = {"events", "quiet", "seed", "suspects"}


def attributes(s: Table) -> set[str]:
    """Return the names of the attributes of a state, apart from those that every table has."""
    slots = {name for one in type(s).__mro__ if one not in Table.__mro__ for name in vars(one).get("__slots__", ())}
    return vars(s).keys() | slots - {"__dict__"}


def values(s: Table) -> dict[str, Any]:
    return {one.name: one.dump(getattr(s, one.attribute)) for one in s.fields()}


@every_table
@examples(90)
@given(data=st.data())
def test_copies_and_saves_hold_every_field(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(20):
        declared, saved = values(s), s.dump()
        assert declared == values(s.clone()) == values(Table.clone(s))
        assert Table.clone(s).dump() == s.clone().dump() == saved
        assert saved.keys() - {"check", "revision"} == declared.keys() | OF_THE_TABLE
        assert {name: saved[name] for name in declared} == declared
        loaded = stablemates.load(saved)
        assert isinstance(loaded, Table)
        assert values(loaded) == declared


@every_table
@examples(45)
@given(data=st.data())
def test_a_copy_shares_no_list_with_the_game(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(5):
        before, other = copy.deepcopy(values(s)), s.clone()
        for one in s.fields():
            value = getattr(other, one.attribute)
            if isinstance(value, list) and value is not getattr(s, one.attribute):
                value.clear()
        assert values(s) == before


@every_table
@examples(45)
@given(data=st.data())
def test_nothing_in_a_state_is_left_undeclared(profile: str, seats: int, data: st.DataObject) -> None:
    for s in data.draw(deals(profile, seats)).positions(1):
        declared: set[str] = set()
        for one in s.fields():
            declared |= {one.attribute} if one.attribute in attributes(s) else MADE_OF[one.attribute]
        assert attributes(s) == declared | (attributes(s) & (CONSTANT | CARDS | DERIVED | OF_THE_MOMENT))
        assert not declared & (CONSTANT | CARDS | DERIVED | OF_THE_MOMENT)
