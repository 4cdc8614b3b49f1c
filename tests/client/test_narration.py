"""Events at a table, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from stablemates.client import Narration, open_question
from stablemates.client.local import LocalSession, history
from stablemates.client.narration import Line
from stablemates.protocol import seen
from stablemates.protocol.commands import Answer
from stablemates.protocol.messages import Refused
from stablemates.protocol.values import Card, Event
from stablemates.words import LANGUAGES, Words
from stablemates.words.speech import Speech

from .seated import alone, new_match, plays_on, run, until


def test_everything_that_happens_is_narrated_in_order(tmp_path: Path) -> None:
    """Answer by answer: the events of one answer are narrated together, and nothing else is."""
    words = Words("en", "stable", strict=True)

    async def play() -> tuple[LocalSession, list[str], Speech]:
        session = alone(tmp_path, new_match("second-ru"))
        narration = Narration(session, words)
        async with session:
            await plays_on(session)
        return session, [line.text for line in narration.new_lines()], narration.speech

    session, sentences, speech = run(play())
    match = session.room.playing
    truly = Speech(words, match.profile, speech.names, 0)
    saw = [seen.events(match.state, events, 0) for events in history(match)]
    assert [sentence for events in saw for sentence in truly.events(events)] == sentences


EVENTS = [
    (Event("table-sits", seat=0), "You take a seat."),
    (Event("table-sits", seat=1), "Ember takes a seat."),
    (Event("table-stands", seat=1, text="Zoë"), "Zoë leaves the table."),
    (Event("table-voted-out", seat=1, text="Zoë"), "The players vote Zoë out."),
    (Event("table-vote-close", seat=1, text="1/2"), "Ember votes to close the table (1/2)."),
    (Event("table-vote-remove", seat=0, whom=1, word="2/2", text="Zoë"), "You vote to remove Zoë (2/2)."),
    (Event("table-vote-handover", seat=0, whom=0, text="1/2"), "You vote for a new host: you (1/2)."),
    (Event("table-bot-sits", seat=1, word="novice"), "Ember is a bot: Novice."),
    (Event("table-chat", seat=1, text="hi"), "Ember: hi"),
    (Event("table-phrase", seat=0, word="thanks"), "You: Thank you!"),
    (Event("table-reaction", seat=1, word="heart"), "Ember: 💜"),
    (Event("draw", seat=1, rule="U-TURN-01"), "Ember draws a card."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events_at_the_table_in_words(tmp_path: Path, event: Event, sentence: str) -> None:
    async def play() -> list[str]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.new_lines()
            narration.receive(event)
            return [line.text for line in narration.new_lines()]

    assert run(play()) == [sentence]


def test_events_of_different_changes_are_not_merged(tmp_path: Path) -> None:
    """Two draws of one answer are one sentence; those of two answers are two."""

    async def play(apart: int) -> list[str]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.new_lines()
            for _ in range(2):
                narration.receive(Event("draw", seat=1, rule="U-TURN-01"))
                session.snapshot.stream += apart
            return [line.text for line in narration.new_lines()]

    assert run(play(0)) == ["Ember draws 2 cards."]
    assert run(play(1)) == ["Ember draws a card.", "Ember draws a card."]


def test_a_sentence_comes_with_its_rule_and_its_card(tmp_path: Path) -> None:
    async def play() -> list[Line]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.new_lines()
            narration.receive(Event("play", seat=1, card=Card(7, "red_5"), rule="U-TURN-01"))
            narration.receive(Event("table-chat", seat=1, text="Hello"))
            return narration.new_lines()

    assert run(play()) == [
        Line("Ember plays Red 5.", "U-TURN-01", "red_5"),
        Line("Ember: Hello", aside=True, spoken=True),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_of_one_game_include_reasons_for_a_refusal(tmp_path: Path, lang: str) -> None:
    async def play() -> Refused:
        async with alone(tmp_path, new_match("unorog", 2)) as session:
            await until(session, open_question)
            reply = await session.send(Answer, option=99)
            assert isinstance(reply, Refused)
            return reply

    assert Words(lang, "unorog", strict=True).text(f"refused-{run(play()).reason}")
