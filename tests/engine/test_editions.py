"""Editions of the stable game: a field is declared once, and every edition and every table's rules have it."""

import pytest

from stablemates.games.stable.profiles import EDITIONS, FIRST_RU, SECOND_RU, profile
from stablemates.games.stable.rules import Edition, Rules

WORDS = [f"{edition.id} {n}" for edition in EDITIONS for n in range(1, len(edition.revisions) + 1)]


@pytest.mark.parametrize("word", WORDS)
def test_rules_have_every_field_of_their_edition_and_revision(word: str) -> None:
    """Except the two that table options decide (R-EFF-09, R-EFF-11)."""
    id, revision = word.split()
    edition = next(edition for edition in EDITIONS if edition.id == id)
    rules = Rules(
        edition, int(revision), profile(edition, []).settle({"targets": "hidden", "magic_needs_object": True})
    )
    expected = edition.fields | edition.revisions[int(revision) - 1] | {"declares": 0, "needs_object": True}
    assert {name: getattr(rules, name) for name in expected} == expected


def test_an_edition_by_but_keeps_all_other_fields() -> None:
    other = FIRST_RU.but("third-ru", links=False)
    assert (other.id, other.fields) == ("third-ru", FIRST_RU.fields | {"links": False})
    assert (other.links, other.any_stable, FIRST_RU.links) == (False, True, True)


def test_a_field_that_no_edition_has_is_refused() -> None:
    with pytest.raises(TypeError, match="an edition has no 'lnks'"):
        SECOND_RU.but("third-ru", lnks=True)
    with pytest.raises(TypeError, match="an edition has no 'lnks'"):
        Edition("third-ru", SECOND_RU.built_in, lnks=True)
