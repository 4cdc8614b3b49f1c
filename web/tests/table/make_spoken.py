"""Write spoken.json for speech.test.ts: short games as the server sends them, and what the terminal says of them.

Run it from the root of the repository: PYTHONPATH=src python web/tests/table/make_spoken.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from stablemates.core.kernel import Seat, State
from stablemates.games import registry
from stablemates.protocol import seen
from stablemates.protocol.values import Event, Question
from stablemates.protocol.views import View
from stablemates.words.speech import Speech
from stablemates.words.words import Words

NAMES = ["Ann", "Bob", "Cid"]
GAMES = [("second-uk", 60), ("first-ru", 60), ("unorog", 50)]  # rulebooks and the number of answers
ASKED = 8  # questions that are kept of each
Said = dict[str, list[str]]  # by language


class Asked(Struct):
    question: Question
    view: View
    said: Said


class Recorded(Struct):
    profile: str
    game: str
    edition: str
    me: Seat
    asked: list[Asked]
    events: list[Event]
    said: Said
    rules: list[str]


def play(profile: str, answers: int, me: Seat) -> Recorded:
    game, book = registry.find(profile)
    state, random = game.new(book, len(NAMES), 5, book.settle({})), Random(5)
    voices = {lang: Speech(Words(lang, game.id), book, NAMES, me) for lang in ("en", "ru", "uk")}
    asked: list[Asked] = []
    events = seen.events(state, state.events, me)
    for _ in range(answers):
        questions = state.pending()
        if not questions:
            break
        question = random.choice(questions)
        if question.seat == me and len(asked) < ASKED:
            asked.append(ask(state, seen.question(state, question), voices, me))
        state.answer(question.seat, random.randrange(len(question.options)))
        events += seen.events(state, state.events, me)
    said = {lang: voice.events(events) for lang, voice in voices.items()}
    rules = [rule for _, rule in voices["en"].with_rules(events)]
    return Recorded(profile, game.id, book.edition, me, asked, events, said, rules)


def ask(state: State, question: Question, voices: dict[str, Speech], me: Seat) -> Asked:
    view = seen.view(state, me)
    view.zones = []  # no sentence is about them
    said = {
        lang: [voice.question(question, view), *map(voice.option, question.options)] for lang, voice in voices.items()
    }
    return Asked(question, view, said)


if __name__ == "__main__":
    found = [play(profile, answers, me=1) for profile, answers in GAMES]
    Path(__file__).with_name("spoken.json").write_bytes(msgspec.json.encode(found) + b"\n")
