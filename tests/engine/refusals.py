"""Corrupt saves, lines of notation, match files, answers and lookups, and print how the engine refuses each.

A standalone script that only needs the package, so that every engine can run it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import stablemates
from stablemates.bots.playout import playout
from stablemates.core.rng import Rng, fast

ATTEMPTS = 60  # per rulebook and format
BROKEN = "not refused, but broken:"
ODD_VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 99, 1 << 31, 1 << 62, 1 << 64, -(1 << 70), 0.5, float("inf")),
    *("", "turn", "x" * 50, [], [0], [[]], {}, {"card": 1}),
]
ODD_NUMBERS = [value for value in ODD_VALUES if isinstance(value, int)]
ODD_PIECES = [
    *" \t\n#/-<>.,:;[]{}\"'0123456789abcdefghijklmnopqrstuvwxyzBGRYHASMD²٣—",
    "99999999999",
    "-1",
    "null",
    "1e9",
]


def corrupted_save(saved: Any, rng: Rng) -> Any:
    """Return a save with one to three errors."""
    data = json.loads(json.dumps(saved))
    for _ in range(1 + rng.below(3)):
        places = list(places_in(data))
        if not places:
            return data
        holder, key = places[rng.below(len(places))]
        corrupt(holder, key, rng)
    return data


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Return all places, a container and a key each; of a list only the first eight, so that errors are spread out."""
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data[:8]))
    else:
        return []
    return [place for key, part in inner for place in [(data, key), *places_in(part)]]


def corrupt(holder: Any, key: Any, rng: Rng) -> None:
    value, how = holder[key], rng.below(4)
    if how == 0:
        del holder[key]
    elif how == 1 and type(value) is int:
        holder[key] = value + (1 if rng.below(2) else -1)
    elif how == 2 and isinstance(holder, list):
        holder.insert(0, value)
    else:
        holder[key] = ODD_VALUES[rng.below(len(ODD_VALUES))]


def corrupted_text(text: str, rng: Rng) -> str:
    """Return a text with one to three errors."""
    for _ in range(1 + rng.below(3)):
        place, how = rng.below(len(text) + 1), rng.below(4)
        piece = ODD_PIECES[rng.below(len(ODD_PIECES))]
        if how == 0:
            text = text[:place] + text[place + 1 :]
        elif how == 1:
            text = text[:place] + piece + text[place:]
        elif how == 2:
            text = text[:place] + piece + text[place + 1 :]
        else:
            words = text.split(" ")
            one, other = rng.below(len(words)), rng.below(len(words))
            words[one], words[other] = words[other], words[one]
            text = " ".join(words)
    return text


def a_match(profile: str, seats: int, seed: int) -> stablemates.Match:
    """Return the first answers of a game."""
    match = stablemates.match(profile, [str(seat) for seat in range(seats)], seed)
    rng = fast(seed)
    for _ in range(seed % 90):
        questions = match.state.pending()
        if questions:
            question = questions[rng.below(len(questions))]
            match.answer(question.seat, len(question.options) - 1 - rng.below(len(question.options) + 1) // 2)
    return match


def outcome_of(form: str, match: stablemates.Match, rng: Rng) -> str:
    """Return the refusal, or the result of playing on."""
    try:
        state = corrupted(form, match, rng)
        playout(state, fast(1), 200)
        return stablemates.digest(state)
    except stablemates.Refused as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    except Exception as error:
        return f"{BROKEN} {error!r}"


def corrupted(form: str, match: stablemates.Match, rng: Rng) -> stablemates.State:
    if form == "load":
        return stablemates.load(corrupted_save(match.state.dump(), rng))
    if form == "read":
        return stablemates.read(corrupted_text(match.state.notation(), rng))
    if form == "look":
        look(match.state, rng)
        return match.state
    if form == "answer":
        match.state.answer(*(ODD_VALUES[rng.below(len(ODD_VALUES))] for _ in range(2)))
        return match.state
    return stablemates.replay(corrupted_text(match.text(), rng)).state


def look(state: stablemates.State, rng: Rng) -> None:
    """Ask about a seat and a card that may not exist."""
    seat, card = (ODD_NUMBERS[rng.below(len(ODD_NUMBERS))] for _ in range(2))
    looks: list[Callable[[], object]] = [
        lambda: state.view(seat),
        lambda: state.show(seat),
        lambda: state.html(seat),
        lambda: state.svg(seat),
        lambda: state.imagine(seat, 1),
        lambda: state.kind(card),
        lambda: state.knows(seat, card),
        lambda: state.why(seat, card),
        lambda: state.why_not(seat, card),
        lambda: state.question(seat),
        lambda: state.moves(seat),
        lambda: stablemates.Event("draw", 0).as_seen_by(seat),
    ]
    looks[rng.below(len(looks))]()


def refusals() -> list[str]:
    return [
        f"{profile.id} {form} {number}: {outcome_of(form, a_match(profile.id, profile.fewest, number), fast(number))}"
        for profile in stablemates.profiles()
        for form in ("load", "read", "replay", "answer", "look")
        for number in range(ATTEMPTS)
    ]


if __name__ == "__main__":
    print("\n".join(refusals()))
