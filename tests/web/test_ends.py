"""How a game ends on the page when no one has enough unicorns: letters are counted for everyone to see."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from stablemates.games.stable.letters import LANGUAGES, LETTERS

from .conftest import Come
from .intercepting import intercept
from .looking import Looks
from .people import DESKTOP, PHONE, Person
from .tables import asked, command, deal, new_table, state_of
from .tapping import UNICORNS, play_to_the_end

STABLES = [
    ["rainbow_unicorn", "narwhal", "extremely_destructive_unicorn", "barbed_wire"],
    ["baby_unicorn_red", "rhinocorn", "chainsaw_unicorn", "rainbow_mane"],
]


def sums(language: str) -> list[int]:
    """Return the letters of each stable, in the language of the rulebook, whatever the reader speaks (R-END-05)."""
    return [sum(LETTERS[kind][LANGUAGES.index(language)] for kind in stable if kind in LETTERS) for stable in STABLES]


def end_by_letters(person: Person, winner: int) -> None:
    """Change the end that this person receives: such a tie is too rare to play out."""
    why, rule = ("everybody_loses", "R-END-06") if winner < 0 else ("letters", "R-END-05")

    def change(snapshot: Any) -> None:
        if ended := snapshot["table"].get("ended"):
            ended |= {"winner": winner, "why": why, "rule": rule}
            snapshot["view"]["stable"] |= {"unicorns": [3, 3]}
            for zone in snapshot["view"]["zones"]:
                if zone["name"] == "stable":
                    kinds = STABLES[zone["seat"]]
                    cards = [{"id": 100 * zone["seat"] + n, "kind": kind} for n, kind in enumerate(kinds)]
                    zone |= {"count": len(kinds), "cards": cards}

    intercept(person, change)


@pytest.mark.parametrize(
    ("book", "lang", "screen", "winner"),
    [("second-uk", "uk", PHONE, 0), ("second-ru", "en", DESKTOP, 1), ("second-ru", "ru", PHONE, -1)],
)
def test_letters_are_counted_for_everyone_to_see(
    book: str, lang: str, screen: dict[str, int], winner: int, come: Come
) -> None:
    ann = come("Ann", lang=lang, screen=screen)
    end_by_letters(ann, winner)
    deal(ann, new_table(ann, book, 2, options={"unicorns_to_win": 2}))
    play_to_the_end(ann)
    over = ann.page.get_by_role("region", name=ann.say("table-over"))
    for seat, sum_ in enumerate(sums(book.rpartition("-")[2])):
        line = over.get_by_role("listitem").filter(has_text=ann.say("letters", n=sum_))
        expect(line).to_have_count(1)
        if seat == winner:
            expect(line).to_have_class(re.compile("winner"))
    expect(over.get_by_role("link", name=ann.say("to-front"))).to_be_visible()
    looks = Looks()
    looks.at(ann, f"letters-{winner}")
    looks.check()


@pytest.mark.parametrize("screen", [PHONE, {"width": 768, "height": 1024}])
@pytest.mark.parametrize("many", [7, 12])
def test_a_rematch_is_in_view_below_the_unicorns_that_have_won(many: int, screen: dict[str, int], come: Come) -> None:
    """Puppicorn and babies that are brought for free may make them more than seven."""
    ann = come("Ann", screen=screen)

    def change(snapshot: Any) -> None:
        if ended := snapshot["table"].get("ended"):
            ended |= {"winner": 1}
            snapshot["view"]["stable"] |= {"unicorns": [1, many]}
            [stable] = [zone for zone in snapshot["view"]["zones"] if (zone["name"], zone.get("seat")) == ("stable", 1)]
            stable |= {"count": many, "cards": [{"id": 200 + n, "kind": UNICORNS[n]} for n in range(many)]}

    intercept(ann, change)
    deal(ann, new_table(ann, "second-uk", 2, options={"unicorns_to_win": 2}))
    play_to_the_end(ann)
    over = ann.page.get_by_role("region", name=ann.say("table-over"))
    expect(over.locator(".parade > span").nth(many - 1)).to_be_attached()
    expect(over.get_by_role("button", name=ann.say("end-revenge"))).to_be_in_viewport(ratio=1)


def test_a_tap_that_was_meant_for_the_table_does_not_lead_away_from_the_end(come: Come) -> None:
    """A player who plays the last card with two quick taps still sees the end."""
    ann = come("Ann", screen=PHONE)
    end_at_once: list[Any] = []

    def change(snapshot: Any) -> None:
        if end_at_once:
            snapshot["table"] |= {"phase": "over", "ended": end_at_once[0]}
            snapshot |= {"question": None}

    intercept(ann, change)
    table = new_table(ann, "unorog", 2, speed="off")
    deal(ann, table)
    asked(ann, "turn")
    end_at_once.append({"winner": 0, "why": "empty_hand", "rule": "U-END-01", "points": [9, 0], "game": 1})
    now = time.time()
    ann.page.clock.set_fixed_time(now)  # on a slow machine it is still the moment of the end
    command(ann, table, "say", on=state_of(ann, table), phrase="hello")  # her page learns of the end with this
    over = ann.page.get_by_role("region", name=ann.say("table-over"))
    away = over.get_by_role("button", name=ann.say("look-at-table"))
    place = away.bounding_box()
    assert place is not None
    ann.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(over).to_be_visible()
    ann.page.clock.set_fixed_time(now + 1)
    away.tap()
    expect(over).to_have_count(0)
