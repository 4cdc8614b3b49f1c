"""The golden matches: which ones, how they are played, and how they are written out in full.

``tools/golden.py`` rewrites them all; review the difference.  Those written out in full show what everyone sees at each
step, so leaks show as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import stablemates
from stablemates.core.game import Value
from stablemates.core.kernel import NO_CARD, NO_ZONE, NOBODY, Event, Option, Question, Seat, State
from stablemates.core.match import Match
from stablemates.core.rng import fast

from ..every_game.playing import ALWAYS, an_answer, as_table

FOLDER = Path(__file__).parent
PLAYERS = ["ann", "bob", "cy", "dan", "eve", "fay", "gus", "hal", "ivy", "joe"]
EVERYBODY = "all"


class Golden(NamedTuple):
    """A match to record: the rulebook, the bots, and whether it is written out in full."""

    name: str
    profile: str
    seats: int
    seed: int | str
    options: dict[str, Value]
    narrated: bool = False
    revision: int = 1

    def record(self) -> Match:
        players = PLAYERS[: self.seats]
        match = stablemates.match(self.profile, players, self.seed, revision=self.revision, **self.options)
        rng = fast(1)
        while match.state.asked():
            match.answer(*an_answer(as_table(match.state), rng, ALWAYS))
        return match


PLAN = [
    Golden("unorog-2", "unorog", 2, 590, {}, narrated=True),
    Golden("unorog-3-stone-skips", "unorog", 3, 70, {"stone_skips": True}, narrated=True),
    Golden("unorog-4-stones-add-up", "unorog", 4, 446, {"stones_add_up": True}, narrated=True),
    Golden("unorog-5-sealed", "unorog", 5, "0001a0" * 27, {}),
    Golden("unorog-2-to-150", "unorog", 2, 213, {"goal": 150}),
    Golden("unorog-10", "unorog", 10, 397, {}),
    Golden("second-ru-2", "second-ru", 2, 1, {}, narrated=True),
    Golden("second-ru-4", "second-ru", 4, 2, {}),
    Golden("second-ru-4-hidden", "second-ru", 4, 3, {"targets": "hidden", "packs": "fireflies"}),
    Golden("second-uk-3", "second-uk", 3, 4, {}),
    Golden("second-uk-8-at-once", "second-uk", 8, 5, {"triggers_wait": False}),
    Golden("first-uk-3", "first-uk", 3, 6, {}),
    Golden("first-uk-6-sealed", "first-uk", 6, "0001a0" * 27, {}),
    Golden("first-ru-2", "first-ru", 2, 7, {}, narrated=True),
    Golden("first-ru-5", "first-ru", 5, 8, {"pandas_are_hit": False, "blind_pandas": False}),
    Golden("second-ru-4-revision-2", "second-ru", 4, 9, {}, revision=2),
    Golden("second-uk-6-at-once-revision-2", "second-uk", 6, 10, {"triggers_wait": False}, revision=2),
    Golden("first-uk-3-revision-2", "first-uk", 3, 11, {}, revision=2),
    Golden("first-ru-2-revision-2", "first-ru", 2, 12, {}, narrated=True, revision=2),
    Golden("first-ru-5-revision-2", "first-ru", 5, 13, {}, revision=2),
]


def narrated(match: Match) -> str:
    """Return a match in full: every answer, its events, and what everyone sees then.

    The spectators' view shows only what has changed, a player's only what differs from theirs.
    """
    return "\n".join(story(match)) + "\n"


def story(match: Match) -> Iterator[str]:
    state = match.opening()
    seen: dict[str, str] = {}
    yield f"{match.profile.id}: {', '.join(match.players)}; seed {match.seed}; {match.options}"
    yield from step("deal", state, state.events, seen)
    for number, (seat, option) in enumerate(match.answers, 1):
        (question,) = [asked for asked in state.pending() if asked.seat == seat]
        title = f"{number}. {described(state, question, option)}"
        yield from step(title, state, state.answer(seat, option), seen)
    yield f"\n{state.outcome()}"


def step(title: str, state: State, events: list[Event], seen: dict[str, str]) -> Iterator[str]:
    yield f"\n{title}"
    yield from (f"    . {happened(state, event)}" for event in events)
    public = parts_of(state.view(NOBODY))
    yield line(EVERYBODY, [change(seen, name, text) for name, text in public.items() if seen.get(name) != text])
    seen |= public
    for seat in range(state.seats):
        mine = parts_of(state.view(seat))
        yield line(PLAYERS[seat], [f"{name}={text}" for name, text in mine.items() if public.get(name) != text])


def line(who: str, parts: list[str]) -> str:
    return f"    {who:3}  {'  '.join(parts)}".rstrip()


def change(seen: dict[str, str], name: str, text: str) -> str:
    before = seen.get(name)
    return f"{name}+{text.removeprefix(before)}" if before and text.startswith(before + " ") else f"{name}={text}"


# --- words -------------------------------------------------------------------------------------------


def described(state: State, question: Question, option: int) -> str:
    return f"{player(question.seat)} ({question.ask}): {in_words(state, question.options[option])}"


def in_words(state: State, option: Option) -> str:
    parts = [option.verb, card(state, option.card), player(option.seat), option.word]
    return " ".join(part for part in parts if part)


def happened(state: State, event: Event) -> str:
    """Return an event with its real card, and in brackets who saw it, unless everyone did."""
    number = str(event.n) if event.n else ""
    parts = [event.kind, player(event.seat), card(state, event.card), player(event.whom), number, event.word]
    parts += [f"by {card(state, event.source)}" if event.source != NO_CARD else "", event.rule, moved(state, event)]
    readers = [seat for seat in range(NOBODY, state.seats) if event.as_seen_by(seat).card != NO_CARD]
    if event.card != NO_CARD and len(readers) <= state.seats:
        parts.append(f"[{', '.join(player(seat) or EVERYBODY for seat in readers)}]")
    return " ".join(part for part in parts if part)


def moved(state: State, event: Event) -> str:
    """Return the zones a card moved between."""
    if event.from_zone == NO_ZONE:
        return ""
    names = [as_table(state).zone_name(zone) for zone in (event.from_zone, event.to_zone)]
    return " > ".join(f"{name} of {player(seat)}" if seat != NOBODY else name for name, seat in names)


def card(state: State, number: int) -> str:
    return f"{state.kind(number)}#{number}" if number != NO_CARD else ""


def player(seat: Seat) -> str:
    return PLAYERS[seat] if seat != NOBODY else ""


def parts_of(view: dict[str, Any]) -> dict[str, str]:
    """Return a view as a flat table: ``hand.0`` is the hand of seat 0; a face-down pile is a number of cards."""
    plain = {name: value for name, value in view.items() if name not in ("zones", "facts")}
    found = {name: in_short(value) for name, value in flat(plain | view["facts"])}
    for zone in view["zones"]:
        name = zone["name"] if zone["seat"] == NOBODY else f"{zone['name']}.{zone['seat']}"
        is_pile = zone["known"] or len(zone["cards"]) != zone["count"]
        found[name] = str(zone["count"]) if is_pile else in_short(zone["cards"])
        if zone["known"]:
            found[f"{name}.known"] = " ".join(f"{one['place']}:{in_short(one['card'])}" for one in zone["known"])
    return found


def flat(value: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, part in value.items():
        if isinstance(part, dict) and "id" not in part:
            yield from ((f"{name}.{inner}", one) for inner, one in flat(part))
        elif name == "chain":
            yield name, [link["card"] for link in part]
            yield "chain.seats", [link["seat"] for link in part]
            yield "chain.stables", [link["stable"] for link in part]
        else:
            yield name, part


def in_short(value: Any) -> str:
    """Return cards by kind and number, ``5?`` for five hidden ones; anything else unchanged."""
    if isinstance(value, list):
        runs = [(text, len(list(same))) for text, same in groupby(in_short(part) for part in value)]
        return " ".join(f"{count}?" if text == "?" else " ".join([text] * count) for text, count in runs) or "-"
    if isinstance(value, dict):
        return " ".join([f"{value['kind']}#{value['id']}", *value.get("marks", [])])
    return "?" if value is None else str(value)
