"""Every key of a table over the network has a message in every language, and no message is unused."""

import pytest

from stablemates.words import LANGUAGES, Words

from .fluent_files import inside, patterns
from .table_keys import all_messages, events, reasons

FILE = "table.ftl"
ARGUMENTS = {"seat": "Аня", "whom": "Оля", "card": "…", "word": "…", "text": "…"}


def test_the_list_is_not_empty() -> None:
    """The list is computed: if that broke, the other tests would pass vacuously."""
    assert {"stale", "not-asked", "storage", "removed", "window-closed"} <= reasons()
    assert {"table-sits", "table-wish-refused", "table-trouble", "table-chat"} <= events()
    assert len(reasons()) >= 40
    assert len(events()) >= 25
    assert {"mode-armed.about", "phrase-one-more", "phase-table-lobby", "level-novice"} <= all_messages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_table_emits_has_a_message(lang: str) -> None:
    assert sorted(all_messages() - set(patterns(lang, FILE))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_a_table_is_used(lang: str) -> None:
    spoken_to = {f"event-{one}.you" for one in events()}
    assert sorted(set(patterns(lang, FILE)) - all_messages() - spoken_to) == []


def test_table_events_are_distinguished_from_game_events() -> None:
    assert [one for one in events() if not one.startswith("table-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_formatted_with_the_fields_of_its_event(lang: str) -> None:
    words = Words(lang, strict=True)
    for name in patterns(lang, FILE):
        key, _, attribute = name.partition(".")
        assert words.format(key, attribute, ARGUMENTS if key.startswith("event-") else {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_readers_own_events_name_no_one(lang: str) -> None:
    """The reader is addressed: a name in that sentence would be the reader's own."""
    own = {name: pattern for name, pattern in patterns(lang, FILE).items() if name.endswith(".you")}
    assert own
    assert [name for name, pattern in own.items() if "seat" in inside(pattern).arguments] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_secret_request_names_no_one(lang: str) -> None:
    """No one learns who holds a window open, or who is against an undo."""
    for name in ("event-table-hold", "event-table-waits", "event-table-nudge"):
        assert not inside(patterns(lang, FILE)[name]).arguments
