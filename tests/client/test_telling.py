"""What is told at a table: news in sentences, and what the cards are that were seen."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from stablemates.client import Faces, Narration, open_question
from stablemates.client.local import LocalSession, history
from stablemates.client.narration import Line
from stablemates.protocol.commands import Answer
from stablemates.protocol.messages import Refused
from stablemates.protocol.values import Event
from stablemates.words import LANGUAGES, Speech, Words

from .seated import alone, new_match, plays_on, run, until


def test_all_that_happens_is_told_as_the_engine_tells_it(tmp_path: Path) -> None:
    """Answer by answer: what one answer brings about is told together, and nothing else is."""
    words = Words("en", "stable", strict=True)

    async def play() -> tuple[LocalSession, list[str], Speech]:
        session = alone(tmp_path, new_match("second-ru"))
        narration = Narration(session, words)
        async with session:
            await plays_on(session)
        return session, [line.text for line in narration.told()], narration.speech

    session, told, speech = run(play())
    match = session.room.playing
    truly = Speech(words, "stable", match.state.kind, speech.names, 0, "second-ru")
    seen = [[event.as_seen_by(0) for event in events] for events in history(match)]
    assert [sentence for events in seen for sentence in truly.events(events)] == told


def test_faces_are_those_of_the_game_and_of_no_card_that_was_not_seen(tmp_path: Path) -> None:
    async def play() -> None:
        session = alone(tmp_path, new_match("second-ru"))
        narration = Narration(session, Words("en", "stable"))
        async with session:
            await until(session, open_question)
            state, kinds = session.room.game, {}
            for card in range(200):
                with suppress(KeyError):
                    kinds[card] = narration.speech.kind(card)
            assert kinds == {card: state.kind(card) for card in kinds}
            assert {face["card"] for face in state.view(0)["hands"][0]} <= kinds.keys()
            assert not {face["card"] for face in state.view(1)["hands"][1]} & kinds.keys()

    run(play())


def test_faces_forget_with_the_next_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with alone(tmp_path, new_match("unorog", 2)) as session:
            faces = Faces()
            faces.see(session.snapshot)
            faces.hear(Event("play", card=999, face="hoof"))
            faces.see(session.snapshot)
            assert faces.kind(999) == "hoof"
            session.snapshot.table.game += 1
            faces.see(session.snapshot)
            assert 999 not in faces.kinds

    run(play())


NEWS = [
    (Event("table-sits", seat=0), "You take a seat."),
    (Event("table-sits", seat=1), "Ember takes a seat."),
    (Event("table-stands", seat=1, text="Zoë"), "Zoë leaves the table."),
    (Event("table-bot-sits", seat=1, word="novice"), "Ember is a bot: Novice."),
    (Event("table-chat", seat=1, text="hi"), "Ember: hi"),
    (Event("table-phrase", seat=0, word="thanks"), "You: Thank you!"),
    (Event("table-reaction", seat=1, word="heart"), "Ember: 💜"),
    (Event("draw", seat=1, rule="U-TURN-01"), "Ember draws a card."),
]


@pytest.mark.parametrize(("news", "sentence"), NEWS)
def test_news_of_the_table_in_words(tmp_path: Path, news: Event, sentence: str) -> None:
    async def play() -> list[str]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.told()
            narration.hear(news)
            return [line.text for line in narration.told()]

    assert run(play()) == [sentence]


def test_what_is_heard_between_two_changes_is_not_told_as_one(tmp_path: Path) -> None:
    """Two draws of one answer are one sentence; of two answers they are two."""

    async def play(apart: int) -> list[str]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.told()
            for _ in range(2):
                narration.hear(Event("draw", seat=1, rule="U-TURN-01"))
                session.snapshot.stream += apart
            return [line.text for line in narration.told()]

    assert run(play(0)) == ["Ember draws 2 cards."]
    assert run(play(1)) == ["Ember draws a card.", "Ember draws a card."]


def test_a_sentence_comes_with_its_rule_and_its_card(tmp_path: Path) -> None:
    async def play() -> list[Line]:
        session = alone(tmp_path, new_match("unorog", 2))
        narration = Narration(session, Words("en", "unorog", strict=True))
        async with session:
            narration.told()
            narration.hear(Event("play", seat=1, card=7, face="red_5", rule="U-TURN-01"))
            narration.hear(Event("table-chat", seat=1, text="Hello"))
            return narration.told()

    assert run(play()) == [
        Line("Ember plays Red lock 5.", "U-TURN-01", "red_5"),
        Line("Ember: Hello", aside=True, spoken=True),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_speaks_one_game_only_can_still_say_why_not(tmp_path: Path, lang: str) -> None:
    async def play() -> Refused:
        async with alone(tmp_path, new_match("unorog", 2)) as session:
            await until(session, open_question)
            reply = await session.say(Answer, option=99)
            assert isinstance(reply, Refused)
            return reply

    assert Words(lang, "unorog", strict=True).text(f"refused-{run(play()).reason}")
