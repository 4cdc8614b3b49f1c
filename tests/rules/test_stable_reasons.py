"""Why a card cannot be played: every reason that the engine can give, with its rule and the card that forbids it."""

import re
from pathlib import Path

import pytest

from stablemates.core.kernel import NO_CARD
from stablemates.testing import At

from .books import ALL, FIRST, puts

ENGINE = Path(__file__).parents[2] / "src" / "stablemates" / "games" / "stable"


def forbidding(t: At, who: str, card: str) -> str:
    """Return the card that forbids playing ``card``; empty if only a rule does."""
    seat = t.seat(who)
    held = next(one for one in t.state.cards_in(1 + seat) if t.state.kind(one) == card)
    reason = t.state.why(seat, held)
    assert reason is not None
    return "" if reason.card == NO_CARD else t.state.kind(reason.card)


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_01_not_in_hand(profile: str) -> None:
    """R-EFF-01: a card in a stable has been played, and one in another hand is not yours."""
    t = At(profile, ann={"stable": "narwhal"}, bob={"hand": "yay"}, cid={})
    for zone in (1 + t.seat("bob"), t.state.zone_count() - 3):
        [card] = t.state.cards_in(zone)
        reason = t.state.why(0, card)
        assert reason is not None
        assert (reason.key, reason.rule) == ("not-in-hand", "R-EFF-01")
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_end_01_over(profile: str) -> None:
    """R-END-01: after the end no one plays."""
    t = At(profile, unicorns_to_win=2, ann={"hand": "narwhal yay"}, bob={}, cid={})
    puts(t, "ann", "narwhal")
    assert t.why("ann", "yay") == "over (R-END-01)"
    t.won_by("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_08_not_your_turn(profile: str) -> None:
    """R-TURN-08: and an instant waits for a card to respond to (R-TURN-09)."""
    t = At(profile, ann={"hand": "neigh"}, bob={"hand": "yay"}, cid={})
    assert t.why("bob", "yay") == "not-your-turn (R-TURN-08)"
    assert t.why("ann", "neigh") == "only-in-answer (R-TURN-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_03_answer_first(profile: str) -> None:
    """R-WORD-03: the Ritual asks, and nothing is played before it is answered; the reason names rule and card."""
    ann = {"hand": "yay", "stable": "sadistic_ritual narwhal llamacorn"}
    t = At(profile, phase="beginning", ann=ann, bob={}, cid={})
    assert t.why("ann", "yay") == "answer-first (R-WORD-03)"
    assert forbidding(t, "ann", "yay") == "sadistic_ritual"
    t.does("ann", "narwhal")
    assert t.why("ann", "yay") == ""
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_only_a_neigh_and_not_on_your_own_card(profile: str) -> None:
    """R-CARD-07: in the window on Ann's Narwhal."""
    t = At(profile, ann={"hand": "narwhal neigh"}, bob={"hand": "yay neigh"}, cid={})
    puts(t, "ann", "narwhal")
    assert t.why("bob", "yay") == "only-a-neigh (R-CARD-07)"
    assert t.why("bob", "neigh") == ""
    assert t.why("ann", "neigh") == "own-card (R-CARD-07)"
    assert forbidding(t, "ann", "neigh") == forbidding(t, "bob", "yay") == "narwhal"
    t.does("bob", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_answered_already(profile: str) -> None:
    """R-CARD-07: one answer each, until the window opens again."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    puts(t, "ann", "narwhal").does("bob", "pass")
    assert t.why("bob", "neigh") == "answered-already (R-CARD-07)"
    t.does("cid", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("card", ["slowdown", "ginormous_unicorn"])
def test_r_eff_13_no_neighs(profile: str, card: str) -> None:
    """R-EFF-13: Cid is barred from Neighs by a card, and the reason names it."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "neigh", "stable": card})
    puts(t, "ann", "narwhal")
    assert t.asked == {"bob": "neigh"}
    assert (t.why("cid", "neigh"), forbidding(t, "cid", "neigh")) == ("no-neighs (R-EFF-13)", card)
    t.does("bob", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_13_no_upgrades(profile: str) -> None:
    """R-EFF-13: not even into another stable (ruling 7.5)."""
    t = At(profile, ann={"hand": "yay narwhal", "stable": "broken_stable"}, bob={}, cid={})
    assert t.options("ann") == ["draw", "narwhal"]
    assert (t.why("ann", "yay"), forbidding(t, "ann", "yay")) == ("no-upgrades (R-EFF-13)", "broken_stable")
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_13_basics_kept_out(profile: str) -> None:
    """R-EFF-13: under Bob's Queen Bee no basic unicorn enters Ann's stable; where it can go to Bob's, it may."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"stable": "queen_bee_unicorn"}, cid={})
    if profile in FIRST:
        assert t.why("ann", "narwhal") == ""
        t.does("ann", "narwhal")
        assert t.stable("bob") == ["queen_bee_unicorn", "narwhal"]  # the only stable it may enter
        t.turn_of("bob")
        return
    assert t.why("ann", "narwhal") == "basics-kept-out (R-EFF-13)"
    assert forbidding(t, "ann", "narwhal") == "queen_bee_unicorn"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", FIRST)
@pytest.mark.parametrize("card", ["rainbow_mane", "extra_tail"])
def test_r_eff_13_needs_a_basic(profile: str, card: str) -> None:
    """R-EFF-13: an upgrade of the first edition goes only into a stable with a basic unicorn."""
    t = At(profile, ann={"hand": card}, bob={}, cid={})
    assert t.why("ann", card) == "needs-a-basic (R-EFF-13)"
    t.turn_of("ann")
    t = At(profile, ann={"hand": card}, bob={"stable": "narwhal"}, cid={})
    assert t.why("ann", card) == ""
    t.does("ann", card)
    assert t.stable("bob") == ["narwhal", card]
    while t.ask("bob") != "action":  # it works for Bob immediately
        t.does("bob", t.options("bob")[0])
    t.turn_of("bob")


def test_r_eff_09_impossible() -> None:
    """R-EFF-09: no unicorn to poison."""
    t = At("first-ru", ann={"hand": "unicorn_poison", "stable": ""}, bob={"stable": ""}, cid={"stable": "yay"})
    assert t.why("ann", "unicorn_poison") == "impossible (R-EFF-09)"
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_no_reason_and_a_legal_play_are_the_same(profile: str) -> None:
    """R-CARD-07: what ``options`` lists and what ``why`` allows agree, before and in the window."""
    hand = "narwhal yay slowdown neigh super_neigh good_deal unicorn_poison"
    t = At(profile, ann={"hand": hand}, bob={"hand": "llamacorn yay barbed_wire neigh shake_up"}, cid={})
    for _ in range(2):
        for who in ("ann", "bob"):
            if who in t.asked:
                free = {card for card in t.hand(who) if t.why(who, card) == ""}
                assert free == set(t.options(who)) - {"draw", "pass"}
            else:
                assert all(t.why(who, card) for card in t.hand(who))
        if t.asked == {"ann": "action"}:
            puts(t, "ann", "narwhal")
    t.does("bob", "pass")
    t.turn_of("bob")


def test_every_reason_has_a_test() -> None:
    """Every key the engine can give has a test here, and no test has an obsolete key."""
    text = "".join((ENGINE / file).read_text(encoding="utf-8") for file in ("reasons.py", "ops/play.py"))
    keys = set(re.findall(r'Reason\(\s*"([\w-]+)"', text))
    keys |= {key for pair in re.findall(r'Reason\("([\w-]+)" if .*? else "([\w-]+)"', text) for key in pair}
    assert len(keys) > 10
    here = Path(__file__).read_text(encoding="utf-8")
    assert {key for key in keys if f'"{key} (R-' not in here and f'"{key}", "R-' not in here} == set()
