"""The events of the stable game: each names its rule and its card, and explains a change of zone."""

import pytest

from stablemates.core.kernel import NO_CARD, NOBODY, Event
from stablemates.games.stable.state import Stable
from stablemates.games.stable.terms import LACKS
from stablemates.testing import At

from .books import ALL, puts


def source(t: At, event: Event) -> str:
    return "" if event.source == NO_CARD else t.state.kind(event.source)


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_a_neigh_is_what_stopped_a_card(profile: str) -> None:
    """R-CARD-07: the event names the Neigh, not the card it stopped."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={})
    puts(t, "ann", "narwhal").does("bob", "neigh")
    [stopped] = t.happened("stopped")
    assert (t.state.kind(stopped.card), stopped.rule) == ("narwhal", "R-CARD-07")
    assert source(t, stopped) == "neigh"
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_09_playing_an_instant_is_not_logged_as_an_action(profile: str) -> None:
    """R-TURN-09: the rule of an action is R-TURN-08; a Neigh has another."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={})
    puts(t, "ann", "narwhal").does("bob", "neigh")
    [_, played] = t.happened("play")
    assert played.rule in ("R-TURN-09", "R-CARD-07")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_05_an_instant_is_not_discarded_by_the_rule_of_magic_cards(profile: str) -> None:
    """R-CARD-05: it is about magic cards."""
    t = At(profile, ann={"hand": "narwhal"}, bob={"hand": "neigh"}, cid={})
    puts(t, "ann", "narwhal").does("bob", "neigh")
    [discarded] = t.happened("discard")
    assert (t.state.kind(discarded.card), discarded.rule) == ("neigh", "R-CARD-07")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_10_a_shuffle_names_the_card_that_made_it(profile: str) -> None:
    """R-EFF-10: the Classy Narwhal's search."""
    t = At(profile, ann={"hand": "classy_narwhal"}, bob={}, cid={})
    puts(t, "ann", "classy_narwhal").does("ann", "yes", "nothing")
    [shuffled] = t.happened("shuffle")
    assert source(t, shuffled) == "classy_narwhal"
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_07_an_exchange_of_hands_names_both_players(profile: str) -> None:
    """R-WORD-07: the giver and the receiver; with three players, one does not imply the other."""
    t = At(profile, ann={"hand": "unfair_bargain yay"}, bob={"hand": "slowdown"}, cid={})
    t.does("ann", "unfair_bargain", "bob").does("bob", "pass")
    found = {(t.state.kind(event.card), event.seat, event.whom) for event in t.happened("swap")}
    assert found == {("yay", 0, 1), ("slowdown", 1, 0)}
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_word_04_a_fall_names_the_player_who_caused_it_and_the_owner_of_the_card(profile: str) -> None:
    """R-WORD-04: with the card whose effect it is."""
    t = At(profile, ann={"hand": "unicorn_poison", "stable": ""}, bob={}, cid={"stable": "narwhal"})
    t.does("ann", "unicorn_poison", "narwhal")
    [fall] = t.happened("destroy")
    assert (fall.seat, fall.whom, fall.rule, source(t, fall)) == (0, 2, "R-WORD-04", "unicorn_poison")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_set_08_a_turn_event_has_no_card(profile: str) -> None:
    """R-SET-08: no card caused it."""
    t = At(profile, ann={}, bob={}, cid={})
    t.does("ann", "draw")
    [turn] = t.happened("turn")
    assert (turn.seat, turn.whom, turn.card, turn.source) == (1, NOBODY, NO_CARD, NO_CARD)
    t.turn_of("bob")


def test_r_eff_10_a_card_in_the_deck_asks_nothing() -> None:
    """R-EFF-10: first-uk; Stabby, sacrificed to a Tiny Stable, is shuffled into the deck by the Llamacorn that came.

    Its effect is still owed; but no frame may name a card that no one can see.
    """
    stable = "tiny_stable stabby_the_unicorn narwhal basic_unicorn_red basic_unicorn_red baby_unicorn_red"
    t = At("first-uk", ann={"hand": "llamacorn", "stable": stable}, bob={"stable": "americorn"}, cid={})
    puts(t, "ann", "llamacorn").does("ann", "stabby_the_unicorn")
    assert isinstance(t.state, Stable)
    named = [card for frame in t.state.stack for card in (frame.me, frame.it, frame.also) if card != NO_CARD]
    hidden = [t.state.kind(card) for card in named if not t.state.knows(NOBODY, card)]
    assert hidden == []
    t.does("ann", *(["no"] if t.asked == {"ann": "may"} else []))
    t.turn_of("bob")


# --- effects that find nothing to do -----------------------------------------------------------------


def in_vain(t: At) -> list[tuple[str, str, str]]:
    """Return the effects that found nothing to do: the player, the card, and what was missing."""
    events = t.happened("no-effect")
    assert {event.rule for event in events} <= {"R-EFF-08"}
    assert {event.word for event in events} <= set(LACKS)
    return [(t.players[event.seat], source(t, event), event.word) for event in events]


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize(
    ("card", "lack"),
    [
        ("magical_flying_unicorn", "no-magic"),
        ("majestic_flying_unicorn", "no-unicorn"),
        ("swift_flying_unicorn", "no-neigh"),
        ("alluring_narwhal", "nothing-to-steal"),
        ("narwhal_torpedo", "nothing-to-sacrifice"),
    ],
)
def test_r_eff_08_a_unicorn_that_finds_nothing_says_so(profile: str, card: str, lack: str) -> None:
    """R-EFF-08: e.g. no magic card in the discard pile."""
    t = At(profile, ann={"hand": card}, bob={}, cid={})
    puts(t, "ann", card)
    assert in_vain(t) == [("ann", card, lack)]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ["second-ru", "second-uk", "first-uk"])
@pytest.mark.parametrize(("card", "lack"), [("unicorn_poison", "nothing-to-destroy"), ("re_target", "nothing-to-move")])
def test_r_eff_08_a_magic_card_that_finds_nothing_says_so(profile: str, card: str, lack: str) -> None:
    """R-EFF-08: once, and when it is applied, whether targets are declared or not."""
    for targets in ("declared", "hidden"):
        t = At(profile, targets=targets, ann={"hand": card, "stable": ""}, bob={"stable": ""}, cid={"stable": ""})
        t.does("ann", card)
        assert in_vain(t) == [("ann", card, lack)]
        t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_each_player_who_has_nothing_is_named(profile: str) -> None:
    """R-EFF-08: Bob has no unicorn for the Extremely Destructive one, Cid no card for the wire."""
    ann = {"hand": "extremely_destructive_unicorn", "stable": ""}
    t = At(profile, ann=ann, bob={"stable": ""}, cid={"stable": "narwhal barbed_wire"})
    puts(t, "ann", "extremely_destructive_unicorn")
    assert in_vain(t) == [
        ("bob", "extremely_destructive_unicorn", "nothing-to-sacrifice"),
        ("cid", "barbed_wire", "nothing-to-discard"),
    ]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_a_start_of_turn_effect_says_so_once_a_turn(profile: str) -> None:
    """R-EFF-08: Bob's Rhinocorn finds nothing when his turn starts."""
    bob = {"stable": "rhinocorn rainbow_aura"}
    t = At(profile, ann={"stable": ""}, bob=bob, cid={"stable": ""})
    t.does("ann", "draw")
    assert in_vain(t) == [("bob", "rhinocorn", "nothing-to-destroy")]
    t.turn_of("bob")


def test_r_eff_08_a_link_without_anything_to_bring_says_so() -> None:
    """R-EFF-08: first-ru; the Zombie's discard pile has no unicorn (R-CHAIN-06)."""
    bob = {"hand": "narwhal", "stable": "zombie_unicorn summoning_ritual"}
    t = At("first-ru", ann={"stable": ""}, bob=bob, cid={"stable": ""})
    t.does("ann", "draw")
    assert in_vain(t) == [("bob", "zombie_unicorn", "no-unicorn"), ("bob", "summoning_ritual", "too-few-to-discard")]
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_a_hidden_hand_reveals_nothing(profile: str) -> None:
    """R-EFF-08: Ann has no basic unicorn for the Rainbow Unicorn, and only she knows."""
    t = At(profile, ann={"hand": "rainbow_unicorn yay", "stable": ""}, bob={}, cid={})
    puts(t, "ann", "rainbow_unicorn").does("ann", "no")
    assert in_vain(t) == []
    t.turn_of("bob")
