"""Write spoken.json for speech.test.ts: short games as the server sends them, and the terminal's text for them.

Run it from the root of the repository: PYTHONPATH=src python web/tests/table/make_spoken.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from stablemates.core import kernel
from stablemates.core.kernel import Seat, State
from stablemates.games import registry
from stablemates.positions import Position
from stablemates.protocol import seen
from stablemates.protocol.values import Event, Question
from stablemates.protocol.views import View, Zone
from stablemates.words.speech import Speech
from stablemates.words.words import Words

NAMES = ["Ann", "Bob", "Cid"]
GAMES = [("second-uk", 60), ("first-ru", 60), ("unorog", 50)]  # rulebooks, and the number of random answers
ASKED = 8  # the most questions to keep of each game
ME = 1
Said = dict[str, list[str]]  # by language
Answers = Iterator[tuple[kernel.Question, int]]  # questions, and the numbers of the chosen options


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


def random_game(profile: str, answers: int) -> Recorded:
    game, book = registry.find(profile)
    state = game.new(book, len(NAMES), 5, book.settle({}))
    return record(profile, state, at_random(state, answers))


def at_random(state: State, answers: int) -> Answers:
    random = Random(5)
    for _ in range(answers):
        questions = state.pending()
        if not questions:
            return
        question = random.choice(questions)
        yield question, random.randrange(len(question.options))


def too_many_cards() -> Recorded:
    """Bob draws an eighth card and has to discard one (R-TURN-10)."""
    table = Position("second-uk", turn="bob", ann={}, bob={"hand": ["neigh"] * 7}, cid={})
    return record("second-uk", table.state, scripted(table, [("bob", "draw"), ("bob", "neigh")]))


def moved_cards() -> Recorded:
    """Ann moves a card from Bob's stable to hers; a unicorn that Bob borrows goes home, and another runs to Cid."""
    table = Position(
        "first-uk",
        phase="action",
        ann={"hand": "re_target"},
        bob={"stable": "rainbow_aura unicorn_lasso puppicorn"},
        cid={"stable": "narwhal"},
    )
    script = [
        *[("ann", label) for label in ("re_target", "rainbow_aura", "rainbow_aura ann")],
        *[("bob", label) for label in ("use unicorn_lasso", "narwhal", "draw")],
    ]
    return record("first-uk", table.state, scripted(table, script))


def early_target() -> Recorded:
    """Bob names the unicorn that he steals before he discards a card for it (R-EFF-11)."""
    ann = {"stable": "basic_unicorn_red basic_unicorn_blue"}
    table = Position("second-uk", turn="bob", ann=ann, bob={"hand": "seductive_unicorn neigh yay"}, cid={})
    script = [("bob", label) for label in ("seductive_unicorn", "yes", "basic_unicorn_red", "yay")]
    return record("second-uk", table.state, scripted(table, script))


def scripted(table: Position, script: list[tuple[str, str]]) -> Answers:
    for who, label in script:
        yield table.question(who), table.options(who).index(label)


def record(profile: str, state: State, answers: Answers) -> Recorded:
    game, book = registry.find(profile)
    voices = {lang: Speech(Words(lang, game.id), book, NAMES, ME) for lang in ("en", "ru", "uk")}
    asked: list[Asked] = []
    events = seen.events(state, state.events, ME)
    for question, option in answers:
        if question.seat == ME and len(asked) < ASKED:
            asked.append(ask(state, seen.question(state, question), voices))
        state.answer(question.seat, option)
        events += seen.events(state, state.events, ME)
    said = {lang: voice.events(events) for lang, voice in voices.items()}
    rules = [rule for _, rule in voices["en"].with_rules(events)]
    return Recorded(profile, game.id, book.edition, ME, asked, events, said, rules)


def ask(state: State, question: Question, voices: dict[str, Speech]) -> Asked:
    view = seen.view(state, ME)
    view.zones = [Zone("hand", ME, view.zone("hand", ME).count)]  # no sentence mentions the other zones
    said = {
        lang: [voice.question(question, view), *map(voice.option, question.options)] for lang, voice in voices.items()
    }
    return Asked(question, view, said)


if __name__ == "__main__":
    found = [
        *(random_game(profile, answers) for profile, answers in GAMES),
        too_many_cards(),
        moved_cards(),
        early_target(),
    ]
    Path(__file__).with_name("spoken.json").write_bytes(msgspec.json.encode(found) + b"\n")
