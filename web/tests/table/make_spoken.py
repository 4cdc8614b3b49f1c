"""Writes spoken.json for speech.test.ts: what happens in short games, as the server tells it and the terminal says it.

Run it from the root of the repository: PYTHONPATH=src python web/tests/table/make_spoken.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from stablemates.core.kernel import Event, Seat, State
from stablemates.games import registry
from stablemates.words.speech import Speech
from stablemates.words.words import Words

NAMES = ["Ann", "Bob", "Cid"]
GAMES = [("second-uk", 60), ("first-ru", 60), ("unorog", 50)]  # rulebooks and how many answers
ASKED = 8  # questions that are kept of each


def news(state: State, event: Event) -> dict[str, Any]:
    """An event as the server sends it; what is as usual is left out."""
    told: dict[str, Any] = {"kind": event.kind}
    for name, usual in (("seat", -1), ("card", -1), ("whom", -1), ("n", 0), ("word", ""), ("source", -1), ("rule", "")):
        if getattr(event, name) != usual:
            told[name] = getattr(event, name)
    for card, face in (("card", "face"), ("source", "source_face")):
        if card in told:
            told[face] = state.kind(told[card])
    return told


def play(profile: str, answers: int, me: Seat) -> dict[str, Any]:
    game, book = registry.find(profile)
    state, random = game.new(book, len(NAMES), 5, book.settle({})), Random(5)
    found: dict[str, Any] = {"profile": profile, "game": game.id, "me": me, "asked": []}
    voices = {
        lang: Speech(Words(lang, game.id), game.id, state.kind, NAMES, me, profile) for lang in ("en", "ru", "uk")
    }
    events = [event.as_seen_by(me) for event in state.events]
    for _ in range(answers):
        questions = state.pending()
        if not questions:
            break
        question = random.choice(questions)
        if question.seat == me and len(found["asked"]) < ASKED:
            found["asked"].append(asked(state, question, voices, me))
        state.answer(question.seat, random.randrange(len(question.options)))
        events += [event.as_seen_by(me) for event in state.events]
    found["news"] = [news(state, event) for event in events]
    found["said"] = {lang: voice.events(events) for lang, voice in voices.items()}
    found["rules"] = [rule for _, rule in voices["en"].with_rules(events)]
    return found


def asked(state: State, question: Any, voices: dict[str, Speech], me: Seat) -> dict[str, Any]:
    options = [
        {
            "verb": one.verb,
            "card": one.card,
            "face": state.kind(one.card) if one.card >= 0 else "",
            "seat": one.seat,
            "word": one.word,
        }
        for one in question.options
    ]
    view = state.view(me)
    face = state.kind(question.source) if question.source >= 0 else ""
    facts = {name: value for name, value in view.items() if isinstance(value, str | int)}
    return {
        "ask": {"ask": question.ask, "options": options, "face": face},
        "view": facts,
        "said": {
            lang: [voice.question(question, view), *map(voice.option, question.options)]
            for lang, voice in voices.items()
        },
    }


if __name__ == "__main__":
    found = [play(profile, answers, me=1) for profile, answers in GAMES]
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("spoken.json").write_text(text + "\n", encoding="utf-8")
