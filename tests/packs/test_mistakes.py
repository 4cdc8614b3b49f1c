"""Mistakes in a pack: each is reported before the deal, with its location and a suggested fix."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stablemates.core.errors import BadGame, BadPack
from stablemates.games import registry
from stablemates.games.stable.forms import FORMS
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.packs.fireflies import PACK as FIREFLIES
from stablemates.games.stable.profiles import FIRST_KINDS, SECOND_KINDS
from stablemates.games.stable.validation import check_pack, mistake_in_ops, mistake_of_type

GOOD = """
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.ops.cards import Bring, Destroy, Give, Return, Sacrifice, Steal
from stablemates.games.stable.ops.deck import Draw, Search
from stablemates.games.stable.ops.flow import And, EachPlayer, Either, ForPlayer, May, ThatPlayer, Then
from stablemates.games.stable.ops.hands import Discard, Pull
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import *
from stablemates.games.stable.words import *

CARDS = [
    Kind("comet_unicorn", MAGICAL, OnEnter(Draw(1)), copies=2),
    Kind("meteor_shower", MAGIC, OnPlay(May(Then(Sacrifice(your(UPGRADE)), Destroy(a(UPGRADE)))))),
    Kind("tail_wind", UPGRADE, OnTurn(ForPlayer(Pull(), with_cards=True))),
]
PACK = Pack("comets", CARDS)
"""


def bring(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Load a pack from a folder, as the registry does."""
    (folder / "comets.py").write_text(text, "utf-8")
    monkeypatch.setenv("STABLEMATES_PACKS", str(folder))
    for _, pack in registry.modules_with(registry.PACKS):
        check_pack(pack, {"fireflies": FIREFLIES}, {"narwhal"})


def reports(right: str, wrong: str, message: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that one mistake is reported."""
    assert right in GOOD
    with pytest.raises(BadPack, match=message):
        bring(folder, GOOD.replace(right, wrong), monkeypatch)


def test_a_pack_without_a_mistake_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, GOOD, monkeypatch)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("(Draw(1)", "(Drow(1)", r"comets\.py, line 12: .* 'Drow' is not defined; did you mean Draw\?"),
        ("(Draw(1)", "(ExtraTurn()", r"line 12: .*; it is in stablemates\.games\.stable\.ops\.turn"),
        (
            "import Draw,",
            "import Drow,",
            r"line 4: stablemates\.games\.stable\.ops\.deck has no Drow; did you mean Draw\?",
        ),
        ("terms import *", "terms import MAGIC, MAGICAL", r"line 13: .*'UPGRADE' is not defined; it is in .*\.terms"),
        ("ops.flow import And,", "ops.flow import Draw,", r"line 5: .*flow has no Draw; it is in .*\.ops\.deck"),
        ("OnEnter(Draw(1))", "Draw(1)", r"line 12: card 'comet_unicorn': Draw needs a trigger: use OnEnter"),
        ("Destroy(a(UPGRADE))", "Destroy(UPGRADE)", r"line 13: Destroy needs a target: use your"),
        ("CARDS = [", "CARDS = [[", r"comets\.py, line 11: SyntaxError: '\[' was never closed"),
        (
            '"comets", CARDS',
            '"comets", [(card, 2) for card in CARDS]',
            r"line 16: pack 'comets': .* is not a card; a pack",
        ),
        ("copies=2", "copies='2'", r"line 12: card 'comet_unicorn': copies='2': expected an integer"),
        ("PACK = Pack(", "PACK = (", r"comets\.py: PACK must be a Pack, not \('comets'"),
    ],
)
def test_an_unreadable_file_is_reported_with_its_line(
    right: str, wrong: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports(right, wrong, message, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('Pack("comets"', 'Pack("fireflies"', "pack 'fireflies': a pack of that name already exists"),
        ('Pack("comets"', 'Pack("a,b"', "pack 'a,b': a name may contain lower-case letters"),
        ('Pack("comets"', 'Pack("Comets!"', "pack 'Comets!': a name may contain lower-case letters"),
        ("Draw(1)", "Draw('2')", "card 'comet_unicorn': Draw needs a positive number of cards, not '2'"),
        ("Draw(1)", "Draw(0)", "card 'comet_unicorn': Draw needs a positive number of cards, not 0"),
        ('"meteor_shower"', '"narwhal"', "card 'narwhal': a card 'narwhal' already exists"),
        ('"meteor_shower"', '"tip_jar"', "a card 'tip_jar' already exists"),
        ('"meteor_shower"', '"tail_wind"', "card 'tail_wind': a card 'tail_wind' already exists"),
        ('"meteor_shower"', '"Meteor Shower"', "card 'Meteor Shower': a name may contain lower-case letters"),
        ('"meteor_shower", MAGIC', '"meteor_shower", CARD', "'meteor_shower': its type must be one of BASIC, MAGICAL"),
        ('"tail_wind", UPGRADE', '"tail_wind", BABY', "'tail_wind': its type must be one of BASIC, MAGICAL"),
        ("copies=2", "copies=0", "card 'comet_unicorn': copies=0: a pack needs at least one copy"),
        (
            "OnPlay(May",
            "OnEnter(May",
            r"'meteor_shower': a magic card needs OnPlay\(…\), and no other card may have it",
        ),
        (
            "OnEnter(Draw",
            "OnPlay(Draw",
            r"'comet_unicorn': a magic card needs OnPlay\(…\), and no other card may have it",
        ),
        ("OnPlay(May", "WhileHere(ROOMY), OnPlay(May", "'meteor_shower': it never enters a stable"),
        ("UPGRADE, OnTurn(ForPlayer(Pull(), with_cards=True))", "INSTANT", "an instant needs tags=NEIGH"),
        ("your(UPGRADE)", "their(UPGRADE)", r"Sacrifice acts on your\(…\)"),
        ("Destroy(a(UPGRADE))", "Steal(your(UPGRADE))", r"Steal acts on their\(…\)"),
        ("Destroy(a(UPGRADE))", "Destroy(in_hand(CARD))", r"Destroy acts on a\(…\)"),
        ("Destroy(a(UPGRADE))", "Search(in_discard(UPGRADE))", r"Search acts on in_deck\(…\)"),
        ("Destroy(a(UPGRADE))", "Bring(in_discard(MAGIC))", "Bring only takes cards that can be in a stable"),
        ("Destroy(a(UPGRADE))", "Either(Draw(1), Draw(2))", "the options of Either must have different verbs"),
        (
            "ForPlayer(Pull(), with_cards=True)",
            "Pull()",
            r"Pull refers to a player who has not been chosen: use ForPlayer\(",
        ),
        ("ForPlayer(Pull(), with_cards=True)", "EachPlayer(Pull())", "Pull refers to a player who has not been chosen"),
        ("ForPlayer(Pull(), with_cards=True)", "ThatPlayer(Draw(1))", "ThatPlayer refers to a player"),
    ],
)
def test_an_unplayable_card_is_reported_by_name(
    right: str, wrong: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports(right, wrong, message, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    "op",
    [
        "Then(Return(their(CARD)), ThatPlayer(Discard(in_hand(CARD))))",
        "ForPlayer(And(ThatPlayer(Draw(1)), May(Pull())))",
        "Then(Give(your(UNICORN)), ThatPlayer(Draw(1)))",
    ],
)
def test_a_player_may_be_chosen_in_several_ways(op: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(tmp_path, GOOD.replace("ForPlayer(Pull(), with_cards=True)", op), monkeypatch)


@pytest.mark.parametrize("kind", [*SECOND_KINDS, *FIRST_KINDS], ids=lambda kind: kind.name)
def test_no_card_of_the_boxes_has_a_mistake(kind: Kind) -> None:
    assert (mistake_of_type(kind), mistake_in_ops(kind)) == ("", "")


def test_a_missing_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STABLEMATES_PACKS", str(tmp_path / "pakcs"))
    with pytest.raises(BadPack, match=r"STABLEMATES_PACKS names '.*pakcs', which is not a folder"):
        list(registry.modules_with(registry.PACKS))


def test_a_folder_without_packs_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPack, match=r"but no Python file there defines PACK"):
        bring(tmp_path, GOOD.replace("PACK =", "PAK ="), monkeypatch)


def test_a_game_is_an_object_and_not_its_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ford.py").write_text("class FordGame: ...\n\n\nGAME = FordGame\n")
    monkeypatch.setenv("STABLEMATES_GAMES", str(tmp_path))
    with pytest.raises(BadGame, match=r"ford\.py: GAME must be a Game, not <class '.*FordGame'>"):
        list(registry.modules_with(registry.GAMES))


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("Draw(1)", "Draw()", r"line 12: wrong arguments for Draw, which is written Draw\(2\)$"),
        (
            "OnEnter(Draw(1))",
            "OnEnter(Discard())",
            r"line 12: wrong arguments for Discard, which is written Discard\(in_hand\(CARD\)\)$",
        ),
        ("Draw(1)", "Draw(1, 2, 3)", r"line 12: wrong arguments for Draw, which is written Draw\(2\)$"),
        ("your(UPGRADE)", "your()", r"line 13: wrong arguments for your, which is written your\(UPGRADE\)$"),
        (
            "ForPlayer(Pull(), with_cards=True)",
            "ForPlayer()",
            r"line 14: wrong arguments for ForPlayer, which is written ForPlayer\(Pull\(\)\)$",
        ),
    ],
)
def test_a_word_with_wrong_arguments_is_named_and_its_form_shown(
    right: str, wrong: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports(right, wrong, message, tmp_path, monkeypatch)


@pytest.mark.parametrize("word", sorted(FORMS))
def test_every_form_can_be_written(word: str) -> None:
    known: dict[str, Any] = {}
    exec("\n".join(line for line in GOOD.splitlines() if line.startswith("from ")), known)
    exec("from stablemates.games.stable.ops.cards import *\nfrom stablemates.games.stable.ops.deck import *", known)
    exec("from stablemates.games.stable.ops.flow import *\nfrom stablemates.games.stable.ops.hands import *", known)
    assert FORMS[word].startswith(f"{word}(")
    eval(FORMS[word], known | {"CARDS": []})
