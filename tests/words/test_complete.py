"""Every key of the engine has a message in every language, and no message is unused."""

import ast
from pathlib import Path

import pytest

import stablemates.cli
from stablemates.bots import every_name
from stablemates.client.rulebook import rulebook
from stablemates.games.stable import profiles as editions
from stablemates.words import LANGUAGES, Words
from stablemates.words.words import key

from .engine_keys import Emitted, all_emitted
from .fluent_files import FILES, patterns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_every_game_has_a_message(lang: str) -> None:
    words = Words(lang)
    missing = sorted(one.message for one in all_emitted() if not words.has(one.message))
    assert not missing


def test_the_list_is_not_empty() -> None:
    """The list is computed: if that broke, the other tests would pass vacuously."""
    counts = {what: sum(one.what == what for one in all_emitted()) for what in {one.what for one in all_emitted()}}
    assert counts["card"] >= 54 + 93
    assert counts["event"] >= 17 + 31
    assert counts["why"] >= 10 + 13
    assert counts["rule"] >= 22 + 40
    assert counts["ask"] >= 6 + 24
    assert {"ask", "verb", "word", "outcome", "option"} <= counts.keys()
    assert Emitted("event", "unorog", "dishonest") in all_emitted()  # seldom happens; found in the sources
    assert Emitted("outcome", "stable", "everybody_loses") in all_emitted()
    assert Emitted("ask", "stable", "pull") in all_emitted()
    assert Emitted("event", "stable", "destroy") in all_emitted()  # no constant in a call; found by playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_has_the_attributes_that_it_needs(lang: str) -> None:
    words = Words(lang)
    every = {"card": ["text"], "option": ["about", "source"], "outcome": ["you", "nobody"]}
    needed = {"unorog": every | {"card": ["code", "text"], "word": ["code"]}, "stable": every}
    missing = [
        f"{one.message}.{attribute}"
        for one in all_emitted()
        for attribute in needed[one.game].get(one.what, [])
        if not words.has(one.message, attribute)
    ]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_addresses_the_reader_in_all_languages_or_none(lang: str) -> None:
    words = Words(lang)
    forms = (".yours", ".from-you", ".to-you")
    spoken_to = {name for file in ("unorog.ftl", "stable.ftl") for name in patterns("en", file) if name.endswith(forms)}
    assert len(spoken_to) >= 15
    assert [name for name in sorted(spoken_to) if not words.has(*name.split("."))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_without_a_card_has_a_letter(lang: str) -> None:
    words = Words(lang)
    taken = [*words.attribute("command-log", "key").split(), *words.attribute("command-quit", "key").split()]
    for verb in ("pass", "no", "yes", "draw", "nothing", "sacrifice", "destroy"):
        assert not set(words.attribute(f"verb-stable-{verb}", "key").split()) & set(taken), verb


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_the_stable_game_has_a_sentence(lang: str) -> None:
    words = Words(lang)
    rows = {"SET": 9, "TWO": 3, "TURN": 10, "WORD": 10, "CARD": 9, "EFF": 14, "CHAIN": 9, "END": 6}
    rules = [f"rule-R-{part}-{number:02}" for part, last in rows.items() for number in range(1, last + 1)]
    assert [rule for rule in rules if not words.has(rule)] == []
    assert {one.message for one in all_emitted() if one.message.startswith("rule-R-")} <= set(rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_in_which_rulebooks_differ_has_a_message(lang: str) -> None:
    words = Words(lang)
    books = [rulebook(edition.id).facts for edition in editions.EDITIONS]
    facts = list(books[0])
    assert len(facts) >= 9
    assert [name for name in facts if not words.has(f"diff-{name}")] == []
    values = {f"diff-value-{name}-{book[name]}" for book in books for name in facts if name != "players"}
    assert sorted(value for value in values if not words.has(value)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_does_something_else_in_the_first_edition_says_so(lang: str) -> None:
    words = Words(lang)
    second, first = ({kind.name: kind for kind in box} for box in (editions.SECOND_KINDS, editions.FIRST_KINDS))
    changed = {name for name in second if name in first and second[name] is not first[name]}
    assert len(changed) >= 12
    silent = {name for name in changed if not words.has(key("card", name), "first")}
    assert silent <= {"shark_with_a_horn"}  # "then" and "if you do" make no difference on this card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_and_rulebook_has_a_name(lang: str) -> None:
    words = Words(lang)
    names = [f"bot-{name}" for name in every_name()] + [f"bot-name-{seat}" for seat in range(10)]
    names += [f"profile-{profile.id}" for profile in stablemates.profiles()]
    assert [name for name in names if not words.has(name)] == []


def test_every_message_of_unorog_is_used() -> None:
    engine = {one.message for one in all_emitted()}
    kinds = ("ask-", "verb-", "word-", "event-", "why-", "outcome-", "option-", "card-", "rule-")
    found = {name for name in patterns("en", "unorog.ftl") if "." not in name and name.startswith(kinds)}
    assert found - engine == {"rule-U-DECK-01", "rule-U-ALI-01"} - engine  # rules that no event names


def test_every_message_of_the_stable_game_is_used() -> None:
    engine = {one.message for one in all_emitted()}
    phases = {f"word-stable-{phase}" for phase in ("setup", "beginning", "draw", "action", "end", "over")}
    kinds = ("ask-", "verb-", "word-", "event-", "why-", "outcome-", "option-", "code-")
    found = {name for name in patterns("en", "stable.ftl") if "." not in name and name.startswith(kinds)}
    seldom = {"word-stable-everybody-loses", "word-stable-letters", "word-stable-deck-out", "word-stable-unicorns"}
    assert found - engine - phases - seldom == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_screens_use_exists(lang: str) -> None:
    words = Words(lang)
    used = set(used_by_the_screens())
    assert len(used) > 30
    assert sorted(name for name in used if not words.has(*name.split("."))) == []


def used_by_the_screens() -> list[str]:
    """Return the messages that the sources name literally."""
    found: list[str] = []
    for path in Path(stablemates.cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if node.func.attr == "text" and given:
                    found.append(given[0])
                elif node.func.attr == "attribute" and len(given) == 2:
                    found.append(".".join(given))
                elif node.func.attr == "keys" and given:
                    found.append(f"{given[0]}.key")
    return found


def test_each_language_has_the_same_files() -> None:
    assert {"common.ftl", "unorog.ftl", "stable.ftl", "stable-cards.ftl", "stable-terms.ftl"} <= set(FILES)
