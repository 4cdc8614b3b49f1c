"""Two people in two browsers, on a desktop and on a phone, and a bot play whole games by the page alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import DESKTOP, PHONE
from .tables import BOOKS, deal, new_table
from .tapping import play_to_the_end

# Every question comes up in the first rounds.  Second-edition decks undo much of what is played, so fewer win there.
SHORTER = {book: {"unicorns_to_win": 4 if book.startswith("second") else 5} for book in BOOKS if book != "unorog"}


@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_game_of_every_rulebook(book: str, come: Come) -> None:
    lang = book.rpartition("-")[2] if "-" in book else "en"
    ann, bob = come("Ann", lang=lang, screen=DESKTOP), come("Bob", lang=lang, screen=PHONE)
    deal(ann, new_table(ann, book, 3, options=SHORTER.get(book, {})), bob)
    for tapper in play_to_the_end(ann, bob):
        assert tapper.taps > 5
    for person in (ann, bob):
        over = person.page.get_by_role("region", name=person.say("table-over"))
        expect(over).to_be_visible()
        person.picture(f"{book}-over-{person.name}")
