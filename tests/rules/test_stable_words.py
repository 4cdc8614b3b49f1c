"""The words of the stable game: R-WORD."""

import re
from pathlib import Path

import pytest

import stablemates
from stablemates.testing import At

from .books import ALL, SECOND, puts

OTHERS_ONLY = ["second-ru", "second-uk", "first-uk"]  # destroying reaches other players' stables
LOCALE = Path(stablemates.__file__).parent / "words" / "locale"


@pytest.mark.parametrize("profile", ALL)
def test_r_word_01_draw_the_top_card(profile: str) -> None:
    """R-WORD-01: of the deck, to the hand of the one who draws."""
    t = At(profile, deck="super_neigh yay slowdown ...", ann={"hand": "greedy_flying_unicorn"}, bob={}, cid={})
    puts(t, "ann", "greedy_flying_unicorn")
    assert (t.hand("ann"), t.deck[0]) == (["super_neigh"], "slowdown")  # the next one is what Bob drew
    [drawn, _] = t.happened("draw")
    assert (drawn.rule, t.state.kind(drawn.source)) == ("R-WORD-01", "greedy_flying_unicorn")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_02_the_player_who_discards_chooses(profile: str) -> None:
    """R-WORD-02: Ann makes Bob discard; which card is up to Bob."""
    t = At(profile, ann={"hand": "annoying_flying_unicorn"}, bob={"hand": "yay slowdown"}, cid={})
    puts(t, "ann", "annoying_flying_unicorn")
    if profile in SECOND:  # R-EFF-11
        t.does("ann", "yes").does("bob", "pass")
    else:
        t.does("bob", "pass").does("ann", "yes")
    assert "ann" not in t.asked  # Bob is the only one who holds a card
    assert (t.ask("bob"), t.options("bob")) == ("discard", ["yay", "slowdown"])
    t.does("bob", "slowdown")
    assert t.discard == ["slowdown"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_02_your_own_discard_too(profile: str) -> None:
    """R-WORD-02: a card from your hand to the discard pile."""
    t = At(profile, deck="yay slowdown neigh ...", ann={"hand": "unicorn_on_the_cob"}, bob={}, cid={})
    puts(t, "ann", "unicorn_on_the_cob")
    assert (t.ask("ann"), t.options("ann")) == ("discard", ["yay", "slowdown"])
    t.does("ann", "yay")
    assert (t.hand("ann"), t.discard) == (["slowdown"], ["yay"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_03_sacrifice_a_card_of_your_own_stable(profile: str) -> None:
    """R-WORD-03: a unicorn, an upgrade or a downgrade, and no one else's."""
    ann = {"hand": "two_for_one", "stable": "narwhal yay slowdown"}
    t = At(profile, targets="hidden", ann=ann, bob={"stable": "rhinocorn nanny_cam"}, cid={"stable": ""})
    t.does("ann", "two_for_one")
    assert (t.ask("ann"), t.options("ann")) == ("sacrifice", ["narwhal", "yay", "slowdown"])
    t.does("ann", "slowdown")
    if profile == "first-ru":
        t.does("ann", "rhinocorn", "nanny_cam")
    assert t.discard == ["two_for_one", "nanny_cam", "rhinocorn", "slowdown"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", OTHERS_ONLY)
def test_r_word_04_destroy_in_another_players_stable(profile: str) -> None:
    """R-WORD-04: never in your own."""
    ann = {"hand": "unicorn_poison", "stable": "narwhal"}
    t = At(profile, ann=ann, bob={"stable": "rhinocorn yay"}, cid={"stable": "llamacorn"})
    t.does("ann", "unicorn_poison")
    assert t.options("ann") == ["rhinocorn", "llamacorn"]
    t.does("ann", "rhinocorn")
    assert t.discard == ["unicorn_poison", "rhinocorn"]
    t.turn_of("bob")


def test_r_word_04_destroy_in_any_stable_including_yours() -> None:
    """R-WORD-04: in first-ru."""
    ann = {"hand": "unicorn_poison", "stable": "narwhal"}
    t = At("first-ru", ann=ann, bob={"stable": "americorn yay"}, cid={"stable": "llamacorn"})
    t.does("ann", "unicorn_poison")
    assert t.options("ann") == ["narwhal", "americorn", "llamacorn"]
    t.does("ann", "narwhal")
    assert t.discard == ["unicorn_poison", "narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_05_steal_from_another_players_stable(profile: str) -> None:
    """R-WORD-05: into your own; even in first-ru, where "any player" is a misprint (ruling 2.8)."""
    ann = {"hand": "alluring_narwhal", "stable": "rainbow_aura"}
    t = At(profile, ann=ann, bob={"stable": "yay"}, cid={"stable": "double_dutch"})
    puts(t, "ann", "alluring_narwhal").does("ann", "yes")
    assert (t.ask("ann"), t.options("ann")) == ("steal", ["yay", "double_dutch"])
    t.does("ann", "yay")
    assert (t.stable("ann"), t.stable("bob")) == (["rainbow_aura", "alluring_narwhal", "yay"], [])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_06_bringing_is_not_playing(profile: str) -> None:
    """R-WORD-06: Bob may respond to the Rainbow Unicorn, but not to the one that it brings."""
    t = At(profile, ann={"hand": "rainbow_unicorn narwhal", "stable": ""}, bob={"hand": "neigh"}, cid={})
    puts(t, "ann", "rainbow_unicorn").does("bob", "pass")
    t.does("ann", "yes")
    assert t.stable("ann") == ["rainbow_unicorn", "narwhal"]
    assert [event.rule for event in t.happened("bring")] == ["R-WORD-06"]
    assert "neigh" in t.hand("bob")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_07_another_player_is_not_you(profile: str) -> None:
    """R-WORD-07: one player, whom you choose."""
    t = At(profile, ann={"hand": "unfair_bargain yay"}, bob={}, cid={"hand": "neigh"})
    t.does("ann", "unfair_bargain")
    assert (t.ask("ann"), t.options("ann")) == ("player", ["bob", "cid"])
    t.does("ann", "cid").does("cid", "pass")
    assert (t.hand("ann"), t.hand("cid")) == (["neigh"], ["yay"])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_07_any_player_includes_you(profile: str) -> None:
    """R-WORD-07: an upgrade goes into any player's stable."""
    t = At(profile, ann={"hand": "double_dutch"}, bob={}, cid={})
    t.does("ann", "double_dutch")
    assert t.options("ann") == ["double_dutch ann", "double_dutch bob", "double_dutch cid"]
    t.does("ann", "double_dutch ann")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ["first-uk", "first-ru"])
def test_r_word_07_any_player_on_a_card(profile: str) -> None:
    """R-WORD-07: the Shrinkray may target its own player."""
    t = At(profile, ann={"hand": "unicorn_shrinkray", "stable": "narwhal"}, bob={}, cid={})
    t.does("ann", "unicorn_shrinkray")
    assert t.options("ann") == ["ann", "bob", "cid"]
    t.does("ann", "ann")
    assert [card[:5] for card in t.stable("ann")] == ["baby_"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_07_each_player_includes_you(profile: str) -> None:
    """R-WORD-07: in turn order from the player of the card, and each decides about their own cards (ruling 2.9)."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": "narwhal"}
    bob = {"stable": "basic_unicorn_red llamacorn"}
    t = At(profile, ann=ann, bob=bob, cid={"stable": "americorn"})
    puts(t, "ann", "extremely_destructive_unicorn")
    t.does("ann", "narwhal").does("bob", "llamacorn")
    assert t.discard == ["americorn", "llamacorn", "narwhal"]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_08_each_other_player_is_all_but_you(profile: str) -> None:
    """R-WORD-08: no printed card says so; the reference card has it for packs."""
    book = next(book for book in stablemates.profiles() if book.id == profile)
    words = (LOCALE / book.language / "stable-terms.ftl").read_text(encoding="utf-8")
    assert re.search(r"^ref-word-each-other-player = \S", words, re.MULTILINE)


@pytest.mark.parametrize("profile", ALL)
def test_r_word_09_pull_is_random(profile: str) -> None:
    """R-WORD-09: Ann does not choose, nor does Bob."""
    pulled = set()
    for seed in range(12):
        t = At(profile, seed=seed, ann={"hand": "americorn"}, bob={"hand": "yay slowdown"}, cid={})
        puts(t, "ann", "americorn")
        if profile in SECOND:
            t.does("ann", "yes")  # R-EFF-11
        t.does("bob", "pass")
        assert len(t.hand("ann")) == 1
        assert "?" in t.sees("cid", "ann")  # only the two of them know it (ruling 2.10)
        pulled.add(t.hand("ann")[0])
    assert pulled == {"yay", "slowdown"}
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_09_choose_is_look_and_pick(profile: str) -> None:
    """R-WORD-09: only the player who chooses sees the whole hand."""
    t = At(profile, ann={"hand": "blatant_thievery"}, bob={"hand": "yay slowdown"}, cid={})
    t.does("ann", "blatant_thievery")
    if "ann" in t.asked:
        t.does("ann", "bob")
    t.does("bob", "pass")
    assert t.options("ann") == ["take yay", "take slowdown"]
    assert t.sees("cid", "bob") == ["?", "?"]
    t.does("ann", "take slowdown")
    assert t.hand("ann") == ["slowdown"]
    assert "yay" in t.sees("ann", "bob")
    t.turn_of("bob")


def test_r_word_10_the_player_whose_effect_it_is_picks_the_card() -> None:
    """R-WORD-10: in second-ru; the Glitter Tornado returns a card of Bob's, and Ann says which."""
    t = At(
        "second-ru", ann={"hand": "glitter_tornado", "stable": ""}, bob={"stable": "yay slowdown"}, cid={"stable": ""}
    )
    t.does("ann", "glitter_tornado")
    assert (t.ask("ann"), t.options("ann")) == ("return", ["yay", "slowdown"])
    assert t.question("ann").rule == "R-WORD-10"
    t.does("ann", "yay")
    assert (t.stable("bob"), "yay" in t.hand("bob")) == (["slowdown"], True)
    t.turn_of("bob")
