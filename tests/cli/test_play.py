"""A person at the table: whole games from a script, what is shown, and what is understood."""

from __future__ import annotations

import pytest

from stablemates.client.narration import Line
from stablemates.games import registry
from stablemates.protocol import seen
from stablemates.terminal.lines import table
from stablemates.terminal.lines.screen import Screen
from stablemates.terminal.lines.unorog_board import UnorogBoard
from stablemates.testing import At
from stablemates.words import LANGUAGES, Words
from stablemates.words.speech import Speech

from .looking import look_at
from .program import Program

NEW = ("play", "unorog", "--players", "2", "--seed", "5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_from_a_script(program: Program, lang: str) -> None:
    ran = program.run(*NEW, "--lang", lang, typed=None)
    assert ran.code == 0
    assert ran.errors == ""
    outcome = program.match().state.outcome()
    assert outcome is not None
    assert outcome.rule == "U-END-01"
    assert "U-END-01" in ran.output
    assert str(program.files()[-1]).replace("\n", "") in ran.output.replace("\n", "")
    assert "\x1b" not in ran.output  # no escape codes in a pipe
    assert max(len(line) for line in ran.output.splitlines() if str(program.home) not in line) <= 80


def test_u_end_02_a_match_of_several_rounds(program: Program) -> None:
    ran = program.run(*NEW, "--goal", "200", "--bots", "keen", "--lang", "en", typed=None)
    outcome = program.match().state.outcome()
    assert outcome is not None
    assert max(outcome.points) >= 200
    assert "Round 2 · first to 200 points" in ran.output
    assert "Points to win the match: 200." in ran.output
    assert "wins the match" in ran.output or "You win the match" in ran.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_players(program: Program, lang: str) -> None:
    ran = program.run("play", "--players", "10", "--seed", "1", "--lang", lang, typed=None)
    assert ran.code == 0
    assert len(program.match().players) == 10


def test_the_plain_board_plays_any_game(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BOARDS", {})
    ran = program.run(*NEW, "--lang", "en", typed="?\nl\nx\n" + "9\n8\n7\n6\n5\n4\n3\n2\n1\n" * 200)
    assert program.match().state.outcome() is not None
    assert "  2  play " in ran.output
    assert "Hand, you: " in ran.output


def test_the_plain_board_reads_a_card_by_its_number(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "BOARDS", {})
    ran = program.run(*NEW, "--lang", "en", typed="? 2\n")
    assert "its colour or" in ran.output.replace("\n", " ")
    assert "The aim: " not in ran.output


# --- what is shown -----------------------------------------------------------------------------------


def test_the_table_shows_shape_letter_and_colour_of_each_card(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--bots", "random", "--players", "3", "--lang", "en")
    assert "►you: 7 cards → Ember: 6 cards → Hazel: 8 cards →" in ran.output
    assert "Cauldron:  ▲ G9  Green 9 · colour:  ▲ G  green · well: 85 cards" in ran.output
    assert "  1  ● BD  Blue sleep dust" in ran.output
    assert "▸ 2  ▲ GM  Green mirror" in ran.output  # may be played: U-TURN-03
    assert "▸ 6  Ω HO  Hoof" in ran.output
    assert "d — draw a card" in ran.output


def test_u_call_01_the_call_is_offered_whether_it_is_due_or_not(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "en")
    assert "u before a card — say “Unorog!”" in ran.output


def test_u_ali_01_only_the_player_is_warned_of_a_dishonest_alicorn(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "ru")
    assert "! Аликорн сейчас был бы обманом" in ran.output
    assert "▸ 7  ♦ АЛ  Аликорн" in ran.output  # it may still be played


def test_the_language_comes_from_the_locale(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Твій хід" in program.run("play", "--seed", "7").output
    assert "Your turn" in program.run("play", "--seed", "7", "--lang", "en").output


# --- what is understood ------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["2", "ЗЗ", "зз", "GM", "gm", "у 2", "2 у", "у2", "2u", "u gm"])
def test_a_card_by_number_or_code_with_or_without_the_call(program: Program, typed: str) -> None:
    """A call that is not due (U-CALL-01) has no effect."""
    ran = program.run("play", "--seed", "7", "--lang", "ru", typed=f"{typed}\n")
    assert "Ты кладёшь карту «Зелёное зеркало»." in ran.output


@pytest.mark.parametrize("typed", ["7 к", "АЛ красный", "a r", "7\nк", "7\n?\nr", "7\n\nал\nзелёный?\nК", "7 у\nк"])
def test_u_ali_01_an_alicorn_names_a_colour(program: Program, typed: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "ru", typed=f"{typed}\n")
    assert "Ты кладёшь карту «Аликорн» и называешь цвет: красный." in ran.output


@pytest.mark.parametrize("typed", ["d", "в", "В", "\nd"])
def test_u_turn_01_drawing(program: Program, typed: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "ru", typed=f"{typed}\n")
    assert "Ты берёшь: «Красная 1»." in ran.output


@pytest.mark.parametrize("typed", ["0", "99", "xyz", "2 r", "7 r r", "7 x", "u u 99", "²"])
def test_invalid_input_costs_nothing(program: Program, typed: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "en", typed=f"{typed}\n")
    assert "I don’t understand" in ran.output
    assert all(seat != 0 for seat, _ in program.match().answers)


def test_the_call_alone_is_explained(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "en", typed="u\n")
    assert "Say “Unorog!” together with a card: u 7." in ran.output


@pytest.mark.parametrize(("lang", "rule"), [("en", "U-TURN-02"), ("ru", "U-TURN-02"), ("uk", "U-TURN-02")])
def test_u_turn_02_a_card_that_cannot_be_played_has_a_reason(program: Program, lang: str, rule: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", lang, typed="3\n")
    assert rule in ran.output


def test_u_turn_03_a_relic_that_cannot_be_played_has_a_reason(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--bots", "random", "--players", "3", "--lang", "en", typed="1\n")
    assert "Blue sleep dust does not match Green 9 (colour: green)" in ran.output
    assert "(Rule U-TURN-03:" in " ".join(ran.output.split())  # wherever the lines break


@pytest.mark.parametrize(
    ("lang", "aim", "stone"),
    [
        ("en", "The aim: get rid of all your cards", "The next player draws two"),
        ("ru", "Цель — избавиться от всех карт", "Следующий берёт две карты"),
        ("uk", "Мета — позбутися всіх карт", "Наступний бере дві карти"),
    ],
)
def test_help(program: Program, lang: str, aim: str, stone: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", lang, typed="?\n")
    assert aim in ran.output
    ran = program.run("play", "--seed", "7", "--lang", lang, typed="? 5\n")
    assert aim not in ran.output
    assert stone in ran.output.replace("\n", " ")


def test_the_log(program: Program) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "en", typed="l\n")
    assert ran.output.count("Everyone gets 7 cards.") == 2
    assert "Everyone gets 7 cards.  U-SET-02\n" in ran.output


@pytest.mark.parametrize("typed", ["? U-SET-02", "?u-set-02"])
def test_a_rule_can_be_read_by_its_number(program: Program, typed: str) -> None:
    ran = program.run("play", "--seed", "7", "--lang", "en", typed=f"{typed}\n")
    assert "(Rule U-SET-02: Everyone starts with seven cards" in ran.output


# --- the catch ---------------------------------------------------------------------------------------


def test_u_call_02_the_catch_is_asked_alike_whether_or_not_the_call_was_made(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The question must not be a hint.  The log has the call, which everyone heard."""
    asked, printed = [], []
    for play in ("call red_5", "red_5"):
        t = At("unorog", ann={"hand": "red_5 blue_1"}, bob={"hand": "green_1 green_2"}, cauldron="red_3")
        t.does("ann", play)
        words = Words("en", "unorog", strict=True)
        board = UnorogBoard(Screen(words), Speech(words, registry.find("unorog")[1], ["Ann", "Bob"], me=1))
        board.print_lines([Line(*sentence) for sentence in board.speech.with_rules(seen.events(t.state, t.events, 1))])
        printed.append(capsys.readouterr().out)
        board.pose(look_at(t, "bob"))
        asked.append(capsys.readouterr().out)
        t.does("bob", "pass").turn_of("bob")
    assert asked[0] == asked[1]
    assert "Ann has one card left." in asked[0]
    assert printed == ["Ann: “Unorog!”\nAnn plays Red 5.\n", "Ann plays Red 5.\n"]


def test_u_call_02_a_person_can_catch(program: Program) -> None:
    """A careless bot forgets the call now and then; in one of these games it does so when the person can catch it."""
    for seed in range(20):
        ran = program.run("play", "--players", "2", "--seed", str(seed), "--bots", "keen", "--lang", "ru", typed=None)
        if "н — промолчать" in ran.output:
            break
    at = next(i for i, line in enumerate(ran.typed) if line == "н")
    typed = [*ran.typed[:at], "у"]
    ran = program.run("play", "--players", "2", "--seed", str(seed), "--bots", "keen", "--lang", "ru", typed=typed)
    assert "Ты пытаешься поймать игрока Искра: «Унорог!»" in ran.output
