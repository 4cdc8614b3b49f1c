"""Why a card is not an answer: every reason the engine can give, with its rule and the card behind it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stablemates.core.kernel import NO_CARD
from stablemates.games.stable import reasons, targets
from stablemates.games.stable.ops import play
from stablemates.testing import At
from stablemates.words import LANGUAGES, Words

NEVER = {"not-a-choice"}  # given only if no card is asked for: tests/referee/explained.py tests it


def why_not(t: At, who: str, card: str, whose: str = "") -> str:
    """Return why a card is not an answer: ``key (RULE) by source``."""
    for zone in range(t.state.zone_count()):
        name, seat = t.state.zone_name(zone)
        if name not in ("deck", "playing") and (not whose or (seat >= 0 and t.players[seat] == whose)):
            for one in t.state.cards_in(zone):
                if t.state.kind(one) == card:
                    reason = t.state.why_not(t.seat(who), one)
                    if reason is None:
                        return ""
                    by = "" if reason.card == NO_CARD else f" by {t.state.kind(reason.card)}"
                    return f"{reason.key} ({reason.rule}){by}"
    raise AssertionError(f"no {card} on the table")


def asides(t: At) -> list[str]:
    return [f"{t.state.kind(card)}: {why.key} ({why.rule})" for card, why in t.state.asides(t.events)]


def poisoned(profile: str = "second-ru", **others: Any) -> At:
    """Ann plays Unicorn Poison and has to choose."""
    bob = {"stable": "americorn llamacorn"}
    t = At(profile, ann={"hand": "unicorn_poison yay", "stable": "narwhal"}, bob=bob, cat={"stable": ""}, **others)
    return t.does("ann", "unicorn_poison")


def test_r_word_04_where_destroying_reaches() -> None:
    t = poisoned(dan={"stable": "slowdown"})
    assert why_not(t, "ann", "narwhal") == "your-own (R-WORD-04) by unicorn_poison"
    assert why_not(t, "ann", "slowdown") == "wrong-type (R-WORD-04) by unicorn_poison"
    assert why_not(t, "ann", "yay") == "not-in-a-stable (R-WORD-04) by unicorn_poison"
    assert why_not(t, "ann", "americorn") == ""


@pytest.mark.parametrize(
    ("profile", "stable", "card", "reason"),
    [
        ("second-ru", "rainbow_aura unicorn_oracle", "unicorn_oracle", "guarded (R-EFF-13) by rainbow_aura"),
        ("second-ru", "pandamonium unicorn_oracle", "unicorn_oracle", "panda (R-END-03) by pandamonium"),
        ("second-ru", "magical_kittencorn", "magical_kittencorn", "safe-from-magic (R-EFF-13) by magical_kittencorn"),
        ("first-ru", "magical_kittencorn", "magical_kittencorn", "beyond-magic (R-EFF-14) by magical_kittencorn"),
        ("first-ru", "puppicorn", "puppicorn", "unbreakable (R-EFF-13) by puppicorn"),
    ],
)
def test_r_eff_13_protected_cards(profile: str, stable: str, card: str, reason: str) -> None:
    t = poisoned(profile, dan={"stable": stable})
    assert why_not(t, "ann", card) == reason


def test_r_word_03_your_own_only() -> None:
    t = At("second-ru", ann={"stable": "sadistic_ritual narwhal americorn"}, bob={"stable": "llamacorn"}, cat={},
           phase="beginning")  # fmt: skip
    assert why_not(t, "ann", "llamacorn") == "not-yours (R-WORD-03) by sadistic_ritual"


def test_r_word_06_from_the_discard_pile() -> None:
    t = At("second-ru", ann={"hand": "kiss_of_life", "stable": ""}, bob={"stable": "queen_bee_unicorn"}, cat={},
           discard="narwhal americorn llamacorn neigh")  # fmt: skip
    t.does("ann", "kiss_of_life")
    assert why_not(t, "ann", "queen_bee_unicorn") == "not-in-discard (R-WORD-06) by kiss_of_life"
    assert why_not(t, "ann", "narwhal") == "basics-kept-out (R-EFF-13) by queen_bee_unicorn"
    assert why_not(t, "ann", "neigh") == "wrong-type (R-WORD-06) by kiss_of_life"


def test_r_word_06_from_the_nursery() -> None:
    t = At("second-ru", ann={"hand": "mother_goose_unicorn"}, bob={"stable": "americorn"}, cat={})
    t.does("ann", "mother_goose_unicorn", "yes")
    assert why_not(t, "ann", "americorn") == "not-in-nursery (R-WORD-06) by mother_goose_unicorn"


def test_r_word_02_from_your_own_hand() -> None:
    t = At("second-ru", ann={"hand": "good_deal yay narwhal"}, bob={"hand": "slowdown"}, cat={})
    t.does("ann", "good_deal").does("bob", "pass")
    assert why_not(t, "ann", "slowdown") == "not-in-hand (R-WORD-02) by good_deal"


def test_r_word_10_one_of_each_stable() -> None:
    t = At("second-ru", ann={"hand": "glitter_tornado", "stable": "yay narwhal"}, bob={"stable": "americorn"}, cat={})
    t.does("ann", "glitter_tornado")
    assert why_not(t, "ann", "americorn") == "not-this-stable (R-WORD-10) by glitter_tornado"


def test_r_eff_05_swap_steals_from_the_player_who_received_the_card() -> None:
    t = At("second-ru", ann={"hand": "unicorn_swap", "stable": "narwhal"}, bob={"stable": "americorn"},
           cat={"stable": "llamacorn"})  # fmt: skip
    t.does("ann", "unicorn_swap", "narwhal bob")
    assert why_not(t, "ann", "llamacorn") == "not-this-stable (R-WORD-05) by unicorn_swap"
    assert why_not(t, "ann", "narwhal") == ""


def test_ruling_2_7_two_cards_are_two() -> None:
    t = At("second-ru", ann={"hand": "two_for_one", "stable": "yay"}, bob={"stable": "americorn llamacorn narwhal"},
           cat={"stable": ""})  # fmt: skip
    t.does("ann", "two_for_one", "americorn")
    assert why_not(t, "ann", "americorn") == "chosen-already (R-CHAIN-05) by two_for_one"


def test_r_eff_13_other_than_itself() -> None:
    t = At("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal"}, bob={"stable": ""}, cat={"stable": ""},
           discard="americorn llamacorn")  # fmt: skip
    t.does("ann", "dark_angel_unicorn")
    t.does("ann", "yes", "dark_angel_unicorn")
    assert why_not(t, "ann", "dark_angel_unicorn") == "not-itself (R-WORD-06) by dark_angel_unicorn"


def test_ruling_4_1_who_can_step_in() -> None:
    bob = {"stable": "narwhal black_knight_unicorn unicorn_phoenix", "hand": "yay"}
    t = At("second-ru", ann={"hand": "unicorn_poison", "stable": "llamacorn"}, bob=bob, cat={"stable": ""})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass")
    assert t.ask("bob") == "instead"
    assert why_not(t, "bob", "llamacorn") == "no-rescue (R-WORD-04) by narwhal"
    assert why_not(t, "bob", "unicorn_phoenix") == "cannot-rescue (R-WORD-04) by narwhal"
    assert why_not(t, "bob", "black_knight_unicorn") == ""


def test_ruling_4_3_a_card_that_also_falls_cannot_step_in() -> None:
    bob = {"stable": "narwhal black_knight_unicorn unicorn_phoenix", "hand": "yay"}
    t = At("second-ru", ann={"hand": "two_for_one", "stable": "slowdown"}, bob=bob, cat={"stable": ""})
    t.does("ann", "two_for_one", "unicorn_phoenix", "black_knight_unicorn").does("bob", "pass")
    assert why_not(t, "bob", "black_knight_unicorn") == "falls-too (R-WORD-04) by unicorn_phoenix"


def test_r_turn_02_at_the_start_of_a_turn() -> None:
    ann = {"stable": "claw_machine caffeine_overload stable_artillery yay", "hand": "narwhal"}
    t = At("second-ru", ann=ann, bob={"stable": "glitter_bomb"}, cat={}, phase="beginning")
    assert why_not(t, "ann", "yay") == "no-start (R-TURN-02)"
    assert why_not(t, "ann", "glitter_bomb") == "no-start (R-TURN-02)"
    assert why_not(t, "ann", "stable_artillery") == "impossible (R-EFF-08) by stable_artillery"
    t.does("ann", "use claw_machine")
    assert why_not(t, "ann", "claw_machine") == "used-or-idle (R-EFF-08) by claw_machine"


def test_r_eff_13_a_silenced_text_at_the_start_of_a_turn() -> None:
    ann = {"stable": "claw_machine rhinocorn blinding_light", "hand": "narwhal"}
    t = At("second-ru", ann=ann, bob={"stable": "americorn"}, cat={}, phase="beginning")
    assert why_not(t, "ann", "rhinocorn") == "silenced (R-EFF-13) by blinding_light"


def test_r_eff_13_an_upgrade_that_needs_a_basic() -> None:
    t = At("first-ru", ann={"hand": "alluring_narwhal", "stable": ""}, bob={"stable": "narwhal rainbow_mane yay"},
           cat={"stable": "double_dutch"})  # fmt: skip
    t.does("ann", "alluring_narwhal", "ann" if "ann" in t.options("ann") else "alluring_narwhal ann")
    t.does("ann", "yes")
    assert why_not(t, "ann", "rainbow_mane") == "needs-a-basic (R-EFF-13) by rainbow_mane"


# --- asides ---------------------------------------------------------------------


def test_r_eff_13_no_one_can_stop_a_card_with_yay() -> None:
    t = At("second-ru", ann={"hand": "narwhal", "stable": "yay"}, bob={"hand": "neigh"}, cat={})
    assert asides(t.does("ann", "narwhal")) == ["narwhal: unstoppable (R-EFF-13)"]


def test_r_card_07_no_one_can_stop_a_super_neigh() -> None:
    t = At("second-ru", ann={"hand": "narwhal neigh"}, bob={"hand": "super_neigh"}, cat={})
    assert asides(t.does("ann", "narwhal").does("bob", "super_neigh")) == ["super_neigh: unstoppable (R-CARD-07)"]


def test_r_eff_13_texts_under_blinding_light() -> None:
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"stable": "stabby_the_unicorn blinding_light"},
        cat={"stable": ""},
    )
    assert asides(t.does("ann", "unicorn_poison")) == ["stabby_the_unicorn: silenced (R-EFF-13)"]


def test_r_eff_13_the_only_target_is_protected() -> None:
    t = At("second-ru", ann={"hand": "unicorn_poison"}, bob={"stable": "magical_kittencorn"}, cat={"stable": ""})
    assert asides(t.does("ann", "unicorn_poison")) == ["magical_kittencorn: safe-from-magic (R-EFF-13)"]


# --- rulings ---------------------------------------------------------------------------------


def cited() -> set[str]:
    """The rulings that the engine cites."""
    files = [Path(module.__file__ or "").with_suffix(".py") for module in (targets, reasons, play)]
    found = [re.findall(r'Reason\([^\n]*, "(\d+\.\d+)"\)', file.read_text("utf-8")) for file in files]
    return {number for numbers in found for number in numbers}


def test_a_ruling_is_cited_like_a_rule() -> None:
    t = At(
        "second-ru",
        ann={"hand": "unicorn_poison"},
        bob={"stable": "rainbow_aura narwhal americorn"},
        cat={"stable": "yay"},
    )
    [(_, reason), *_] = t.does("ann", "unicorn_poison").state.asides(t.events)
    assert (reason.key, reason.rule, reason.ruling) == ("guarded", "R-EFF-13", "4.9")


def test_every_ruling_that_is_cited_is_in_the_docs_and_has_a_message() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / "rulings.md").read_text("utf-8")
    assert len(cited()) > 15
    assert {number for number in cited() if f'<a id="{number}">' not in page} == set()
    for lang in LANGUAGES:
        words = Words(lang, "stable")
        assert {number for number in cited() if not words.has(f"ruling-{number.replace('.', '-')}")} == set()


def test_every_reason_has_a_test() -> None:
    text = Path(targets.__file__).with_suffix(".py").read_text("utf-8")
    keys = {
        key for found in re.findall(r'Reason\(\s*"([\w-]+)"(?: if .*? else "([\w-]+)")?', text) for key in found if key
    }
    here = Path(__file__).read_text("utf-8")
    assert len(keys) > 20
    assert {key for key in keys - NEVER if f"{key} (R-" not in here} == set()
