"""Before the game: the host changes what is played, and everyone may add a word to the shuffle."""

from __future__ import annotations

from stablemates.protocol.commands import Settings
from stablemates.protocol.messages import Refused

from ..server.table import SetUp
from .person import LINK, Person
from .still import still
from .test_keys import commands_of, pressing
from .test_screens import lobby

NOW = Settings("second-ru", 4, {"targets": "hidden"})


def test_a_new_rulebook_drops_unknown_options(at: SetUp) -> None:
    async def change(person: Person) -> None:
        await person.presses("c")
        person.sees("╭─ What we’re playing", "(•) Unicorn Stable, 2nd edition (2020)", "(•) hidden")
        await person.clicks("( ) Unorog")

    assert commands_of(still(lobby(at)), change) == [("Settle", {"settings": Settings("unorog", 4)})]


def test_the_other_rulebooks_are_one_more_step_away(at: SetUp) -> None:
    async def change(person: Person) -> None:
        await person.presses("c")
        person.sees("( ) Unicorn Stable, 2nd edition (2024)")
        person.sees_not("1st edition")
        await person.clicks("Other rulebooks…")
        await person.clicks("( ) Unicorn Stable, 1st edition (Russian)")
        person.sees("First edition, Russian · first-ru")

    [(_, fields)] = commands_of(still(lobby(at)), change)
    assert isinstance(fields["settings"], Settings)
    assert fields["settings"].profile == "first-ru"


def test_an_option_at_its_default_is_no_longer_listed(at: SetUp) -> None:
    async def change(person: Person) -> None:
        await person.presses("c")
        await person.clicks("( ) declared")
        person.sees("R-EFF-11")  # what it does, and where the default comes from

    assert commands_of(still(lobby(at)), change) == [("Settle", {"settings": Settings("second-ru", 4)})]


def test_yes_or_no_and_packs_are_boxes(at: SetUp) -> None:
    async def change(person: Person) -> None:
        await person.presses("c")
        await person.clicks("[x] Pandas count as cards")
        await person.clicks("[ ] Firefly Night Market")

    without = Settings("second-ru", 4, {"targets": "hidden", "pandas_are_hit": False})
    packed = Settings("second-ru", 4, {"targets": "hidden", "packs": "fireflies"})
    assert commands_of(still(lobby(at)), change) == [("Settle", {"settings": one}) for one in (without, packed)]


def test_a_number_is_written_and_takes_digits_only(at: SetUp) -> None:
    async def change(person: Person) -> None:
        await person.presses("c")
        await person.clicks("Unicorns to win: as in the rulebook")
        await person.presses("backspace", "x", "5", "enter")

    fewer = Settings("second-ru", 4, {"targets": "hidden", "unicorns_to_win": 5})
    assert commands_of(still(lobby(at)), change) == [("Settle", {"settings": fewer})]


def test_the_first_seat_is_one_of_the_table_and_no_size_is_below_the_number_of_players(at: SetUp) -> None:
    async def snapshot(person: Person) -> None:
        await person.presses("c")
        person.sees("Seats:  ( ) 3  (•) 4  ( ) 5", "( ) Seat 4")
        person.sees_not("( ) Seat 5", "( ) 2 ")
        await person.clicks("( ) 5")

    assert commands_of(still(lobby(at)), snapshot) == [("Settle", {"settings": Settings("second-ru", 5, NOW.options)})]


def test_invalid_settings_are_explained_in_the_dialog(at: SetUp) -> None:
    session = still(lobby(at))
    session.answer = Refused("", "bad-settings", "in English")

    async def change(person: Person) -> None:
        await person.presses("c")
        await person.clicks("( ) Quick")
        await person.waits_for("These settings are not possible")

    commands_of(session, change)


def test_only_the_host_changes_what_is_played(at: SetUp) -> None:
    async def try_it(person: Person) -> None:
        person.sees_not("Change settings")
        await person.presses("c")
        person.sees_not("What we’re playing")

    assert commands_of(still(lobby(at), "bob"), try_it) == []


def test_a_word_for_the_shuffle_is_given_and_the_commitment_is_shown(at: SetUp) -> None:
    table = lobby(at)
    seal = table.snapshot("bob").table.commitment

    async def give(person: Person) -> None:
        await person.presses("w")
        person.sees("A word for the shuffle", seal)
        await person.types("rainbow")
        await person.presses("enter")

    assert commands_of(still(table, "bob"), give) == [("GiveWord", {"word": "rainbow"})]
    assert commands_of(still(table, "bob"), pressing("w", "escape", "w", "enter")) == []
    table.says("bob", "giveword", word="rainbow")

    async def snapshot(person: Person) -> None:
        person.sees("2 bob  you · added a word")
        await person.presses("w")
        person.sees("│ rainbow")

    assert commands_of(still(table, "bob"), snapshot) == []


def test_the_lobby_shows_how_others_join(at: SetUp) -> None:
    async def snapshot(person: Person) -> None:
        person.sees("with the code UNIQA", LINK)

    assert commands_of(still(lobby(at)), snapshot) == []
