"""Cards survive JSON and back, and JSON can express nothing beyond the vocabulary."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.packs.test_vocabulary import OPS
from tests.packs.test_vocabulary import SELF_RULES as SELF_NAMES
from tests.packs.test_vocabulary import STABLE_RULES as STABLE_NAMES

from stablemates.core.errors import BadPack
from stablemates.games.stable import terms
from stablemates.games.stable.card_json import (
    SELF_RULES,
    STABLE_RULES,
    TAGS,
    VERBS,
    card_from_json,
    card_to_json,
)
from stablemates.games.stable.cards.unicorns import BABIES
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.packs.fireflies import CARDS as FIREFLIES
from stablemates.games.stable.profiles import FIRST_KINDS, SECOND_KINDS

# Ops that only the machine or another op starts, and classes that several verbs share.
NOT_WORDS = {
    "Action", "Beginning", "ChooseBabies", "ChooseCard", "DiscardDown", "DrawPhase", "EndPhase", "Fall", "FromAHand",
    "Link", "OnOneCard", "OneWay", "Play", "Several", "TinySacrifice", "ToAStable", "Turn",
}  # fmt: skip
COMET: dict[str, Any] = {"name": "comet", "type": "magical", "on": {"enter": {"verb": "Draw", "n": 1}}}


@pytest.mark.parametrize("kind", [*BABIES, *SECOND_KINDS, *FIRST_KINDS], ids=lambda kind: kind.name)
def test_every_card_of_the_boxes_survives_json(kind: Kind) -> None:
    written = json.loads(json.dumps(card_to_json(kind)))
    read = card_from_json(written)
    assert card_to_json(read) == written
    facts = ("name", "types", "tags", "copies", "two_players", "colours", "grants", "self_rules", "aimed", "unicorn")
    assert [getattr(read, fact) for fact in facts] == [getattr(kind, fact) for fact in facts]


def test_the_vocabulary_has_every_op_that_a_card_can_use() -> None:
    assert set(VERBS) == set(OPS) - NOT_WORDS


def test_rules_and_tags_are_the_bits_of_terms() -> None:
    assert [getattr(terms, name.upper()) for name in STABLE_RULES] == [1 << n for n in range(len(STABLE_NAMES))]
    assert [getattr(terms, name.upper()) for name in SELF_RULES] == [1 << n for n in range(len(SELF_NAMES))]
    assert [getattr(terms, name.upper()) for name in TAGS] == list(TAGS.values())


def test_a_verb_of_a_pack_is_not_in_the_vocabulary() -> None:
    with pytest.raises(BadPack, match="card 'lamplighter_unicorn': Gift is not a verb of the vocabulary"):
        card_to_json(FIREFLIES[0])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"type": "dragon"}, r"card\.type: 'dragon' is not one of baby, basic"),
        ({"name": 3}, r"card\.name: 3 is not a string"),
        ({"code": "import os"}, r"card: unknown field 'code'"),
        ({"copies": True}, r"card\.copies: True is not an integer"),
        ({"copies": 10**9}, r"card\.copies: 1000000000 is not an integer from 0 to 99"),
        ({"on": {"never": {"verb": "Draw", "n": 1}}}, r"card\.on: unknown field 'never'"),
        ({"on": {"enter": {"verb": "Fall"}}}, r"card\.on\.enter\.verb: 'Fall' is not one of"),
        ({"on": {"enter": "Draw"}}, r"card\.on\.enter: expected an object"),
        ({"on": {"enter": {"verb": "Draw", "n": 1, "what": {}}}}, r"card\.on\.enter: unknown field 'what'"),
        ({"on": {"enter": {"verb": "Then", "ops": []}}}, r"card\.on\.enter\.ops: Then needs at least one verb"),
        ({"on": {"enter": {"verb": "May", "op": {"verb": "Draw"}}}}, r"card\.on\.enter\.op\.n: None is not"),
        ({"on": {"enter": {"verb": "Destroy", "what": {"types": ["dog"]}}}}, r"enter\.what\.types: 'dog' is not one"),
        ({"grants": ["winning"]}, r"card\.grants: 'winning' is not one of pandas"),
    ],
)
def test_an_invalid_card_is_reported_with_the_path_of_the_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPack, match=message):
        card_from_json(COMET | change)


def test_verbs_cannot_be_nested_too_deeply() -> None:
    op: dict[str, Any] = {"verb": "Draw", "n": 1}
    for _ in range(50):
        op = {"verb": "May", "op": op}
    with pytest.raises(BadPack, match="verbs are nested more than 12 levels deep"):
        card_from_json(COMET | {"on": {"enter": op}})
