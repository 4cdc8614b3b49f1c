"""Packs (R-SET-03): found by the registry, shuffled in at the table's choice, and complete."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import stablemates
from stablemates.core.errors import BadOption
from stablemates.core.table import Table
from stablemates.games import registry
from stablemates.games.stable import packs
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import INSTANT, MAGICAL, NEIGH, SUPER
from stablemates.games.stable.words import Itself
from stablemates.games.titles import letter_counts
from stablemates.protocol import seen
from stablemates.testing import At
from stablemates.words import LANGUAGES, Words
from stablemates.words.words import key

STABLE_PROFILES = [profile.id for profile in stablemates.profiles() if profile.game == "stable"]
OURS: list[Pack] = [
    import_module(f"{packs.__name__}.{module.name}").PACK for module in pkgutil.iter_modules(packs.__path__)
]
FIREFLIES = next(pack for pack in OURS if pack.id == "fireflies")

every_pack = pytest.mark.parametrize("pack", OURS, ids=lambda pack: pack.id)

# A third-party pack: one card, made of existing words.
A_PACK = """
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.ops.deck import Draw
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import MAGICAL
from stablemates.games.stable.words import OnEnter

# On entry, draw a card.
PACK = Pack("{id}", [Kind("{id}_unicorn", MAGICAL, OnEnter(Draw(1)), copies=2)])
"""

# In another Python process: play it at a table that chose it.
PLAY_IT = """
from stablemates.testing import At
one = {{"hand": "{id}_unicorn"}}
t = At("second-ru", packs="{packs}", deck="narwhal ...", ann=one, bob={{}}, cat=one)
t.does("ann", "{id}_unicorn").does("cat", "pass")
assert t.hand("ann") == ["narwhal"], t.hand("ann")
t.turn_of("bob")
print("played")
"""


def kinds(state: stablemates.State) -> Counter[str]:
    assert isinstance(state, Table)
    return Counter(state.kind(card) for card in range(len(state.kinds)))


# --- at the table's choice -----------------------------------------------------------------------------


def test_r_set_03_the_registry_finds_our_packs() -> None:
    found = [pack.id for pack, _ in registry.packs()]
    assert "fireflies" in found
    assert {pack.id for pack in OURS} <= set(found)


@every_pack
@pytest.mark.parametrize("profile", STABLE_PROFILES)
def test_r_set_03_shuffled_in_when_the_table_says_so(pack: Pack, profile: str) -> None:
    plain = kinds(stablemates.new(profile, seats=4, seed=1))
    mixed = kinds(stablemates.new(profile, seats=4, seed=1, packs=pack.id))
    cards = Counter({kind.name: kind.copies for kind in pack.cards})
    assert not plain & cards
    assert mixed - plain == cards  # all of them
    assert plain - mixed == Counter()


@pytest.mark.parametrize("seats", [2, 8])
def test_r_set_03_with_any_number_of_players(seats: int) -> None:
    plain = kinds(stablemates.new("second-ru", seats=seats, seed=1))
    mixed = kinds(stablemates.new("second-ru", seats=seats, seed=1, packs="fireflies"))
    assert sum((mixed - plain).values()) == len(FIREFLIES.cards)


def test_r_set_03_without_the_pack_its_cards_are_unknown() -> None:
    with pytest.raises(stablemates.Refused, match="has no card 'tip_jar'"):
        At("second-ru", ann={"hand": "tip_jar"}, bob={}, cat={})


def test_r_set_03_the_cards_of_the_fireflies_are_there_once() -> None:
    plain = kinds(stablemates.new("second-ru", seats=4, seed=1))
    mixed = kinds(stablemates.new("second-ru", seats=4, seed=1, packs="fireflies"))
    assert sorted((mixed - plain).values()) == [1] * len(FIREFLIES.cards)


@pytest.mark.parametrize("chosen", ["moonbeams", "fireflies,moonbeams"])
def test_r_set_03_an_unknown_pack_is_refused(chosen: str) -> None:
    with pytest.raises(
        BadOption, match=r"option 'packs' \(R-SET-03\): unknown pack 'moonbeams'; available: .*fireflies"
    ):
        stablemates.new("second-ru", seats=4, seed=1, packs=chosen)


def test_r_set_03_packs_with_more_cards_than_a_move_can_name_are_refused() -> None:
    """Beyond that number an option would name a card of another kind."""
    game = StableGame()
    game.add_pack(Pack("crowd", [Kind("crowd_unicorn", MAGICAL, copies=450)]))
    book = game.profiles[0]
    with pytest.raises(BadOption, match=r"option 'packs' \(R-SET-03\): a game has at most 511 cards, not 577"):
        game.new(book, 4, 1, book.settle({"packs": "crowd"}))


def test_r_card_07_the_neighs_of_a_pack_are_shown_as_neighs() -> None:
    """R-CARD-07: they land on the card that they stop, whatever they are called."""
    game = StableGame()
    game.add_pack(Pack("calls", [Kind("snort", INSTANT, tags=NEIGH), Kind("roar", INSTANT, Itself(SUPER), tags=NEIGH)]))
    book = game.profiles[0]
    hands = [["narwhal", "roar"], ["snort"], []]
    layout = {"players": [{"hand": hand} for hand in hands], "phase": "action"}
    state = game.set_up(book, 3, 1, book.settle({"packs": "calls"}), layout)
    beats = []
    for seat in (0, 1, 0):
        [question] = state.pending()
        state.answer(seat, len(question.options) - 1)
        beats += [(one.kind, one.beat) for one in seen.events(state, state.events, 2) if one.kind == "play"]
    assert beats == [("play", ""), ("play", "neigh"), ("play", "super-neigh")]


def test_r_set_03_an_invalid_list_of_packs_is_refused() -> None:
    with pytest.raises(BadOption, match=r"option 'packs' \(R-SET-03\): 3 is not a comma-separated list of names"):
        stablemates.new("second-ru", seats=4, seed=1, packs=3)


def test_r_set_03_the_pack_is_in_the_header_of_a_match() -> None:
    match = stablemates.match("second-ru", players=["ann", "bob", "cat"], seed=1, packs="fireflies")
    assert match.header()["options"]["packs"] == "fireflies"


@every_pack
def test_every_card_has_a_file_with_four_tests(pack: Pack) -> None:
    """``tests/packs/<pack>/test_<card>.py``, and no file of an unknown card."""
    folder = Path(__file__).parent / pack.id
    files = {file.stem: file.read_text("utf-8") for file in folder.glob("test_*.py")}
    assert sorted(files) == sorted(f"test_{kind.name}" for kind in pack.cards)
    for kind in pack.cards:
        tests = files[f"test_{kind.name}"]
        assert kind.name in tests
        assert tests.count("\ndef test_") >= 4, f"{kind.name} needs four tests"


# --- words ----------------------------------------------------------------------------------------


@every_pack
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_title_a_text_and_a_line_of_charm(pack: Pack, lang: str) -> None:
    words = Words(lang, strict=True)
    for kind in pack.cards:
        name = key("card", kind.name)
        assert words.text(name)
        assert words.attribute(name, "text").endswith(".")
        assert words.attribute(name, "flavour").endswith((".", "!", "?", "…"))
    assert words.text(key("pack", pack.id))
    assert words.attribute(key("pack", pack.id), "about")


def test_r_end_05_the_letters_of_a_third_party_pack_are_counted_in_its_titles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """English replaces a missing translation, the kind a missing title."""
    (tmp_path / "comets.py").write_text(A_PACK.format(id="comets"), "utf-8")
    for language, title in (("en", "Comet Unicorn (bright)"), ("uk", "Кометоріг-2")):
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "pack-comets.ftl").write_text(f"card-comets-unicorn = {title}\n    .text = Draw a card.\n", "utf-8")
    monkeypatch.setenv("STABLEMATES_PACKS", str(tmp_path))
    [(pack, locale)] = [found for found in registry.packs() if found[0].id == "comets"]
    assert locale == tmp_path / "locale"
    assert letter_counts([card.name for card in pack.cards], locale) == {"comets_unicorn": (12, 12, 9)}
    assert letter_counts(["no_title"], locale) == {"no_title": (7, 7, 7)}


def test_r_end_05_the_letters_decide() -> None:
    """Both have one unicorn, and the pile is empty: «Звездопадорог» has 13 letters, «Фонаророг» 9."""
    t = At(
        "second-ru", packs="fireflies", ann={"stable": "lamplighter_unicorn"}, bob={"stable": "falling_star_unicorn"}
    )
    assert isinstance(t.state, Table)
    while t.asked:
        [(who, _)] = t.asked.items()
        t.does(who, t.options(who)[0])  # draw, and discard down to the limit
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.why == "letters"
    t.won_by("bob")


def test_every_question_of_the_pack_has_a_message() -> None:
    for lang in LANGUAGES:
        assert "«x»" in Words(lang, strict=True).text("ask-stable-gift", source="«x»")


# --- third-party packs ------------------------------------------------------------------------


def run_elsewhere(program: str, **environment: str) -> str:
    """Return the output of another Python: the registry looks for packs once, and this one already has."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_r_set_03_a_pack_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "comets.py").write_text(A_PACK.format(id="comets"))
    (tmp_path / "README.txt").write_text("not a pack")
    output = run_elsewhere(PLAY_IT.format(id="comets", packs="comets"), STABLEMATES_PACKS=str(tmp_path))
    assert output == "played\n"


def test_r_set_03_a_pack_of_an_installed_package(tmp_path: Path) -> None:
    (tmp_path / "puddles.py").write_text(A_PACK.format(id="puddles"))
    info = tmp_path / "puddles-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: puddles\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stablemates.packs]\npuddles = puddles:PACK\n")
    paths = os.pathsep.join([str(tmp_path), *(path for path in sys.path if path)])
    assert run_elsewhere(PLAY_IT.format(id="puddles", packs="puddles"), PYTHONPATH=paths) == "played\n"


def test_r_set_03_a_pack_has_its_own_messages(tmp_path: Path) -> None:
    (tmp_path / "comets.py").write_text(A_PACK.format(id="comets"))
    for lang, title in (("en", "Comet Unicorn"), ("uk", "Кометоріг")):
        (tmp_path / "locale" / lang).mkdir(parents=True)
        (tmp_path / "locale" / lang / "pack-comets.ftl").write_text(f"card-comets-unicorn = {title}\n", "utf-8")
    program = """
from stablemates.words import Words
for lang in ("en", "ru", "uk"):
    print(Words(lang, "stable").text("card-comets-unicorn"))
"""
    output = run_elsewhere(program, STABLEMATES_PACKS=str(tmp_path), PYTHONUTF8="1")
    assert output.splitlines() == ["Comet Unicorn", "Comet Unicorn", "Кометоріг"]


def test_r_set_03_several_packs_at_one_table(tmp_path: Path) -> None:
    (tmp_path / "comets.py").write_text(A_PACK.format(id="comets"))
    program = PLAY_IT.format(id="comets", packs="fireflies,comets")
    assert run_elsewhere(program, STABLEMATES_PACKS=str(tmp_path)) == "played\n"


def test_r_set_03_after_a_mistake_the_same_process_reports_it_again(tmp_path: Path) -> None:
    (tmp_path / "comets.py").write_text(A_PACK.format(id="comets").replace("Draw(1)", "Drow(1)"))
    program = """
import stablemates
for _ in range(2):
    try:
        stablemates.profiles()
    except stablemates.Refused as refusal:
        print(refusal)
"""
    output = run_elsewhere(program, STABLEMATES_PACKS=str(tmp_path)).splitlines()
    assert output == ["comets.py, line 9: NameError: name 'Drow' is not defined; did you mean Draw?"] * 2
