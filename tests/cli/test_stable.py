"""The stable game in the terminal: whole games from a script, what is shown, and what is understood."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

import stablemates
from stablemates.cli.menu import Menu
from stablemates.games import registry
from stablemates.lessons import LESSONS
from stablemates.terminal.lines.screen import Screen
from stablemates.terminal.lines.stable_board import StableBoard
from stablemates.testing import At
from stablemates.words import LANGUAGES, Words
from stablemates.words.speech import Speech

from .looking import look_at
from .program import Program, StablePerson

PROFILES = ("second-ru", "second-uk", "first-uk", "first-ru")
LANG = {"second-ru": "ru", "second-uk": "uk", "first-uk": "en", "first-ru": "ru"}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("players", ["3", "8"])
def test_a_whole_game_from_a_script(program: Program, profile: str, players: str) -> None:
    args = ("play", profile, "--players", players, "--seed", "5", "--lang", LANG[profile])
    ran = program.run(*args, typed=None, person=StablePerson)
    assert ran.errors == ""
    assert ran.code == 0
    outcome = program.match().state.outcome()
    assert outcome is not None
    assert outcome.rule in ran.output
    assert len(ran.typed) > 3
    assert "\x1b" not in ran.output  # no escape codes in a pipe
    assert max(len(line) for line in ran.output.splitlines() if str(program.home) not in line) <= 80


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "first-ru"])
def test_r_two_02_two_players(program: Program, profile: str) -> None:
    ran = program.run("play", profile, "--players", "2", "--seed", "6", "--lang", "en", typed=None, person=StablePerson)
    assert program.match().state.outcome() is not None
    assert "Two-player setup: Neigh for you, Neigh for Ember." in ran.output


def test_the_same_game_from_its_lines_and_replayed(program: Program) -> None:
    args = ("play", "first-ru", "--seed", "9", "--lang", "uk")
    played = program.run(*args, typed=None, person=StablePerson)
    assert program.run(*args, typed=played.typed).output.splitlines()[5:50] == played.output.splitlines()[5:50]
    everything = program.run("replay", str(program.files()[-1]), "--lang", "uk")
    assert everything.code == 0
    assert "── Хід: " in everything.output
    assert "гравця Гість" in everything.output  # where «гравця Гравець» would sound odd


def test_read_shows_a_position(program: Program) -> None:
    line = stablemates.new("second-uk", seats=3, seed=5).notation()
    ran = program.run("read", "-", "--lang", "uk", typed=line)
    assert ran.code == 0
    assert "Рука, Місце" in ran.output


# --- what is shown -----------------------------------------------------------------------------------


def board_of(t: At, who: str, lang: str = "en") -> StableBoard:
    words = Words(lang, "stable", strict=True)
    names = [name.capitalize() for name in t.players]
    return StableBoard(Screen(words), Speech(words, registry.find(t.state.profile)[1], names, t.seat(who)))


def posed(capsys: pytest.CaptureFixture[str], t: At, who: str, lang: str = "en") -> str:
    board_of(t, who, lang).pose(look_at(t, who))
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def table(profile: str = "second-ru") -> At:
    return At(
        profile,
        ann={"hand": "unicorn_poison narwhal neigh slowdown", "stable": "baby_unicorn_red yay nanny_cam"},
        bob={"hand": "neigh super_neigh yay", "stable": "llamacorn baby_narwhal"},
        cat={"hand": "double_dutch", "stable": "baby_unicorn_blue pandamonium"},
        discard="good_deal shake_up",
    )


def test_the_table_shows_stables_counts_piles_and_types(capsys: pytest.CaptureFixture[str]) -> None:
    t = table()
    shown = posed(capsys, t, "ann")
    assert "Unicorn Stable · turn: you · phase: action" in shown
    assert "►you 1/7 · hand: 4  ○Y Baby Unicorn (Red)  ▲U Yay  ▼D Nanny Cam" in shown
    assert " Bob 2/7 · hand: 3  ○Y Baby Narwhal  ◆M Llamacorn" in shown
    assert " Cat 0/7 · hand: 1  ▼D Pandamonium  ●P Baby Unicorn (Blue)" in shown  # R-END-03
    assert "discard pile: 2, top: Good Deal · nursery: 10" in shown
    assert "▸ 1 ◇B Narwhal" in shown
    assert "  4 ■I Neigh" in shown  # R-TURN-09: an instant is not an action
    assert "d — draw a card" in shown
    t.turn_of("ann")


def test_r_eff_11_the_window_shows_the_card_its_targets_and_the_responses(capsys: pytest.CaptureFixture[str]) -> None:
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison neigh"},
        bob={"hand": "neigh", "stable": "llamacorn"},
        cat={"hand": "neigh yay"},
    )
    t.does("ann", "unicorn_poison", "llamacorn")
    shown = posed(capsys, t, "cat")
    assert "Being played: Unicorn Poison → targets: Llamacorn (Bob)" in shown
    assert "▸ 2 ■I Neigh" in shown
    assert "p — pass" in shown
    t.does("bob", "neigh").does("cat", "pass")
    assert "  in response: Neigh" in posed(capsys, t, "cat")
    t.does("ann", "pass").does("cat", "pass").turn_of("bob")


def test_r_turn_02_start_of_turn_effects_are_chosen_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    t = At(
        "second-uk",
        ann={"hand": "neigh neigh neigh", "stable": "claw_machine stable_artillery baby_narwhal"},
        bob={"hand": "", "stable": "llamacorn"},
        phase="beginning",
    )
    shown = posed(capsys, t, "ann", "uk")
    assert "▸ 1 ▲Б Автомат-хапайка (ти)" in shown
    assert "▸ 2 ▲Б Стайнева артилерія (ти)" in shown
    assert "п — пас" in shown
    t.does("ann", "pass").turn_of("ann")


def test_double_dutch_is_announced(capsys: pytest.CaptureFixture[str]) -> None:
    t = At("second-ru", ann={"hand": "narwhal yay", "stable": "double_dutch"}, bob={}, cat={}, phase="beginning")
    assert "You can still play 2 cards this turn." in posed(capsys, t, "ann")
    t.turn_of("ann")


# --- what is understood ------------------------------------------------------------------------------


def understood(t: At, who: str, line: str, lang: str = "en") -> str:
    """Return the label of the option a line means, or the message shown instead."""
    found = board_of(t, who, lang).understand(line, look_at(t, who))
    assert not isinstance(found, list)
    return t.options(who)[found] if isinstance(found, int) else found


@pytest.mark.parametrize(
    ("typed", "meant"), [("1", "narwhal"), ("Narwhal", "narwhal"), ("d", "draw"), ("3", "unicorn_poison")]
)
def test_a_card_by_number_or_title(typed: str, meant: str) -> None:
    t = table()
    assert understood(t, "ann", typed) == meant
    t.turn_of("ann")


@pytest.mark.parametrize("typed", ["0", "99", "xyz", "²"])
def test_invalid_input_is_not_an_answer(typed: str) -> None:
    t = table()
    assert understood(t, "ann", typed).startswith("I don’t understand")
    t.turn_of("ann")


def test_targets_by_number() -> None:
    t = table()
    t.does("ann", "unicorn_poison")
    assert [understood(t, "ann", n) for n in ("1", "2", "llamacorn")] == ["llamacorn", "baby_narwhal", "llamacorn"]
    t.does("ann", "llamacorn").turn_of("bob")  # Yay: no one is asked


def test_stables_by_number() -> None:
    t = table()
    t.does("ann", "slowdown")
    assert [understood(t, "ann", n) for n in ("1", "2", "Cat")] == ["slowdown ann", "slowdown bob", "slowdown cat"]
    t.does("ann", "slowdown bob").turn_of("bob")


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Neigh can only be played in response to another player’s card. (Rule R-TURN-09: "),
        ("ru", "«Тпру!»: это играют только в ответ на карту другого игрока. (Правило R-TURN-09: "),
        ("uk", "«Іржання»: це грають лише у відповідь на карту іншого гравця. (Правило R-TURN-09: "),
    ],
)
def test_r_turn_09_an_unplayable_card_has_a_reason_with_the_rule(lang: str, reason: str) -> None:
    t = table()
    assert understood(t, "ann", "4", lang).startswith(reason)
    t.turn_of("ann")


def test_r_eff_13_an_unplayable_card_has_a_reason_with_the_card() -> None:
    t = At("second-ru", ann={"hand": "yay", "stable": "broken_stable"}, bob={}, cat={})
    assert "You can’t play upgrades: Broken Stable is in your stable. (Rule R-EFF-13" in understood(t, "ann", "1")
    t.turn_of("ann")


# --- reading -----------------------------------------------------------------------------------------


def explained(capsys: pytest.CaptureFixture[str], t: At, about: str, lang: str = "en") -> str:
    board_of(t, "ann", lang).explain(about, look_at(t, "ann"))
    return re.sub(r"\s+", " ", capsys.readouterr().out)


def test_any_card_can_be_read_by_number_or_title(capsys: pytest.CaptureFixture[str]) -> None:
    t = table()
    assert "Unicorn Poison · Magic card Destroy a unicorn." in explained(capsys, t, "3")
    assert "Rhinocorn · Magical unicorn At the start" in explained(capsys, t, "rhino")
    assert "Great Narwhal · " in explained(capsys, t, "great")
    assert "There is no card called “dragon”." in explained(capsys, t, "dragon")
    t.does("ann", "unicorn_poison")
    assert "Baby Narwhal · Baby unicorn" in explained(capsys, t, "2")  # a target
    t.does("ann", "llamacorn").turn_of("bob")


def test_a_card_has_the_text_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    second, first = table("second-uk"), table("first-uk")
    assert "«Іржання»" in explained(capsys, second, "сповіл", "uk")
    assert "карт дії" in explained(capsys, first, "сповіл", "uk")
    assert "НІТ · Карта дії" in explained(capsys, first, "ніт", "uk")
    second.turn_of("ann")
    first.turn_of("ann")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("profile", PROFILES)
def test_r_set_09_the_reference_card(capsys: pytest.CaptureFixture[str], profile: str, lang: str) -> None:
    t = table(profile)
    output = explained(capsys, t, "", lang)
    words = Words(lang, "stable", strict=True).in_edition(profile.partition("-")[0])
    win = {"second-ru": "at-once", "second-uk": "at-once", "first-uk": "turn-end", "first-ru": "chain"}[profile]
    assert words.text(f"ref-win-{win}") in output
    assert words.text("ref-play-any" if profile.startswith("first") else "ref-play-own") in output
    destroy = words.attribute("ref-word-destroy", "any") if profile == "first-ru" else words.text("ref-word-destroy")
    assert destroy in output
    assert ("НІТ" in output) == (profile.startswith("first") and lang == "uk")
    assert words.text("ref-goal", goal=7) in output
    t.turn_of("ann")


# --- rulebooks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("a", "b"), list(combinations(PROFILES, 2)))
def test_how_two_rulebooks_differ(program: Program, a: str, b: str, lang: str) -> None:
    ran = program.run("profiles", "--diff", a, b, "--lang", lang)
    assert ran.code == 0
    assert ran.errors == ""
    words = Words(lang, strict=True)
    boxes_differ = a.partition("-")[0] != b.partition("-")[0]
    assert (f"{words.text('diff-texts')}:" in ran.output) == boxes_differ
    assert (f"{words.text('diff-win')}:" in ran.output) == (win(a) != win(b))
    assert (f"{words.text('diff-players')}:" in ran.output) == ("first-uk" in (a, b))
    assert (f"{words.text('diff-object')}:" in ran.output) == ("first-ru" in (a, b))
    assert ("triggers_wait" in ran.output) == ("first-ru" in (a, b))


def win(profile: str) -> str:
    return {"first-uk": "turn-end", "first-ru": "chain"}.get(profile, "at-once")


def test_a_rulebook_does_not_differ_from_itself(program: Program) -> None:
    assert "are identical" in program.run("profiles", "--diff", "first-ru", "first-ru", "--lang", "en").output


def test_the_difference_in_full(program: Program) -> None:
    output = program.run("profiles", "--diff", "second-ru", "first-ru", "--lang", "en").output
    assert (
        "You can destroy cards in:\n  second-ru: other players’ stables\n  first-ru: any stable, including your own\n"
        in output
    )
    assert "The win counts:\n  second-ru: immediately\n  first-ru: when the chain of effects is resolved\n" in output
    assert "Only in first-ru:\n  Angel Unicorn × 1," in output
    assert "Claw Machine × 3" in output.partition("Only in second-ru:")[2].partition("Only in first-ru:")[0]
    assert "  Llamacorn\n    second-ru: On entry, everyone" in output


def test_the_difference_for_programs(program: Program) -> None:
    output = program.run("profiles", "--diff", "first-uk", "first-ru", "--json").output
    assert '"babies": [\n   "random",\n   "picked"\n  ]' in output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "profile"), [("\n", ""), ("x\n2\n", "unorog"), ("4\n2\n", "first-uk"), ("first-uk\n", "first-uk")]
)
def test_the_menu_of_rulebooks(
    program: Program, monkeypatch: pytest.MonkeyPatch, lang: str, typed: str, profile: str
) -> None:
    read_line = Screen.read_line

    def alive(screen: Screen, words: Words) -> None:
        begin(screen, words)
        screen.interactive = True

    def piped(screen: Screen) -> str:
        screen.interactive = False
        return read_line(screen)

    begin = Screen.__init__
    monkeypatch.setattr(Screen, "__init__", alive)
    monkeypatch.setattr(Screen, "read_line", piped)
    ran = program.run("play", "--lang", lang, "--pace", "0", typed=typed)
    assert ran.code == 0
    recommended = {"en": "second-uk", "ru": "second-ru", "uk": "second-uk"}[lang]
    shown = [line.strip().rpartition(" · ")[2] for line in ran.output.splitlines()]
    offered = [one for one in shown if one in {book.id for book in stablemates.profiles()}]
    assert offered[:2] == [recommended, "unorog"]
    assert len(offered) == (len(stablemates.profiles()) if typed.startswith("4") else 2)  # the rest: one more step
    assert program.match().profile.id == profile or (not profile and program.match().profile.id == recommended)
    before = len(program.files())
    left = program.run("play", "--lang", lang, typed="?\nq\n")
    assert left.code == 0
    assert left.output.count(Words(lang).text("menu-ask")) == 2  # an unknown rulebook is asked for again
    assert len(program.files()) == before


def test_a_saved_game_is_resumed_from_the_menu(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.run("play", "unorog", "--players", "2", "--seed", "7", typed="q\n")
    [file] = program.files()
    typed = iter(["7", "4", "1"])  # no such number, the saved games, the last one
    monkeypatch.setattr(Screen, "read_line", lambda _: next(typed))
    assert Menu(Screen(Words("en"))).ask() == file


def test_a_lesson_is_chosen_from_the_menu(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["3", "2"])
    monkeypatch.setattr(Screen, "read_line", lambda _: next(typed))
    assert Menu(Screen(Words("en"))).ask() == LESSONS["unorog"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_in_lines_leads_to_a_game(program: Program, lang: str) -> None:
    """The pupil reads, types an invalid answer, does what the lesson is about, and leaves the game for real."""
    typed = ["", "what?", "", "2", "1", "", "", "3", "", "1", "2", "", "q"]
    ran = program.run("learn", "--lang", lang, typed=typed)
    assert ran.code == 0
    words = Words(lang, strict=True)
    for message in ("lesson-stable", "lesson-stable-six", "lesson-stable-stopped", "lesson-stable-won"):
        assert words.text(message, ann=words.text("bot-name-1")).split()[0] in ran.output
    assert words.text("refused-lesson").split()[0] in ran.output
    assert program.match().profile.id == "second-ru"
    assert program.run("learn", "unorog", "--lang", lang, typed=["q"]).code == 0


def test_without_a_person_to_ask_the_easiest_is_played(program: Program) -> None:
    program.run("play")
    assert program.match().profile.id == "unorog"
