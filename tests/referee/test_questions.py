"""Twenty questions that players ask, put to the referee over HTTP.  docs/referee.md has them with their rules."""

from __future__ import annotations

import re
from pathlib import Path

from ..server.http.place import open_place, run
from .questions import QUESTIONS, sentences_of

PAGE = Path(__file__).parents[2] / "docs" / "referee.md"


def test_the_referee_answers_twenty_questions() -> None:
    async def work() -> None:
        async with open_place() as place:
            for question in QUESTIONS:
                answer = await place.post("/api/referee", question.body())
                assert answer.status_code == 200, (question.number, answer.text)
                sentences = sentences_of(answer.json())
                assert set(question.says) <= sentences, (question.number, sorted(sentences))
                assert not sentences & set(question.never), (question.number, sorted(sentences))

    run(work)


def test_the_docs_have_all_of_them() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\bR-[A-Z]+-\d\d\b.*\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [int(row) for row in rows] == [question.number for question in QUESTIONS] == list(range(1, 21))
