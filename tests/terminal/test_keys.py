"""Every answer has a key, in every language and on every layout; and no key does what it was not meant for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stablemates import terminal
from stablemates.client.remote import TurnedAway
from stablemates.protocol.messages import Refused
from stablemates.terminal import app
from stablemates.words import Words

from ..server.table import ServerTable, SetUp
from .person import Person, at_screen
from .still import Picture, Still, picture, still
from .test_screens import colours, eight, lobby, over, stable, window

Do = Callable[[Person], Awaitable[None]]


def commands_of(session: Still, do: Do, lang: str = "en") -> list[tuple[str, dict[str, object]]]:
    """Return the commands sent when someone uses the screen."""

    async def sit() -> None:
        async with at_screen(session, lang=lang) as person:
            await do(person)

    asyncio.run(sit())
    return session.sent


def pressing(*keys: str) -> Do:
    return lambda person: person.presses(*keys)


def option(table: ServerTable, label: str, who: str = "ann") -> list[tuple[str, dict[str, object]]]:
    return [("Answer", {"option": table.options(who).index(label)})]


def test_a_number_plays_the_card(at: SetUp) -> None:
    table = stable(at)
    assert commands_of(still(table), pressing("2")) == option(table, "chainsaw_unicorn")


def test_the_number_of_an_unplayable_card_shows_the_rule(at: SetUp) -> None:
    async def try_it(person: Person) -> None:
        await person.presses("5")
        person.sees("Neigh can only be played in response", "R-TURN-09")

    assert commands_of(still(stable(at)), try_it) == []


@pytest.mark.parametrize(("lang", "letter"), [("en", "d"), ("ru", "в"), ("ru", "d"), ("uk", "в"), ("en", "в")])
def test_a_letter_answers_in_every_language_and_on_every_layout(lang: str, letter: str, at: SetUp) -> None:
    """The last one: an English screen and a Russian layout; the letter is on the D key."""
    table = stable(at)
    assert commands_of(still(table), pressing(letter), lang) == option(table, "draw")


def test_arrows_and_enter_use_the_selected_spot(at: SetUp) -> None:
    table = stable(at)
    assert commands_of(still(table), pressing("down", "down", "enter")) == option(table, "chainsaw_unicorn")
    assert commands_of(still(table), pressing("down", "right", "enter")) == option(table, "unicorn_poison")


def test_tab_goes_through_everything_and_comes_back(at: SetUp) -> None:
    async def go_round(person: Person) -> None:
        await person.presses("tab")
        first = person.cursor
        seen = [first]
        while True:
            await person.presses("tab")
            if person.cursor == first:
                break
            seen.append(person.cursor)
        assert {"pile discard", "do 0"} <= set(seen)
        assert sum(name.startswith("hand ") for name in seen) == 5
        assert sum(name.startswith("card ") for name in seen) == 11
        assert sum(name.startswith("seat ") for name in seen) == 3
        assert len(seen) == len(set(seen))

    assert commands_of(still(stable(at)), go_round) == []


def test_an_ambiguous_number_waits_for_enter_or_for_more_digits(at: SetUp) -> None:
    table = eight(at).does("ann", "unicorn_poison")
    assert len(table.options("ann")) > 10

    async def wait(person: Person) -> None:
        await person.presses("1")
        person.sees("Number 1…")

    assert commands_of(still(table), wait) == []
    assert commands_of(still(table), pressing("1", "enter")) == [("Answer", {"option": 0})]
    assert commands_of(still(table), pressing("1", "2")) == [("Answer", {"option": 11})]
    assert commands_of(still(table), pressing("9")) == [("Answer", {"option": 8})]


def test_in_a_window_space_passes_n_stops_and_h_asks_for_time(at: SetUp) -> None:
    table = window(at)
    assert commands_of(still(table), pressing("space")) == option(table, "pass")
    assert commands_of(still(table), pressing("p")) == option(table, "pass")
    assert commands_of(still(table), pressing("n")) == option(table, "neigh")
    assert commands_of(still(table), pressing("5")) == option(table, "neigh")
    assert commands_of(still(table), pressing("h")) == [("Hold", {})]


def test_u_call_01_the_call_goes_with_the_card_if_it_is_due(at: SetUp) -> None:
    table = at("unorog", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_7 red_8"}, cauldron="red_3")
    assert commands_of(still(table), pressing("2")) == option(table, "red_5")
    assert commands_of(still(table), pressing("u", "2")) == option(table, "call red_5")
    assert commands_of(still(table), pressing("у", "2"), "uk") == option(table, "call red_5")
    assert commands_of(still(table), pressing("u", "u", "2")) == option(table, "red_5")


def test_u_call_01_a_call_that_is_not_due_changes_nothing(at: SetUp) -> None:
    table = colours(at)
    assert commands_of(still(table), pressing("u", "3")) == option(table, "red_5")


@pytest.mark.parametrize("key", ["3", "r", "down", "к"])
def test_the_colour_is_named_by_number_letter_or_arrows(key: str, at: SetUp) -> None:
    table = colours(at)
    keys = ["down", "down", "enter"] if key == "down" else [key]
    lang = "ru" if key == "к" else "en"
    assert commands_of(still(table), pressing("6", *keys), lang) == option(table, "hoof red")


def test_the_card_goes_back_to_the_hand_when_no_colour_is_named(at: SetUp) -> None:
    async def think_again(person: Person) -> None:
        await person.presses("6")
        person.sees("Which colour?")
        await person.presses("escape")
        person.sees_not("Which colour?")

    assert commands_of(still(colours(at)), think_again) == []


def test_reading_never_plays(at: SetUp) -> None:
    async def read(person: Person) -> None:
        await person.presses("down", "i")
        person.sees("Runs on tomato soup")
        await person.presses("right")
        person.sees("Unicorn Poison ─")
        await person.presses("enter", "down", "i", "space", "up", "i", "escape")

    assert commands_of(still(stable(at)), read) == []


def test_undo_is_offered_only_if_it_is_possible(at: SetUp) -> None:
    table = stable(at)
    assert commands_of(still(table), pressing("z", "backspace")) == []
    table.does("ann", "unicorn_poison")
    session = still(table)

    async def take_back(person: Person) -> None:
        person.sees("z Undo?")
        await person.presses("z")

    assert commands_of(session, take_back) == [("Undo", {})]


def test_a_key_meant_for_the_question_before_does_not_answer_the_next(
    at: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = stable(at)
    before = picture(table, "ann")
    table.does("ann", "unicorn_poison")
    after = picture(table, "ann")
    now = 1000.0
    monkeypatch.setattr(app, "SETTLES", 0.25)
    monkeypatch.setattr(app, "monotonic", lambda: now)
    session = Still(before, Picture(after.snapshot, []))

    async def hurry(person: Person) -> None:
        nonlocal now
        now += 1.0
        session.turn_page()
        await person.waits_for("which card do you destroy")
        now += 0.2
        await person.presses("1")
        assert session.sent == []
        now += 0.1
        await person.presses("1")

    assert commands_of(session, hurry) == [("Answer", {"option": 0})]


def test_a_refusal_is_shown_in_words(at: SetUp) -> None:
    session = still(stable(at))
    session.answer = Refused("", "storage", "in English")

    async def be_refused(person: Person) -> None:
        await person.presses("d")
        person.sees("Сервер")
        person.sees_not("in English")
        await person.presses("down")
        person.sees_not("Сервер")

    commands_of(session, be_refused, "ru")


def test_a_player_takes_their_seat_back_from_a_bot(at: SetUp) -> None:
    table = stable(at)
    table.says("ann", "stand")
    assert commands_of(still(table), pressing("1", "d", "b")) == [("Return", {})]


def test_consent_is_asked_of_those_who_must_give_it(at: SetUp) -> None:
    table = stable(at, turn="bob").does("bob", "re_target")
    table.says("bob", "undo")
    assert commands_of(still(table), pressing("enter")) == [("Consent", {"yes": True})]
    assert commands_of(still(table), pressing("escape")) == [("Consent", {"yes": False})]
    assert commands_of(still(table, "bob"), pressing("escape")) == []


def test_a_player_who_is_typing_is_not_interrupted(at: SetUp) -> None:
    """The undo dialog opens after the message is sent: Enter was meant for it."""
    table = stable(at, turn="bob")
    before = picture(table, "ann")
    table.does("bob", "re_target")
    table.says("bob", "undo")
    session = Still(before, picture(table, "ann"))

    async def chat(person: Person) -> None:
        await person.presses("t", "h", "i")
        session.turn_page()
        await person.waits_until(lambda: person.app.seen.must_consent)
        await person.presses("enter")
        person.sees_not("Allow undo?")
        await person.presses("escape")
        await person.waits_for("Allow undo?")

    assert commands_of(session, chat) == [("Chat", {"text": "hi"})]


def test_a_dialog_that_opens_by_itself_ignores_keys_that_came_too_soon(
    at: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SETTLES", 1000.0)
    table = stable(at, turn="bob").does("bob", "re_target")
    table.says("bob", "undo")
    assert commands_of(still(table), pressing("enter", "escape")) == []
    assert commands_of(still(over(at)), pressing("enter", "q")) == []


def test_without_a_question_nothing_is_answered(at: SetUp) -> None:
    table = stable(at)
    assert commands_of(still(table, "bob"), pressing("1", "2", "d", "space", "n", "h")) == []


def test_the_menu_sets_the_reaction_mode(at: SetUp) -> None:
    table = stable(at)
    keys = ("m", "down", "down", "enter")
    assert commands_of(still(table), pressing(*keys)) == [("Mode", {"mode": "always"})]
    table.says("ann", "mode", mode="sleep")

    async def stay_asleep(person: Person) -> None:
        await person.presses("m")
        person.sees("(•) Skip until my turn", "[x] it affects me or my cards")
        await person.clicks("[x] it affects")

    assert commands_of(still(table), stay_asleep) == [("Mode", {"mode": "sleep", "wake": ("wins", "stops")})]


def test_auto_neigh_stops_a_player_a_type_or_a_certain_card(at: SetUp) -> None:
    table = stable(at)
    table.says("ann", "mode", mode="armed", seat=1)
    aimed = {"mode": "armed", "seat": 1, "kind": None, "of_type": None}

    async def aim(person: Person) -> None:
        await person.presses("m")
        person.sees("(•) Auto-stop", "(•) bob", "(•) any ", "( ) ◆ Magical unicorn")
        person.sees_not("Baby unicorn", "Instant")  # no one plays these into a window
        await person.clicks("( ) ▼ Downgrade")
        await person.clicks("a specific card…")
        person.sees("Which card should be stopped?", "◆M Americorn")
        await person.clicks("◆M Americorn")

    expected = [aimed | {"of_type": "downgrade"}, aimed | {"kind": "americorn"}]
    assert commands_of(still(table), aim) == [("Mode", fields) for fields in expected]
    table.says("ann", "mode", mode="armed", seat=1, kind="americorn")

    async def snapshot(person: Person) -> None:
        await person.presses("m")
        person.sees("(•) Americorn", "( ) any ")
        await person.clicks("( ) anyone")

    assert commands_of(still(table), snapshot) == [("Mode", aimed | {"seat": None, "kind": "americorn"})]


def test_a_late_call_is_possible_and_nothing_reminds_the_player(at: SetUp) -> None:
    """U-CALL-01 at private tables: the key works, but no button reminds players who forgot."""
    table = at("unorog", ann={"hand": "red_5 blue_1"}, bob={"hand": "red_7 red_8"}, cauldron="red_3")
    table.does("ann", "red_5")
    mine = table.snapshot("ann").mine
    assert mine is not None
    assert mine.call is not None

    async def remember(person: Person) -> None:
        person.sees_not("[u]")
        await person.presses("u")

    assert commands_of(still(table), remember) == [("Call", {})]
    assert commands_of(still(table, "bob"), pressing("u")) == option(table, "catch", "bob")


def test_irreversible_commands_need_confirmation(at: SetUp) -> None:
    session = still(stable(at))

    async def leave_it_to_a_bot(person: Person) -> None:
        await person.presses("m")
        await person.clicks("Let a bot play for me")
        assert session.sent == []
        await person.clicks("Confirm: Let a bot play for me")

    assert commands_of(session, leave_it_to_a_bot) == [("Stand", {})]


def test_a_dialog_of_colours_closes_when_something_else_is_asked(at: SetUp) -> None:
    """Time ran out, and the least committal option was taken."""
    table = colours(at)
    before = picture(table, "ann")
    table.does("ann", "draw")
    session = Still(before, picture(table, "ann"))

    async def dream(person: Person) -> None:
        await person.presses("6")
        person.sees("Which colour?")
        session.turn_page()
        await person.waits_for("Waiting for: bob")
        person.sees_not("Which colour?")

    assert commands_of(session, dream) == []


@pytest.mark.parametrize(
    ("field", "value"), [("interrupted", True), ("turned_away", TurnedAway("removed", "the host wants it so"))]
)
def test_the_caller_learns_how_the_screen_was_closed(
    at: SetUp, monkeypatch: pytest.MonkeyPatch, field: str, value: object
) -> None:
    """Ctrl-C interrupts, and the reason for being turned away is printed again after the screen closes."""
    monkeypatch.setattr(app.TableApp, "run", lambda screen: setattr(screen, field, value))
    with pytest.raises((KeyboardInterrupt, TurnedAway)):
        terminal.run(still(stable(at)), Words("en"))


def test_ctrl_c_leaves_immediately(at: SetUp) -> None:
    async def stop(person: Person) -> None:
        await person.presses("ctrl+c")
        assert person.app.interrupted

    assert commands_of(still(stable(at)), stop) == []


def test_the_lobby_has_help_and_a_menu_too(at: SetUp) -> None:
    async def look_around(person: Person) -> None:
        await person.presses("?")
        person.sees("╭─ Help")
        await person.presses("end")
        person.sees("○Y Baby unicorn")
        await person.presses("escape", "m")
        person.sees("╭─ Menu", "(•) English")

    assert commands_of(still(lobby(at)), look_around) == []


def test_a_name_that_is_taken_can_be_changed(at: SetUp) -> None:
    table = lobby(at)
    table.joins("zoe")
    session = still(table, "zoe")
    session.answer = Refused("", "name-taken", "in English")

    async def come_in() -> None:
        async with at_screen(session, name="bob") as person:
            await person.waits_for("Someone at this table already has this name")
            await person.presses("s")
            await person.clicks("bob", which=-1)
            await person.presses("end", "b", "y", "enter")

    asyncio.run(come_in())
    names = [fields["name"] for command, fields in session.sent if command == "Sit"]
    assert names == ["bob", "bob", "bobby"]


def test_phrases_and_emotes_are_sent_with_the_keyboard(at: SetUp) -> None:
    table = stable(at)
    assert commands_of(still(table), pressing("t", "tab", "enter")) == [("Say", {"phrase": "hello"})]
    assert commands_of(still(table), pressing("t", "tab", "right", "enter")) == [("Say", {"phrase": "good-luck"})]
    assert commands_of(still(table), pressing("t", "tab", "down", "down", "enter")) == [("React", {"reaction": "clap"})]
    assert commands_of(still(table), pressing("t", "h", "i", "enter", "escape")) == [("Chat", {"text": "hi"})]
    assert commands_of(still(table), pressing("t", "escape", "d")) == option(table, "draw")


def test_at_public_tables_chat_has_only_quick_phrases(at: SetUp) -> None:
    async def talk(person: Person) -> None:
        await person.presses("t")
        person.sees("[Hello!]")
        person.sees_not("Say something")

    commands_of(still(stable(at, public=True)), talk)


def test_a_seat_can_be_armed_against_one_player(at: SetUp) -> None:
    table = stable(at)
    table.says("ann", "mode", mode="armed")

    async def aim(person: Person) -> None:
        await person.presses("m")
        person.sees("(•) Auto-stop", "(•) anyone")
        await person.clicks("( ) cid")

    assert commands_of(still(table), aim) == [("Mode", {"mode": "armed", "seat": 2, "kind": None, "of_type": None})]


def test_help_is_long_and_can_be_paged_through(at: SetUp) -> None:
    async def leaf(person: Person) -> None:
        await person.presses("?")
        person.sees("move between cards, players, piles")
        await person.presses("end")
        person.sees("It cannot stop a card in a stable")
        await person.presses("home", "pagedown", "down")
        person.sees_not("move between cards, players, piles")

    assert commands_of(still(stable(at)), leaf) == []


def test_after_the_end_the_table_can_be_viewed_and_left_again(at: SetUp) -> None:
    table = over(at)

    async def snapshot(person: Person) -> None:
        person.sees("You win")
        await person.presses("escape")
        person.sees_not("You win", "turn:")
        await person.presses("e")
        await person.clicks("Rematch")
        await person.presses("q")
        person.sees("Your seat is kept")

    assert commands_of(still(table), snapshot) == [("Rematch", {})]


def test_known_cards_of_a_hand_are_shown_and_can_be_read(at: SetUp) -> None:
    """Nanny Cam shows a hand."""
    table = at(
        "second-ru", ann={"hand": "yay"}, bob={"hand": "neigh shake_up", "stable": "nanny_cam"}, cid={"hand": ""}
    )

    async def peek(person: Person) -> None:
        person.sees("Hand:", "✦S Shake Up", "■I Neigh")
        await person.clicks("Shake Up", button=3)
        person.sees("╭─ Shake Up ─")

    assert commands_of(still(table), peek) == []


def test_i_reads_what_the_question_is_about(at: SetUp) -> None:
    """The card being played, whatever the cursor is on, as long as that is not a card."""

    async def read(person: Person) -> None:
        await person.presses("i")
        person.sees("╭─ Back Kick")
        await person.presses("escape")
        while not person.cursor.startswith("do "):
            await person.presses("tab")
        await person.presses("i")
        person.sees("╭─ Back Kick")

    assert commands_of(still(window(at)), read) == []


def test_on_your_turn_i_reads_the_first_card_you_can_play(at: SetUp) -> None:
    async def read(person: Person) -> None:
        await person.presses("i")
        person.sees("╭─ Green 3")

    assert commands_of(still(colours(at)), read) == []


def test_a_turn_starts_with_what_others_did_to_you_and_r_shows_the_rest(at: SetUp) -> None:
    table = stable(at, turn="bob").does("bob", "back_kick", "black_knight_unicorn")
    table.passes("ann", "cid")
    table.closes()
    table.does("ann", "yay")
    table.does("cid", "pass", "draw")

    async def read(person: Person) -> None:
        person.sees("Since your last turn:", "Black Knight Unicorn")
        await person.presses("r")
        person.sees("╭─ Since your last turn", "│ ! ", "cid")

    assert commands_of(still(table), read) == []
