"""Questions with a single answer: asked if it is secret, spared if everyone can see it (R-EFF-08)."""

import pytest

import stablemates
from stablemates.core.kernel import NOBODY, Seat, State
from stablemates.core.rng import fast
from stablemates.games import registry
from stablemates.testing import At

from .books import ALL, FIRST, SECOND, puts


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_what_everyone_sees_to_be_impossible_is_not_asked(profile: str) -> None:
    """R-EFF-08: no basic unicorn gets past a Queen Bee, whatever Ann holds (ruling 7.18)."""
    ann = {"hand": "rainbow_unicorn narwhal yay", "stable": ""}
    t = At(profile, ann=ann, bob={"stable": "queen_bee_unicorn"}, cid={})
    puts(t, "ann", "rainbow_unicorn")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_what_only_the_holder_knows_to_be_impossible_is_asked(profile: str) -> None:
    """R-EFF-08: Ann holds no basic unicorn, and not asking would reveal that."""
    t = At(profile, ann={"hand": "rainbow_unicorn yay", "stable": ""}, bob={}, cid={})
    puts(t, "ann", "rainbow_unicorn")
    assert t.options("ann") == ["no"]
    t.does("ann", "no")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("held", ["yay", "narwhal"])
def test_r_eff_08_an_open_hand_has_no_secrets(profile: str, held: str) -> None:
    """R-EFF-08: under a Nanny Cam everyone sees whether Ann holds a basic unicorn."""
    t = At(profile, ann={"hand": f"rainbow_unicorn {held}", "stable": "nanny_cam"}, bob={}, cid={})
    puts(t, "ann", "rainbow_unicorn")
    if held == "narwhal":
        assert t.options("ann") == ["no", "yes"]
        t.does("ann", "no")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_a_card_face_up_is_in_no_hand(profile: str) -> None:
    """R-EFF-08: all basic unicorns are in the discard pile, so Ann holds none."""
    colours = ["red", "orange", "yellow", "green", "blue", "indigo", "purple"]
    basics = ["narwhal", *(f"basic_unicorn_{colour}" for colour in colours * 3)]
    t = At(profile, discard=basics, ann={"hand": "rainbow_unicorn yay", "stable": ""}, bob={}, cid={})
    puts(t, "ann", "rainbow_unicorn")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_08_at_the_start_of_every_turn(profile: str) -> None:
    """R-EFF-08: the Rainbow Mane under another player's Queen Bee used to ask ``['pass']`` turn by turn."""
    ann = {"hand": "narwhal", "stable": "rainbow_mane"}
    t = At(profile, phase="beginning", ann=ann, bob={"stable": "queen_bee_unicorn"}, cid={})
    t.turn_of("ann")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_08_two_cards_of_an_open_hand(profile: str) -> None:
    """R-EFF-08: under a Nanny Cam everyone sees that Ann has one unicorn for the Ritual, which wants two."""
    ann = {"hand": "narwhal yay", "stable": "summoning_ritual nanny_cam"}
    t = At(profile, phase="beginning", discard="llamacorn", deck="neigh ...", ann=ann, bob={}, cid={})
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_equal_cards_of_an_open_hand_are_one_choice(profile: str) -> None:
    """R-EFF-08: Ann has to discard one of two Neighs that everyone sees; of a hidden hand she is asked."""
    for stable in ("nanny_cam barbed_wire", "barbed_wire"):
        t = At(profile, ann={"hand": "narwhal neigh neigh", "stable": stable}, bob={}, cid={})
        puts(t, "ann", "narwhal")
        if stable == "barbed_wire":
            assert t.options("ann") == ["neigh"]
            t.does("ann", "neigh")
        assert t.hand("ann") == ["neigh"]
        t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_taking_from_an_open_hand_of_equal_cards(profile: str) -> None:
    """R-EFF-08: Bob's hand is open and all its cards are Neighs, so there is nothing to choose."""
    bob = {"hand": "neigh neigh", "stable": "nanny_cam"}
    t = At(profile, ann={"hand": "blatant_thievery", "stable": "yay"}, bob=bob, cid={})
    t.does("ann", "blatant_thievery")
    assert (t.hand("ann"), len(t.hand("bob"))) == (["neigh"], 2)
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_08_taking_the_only_card_of_a_hidden_hand_is_asked(profile: str) -> None:
    """R-EFF-08: what Ann can take is between her and Bob."""
    t = At(profile, ann={"hand": "blatant_thievery", "stable": "yay"}, bob={"hand": "neigh"}, cid={})
    t.does("ann", "blatant_thievery")
    assert t.options("ann") == ["take neigh"]
    t.does("ann", "take neigh")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_card_07_a_window_is_always_opened(profile: str) -> None:
    """R-CARD-07: Bob's hand is open and holds no Neigh; he is asked anyway, since everyone must see that."""
    bob = {"hand": "yay", "stable": "nanny_cam"}
    t = At(profile, ann={"hand": "narwhal", "stable": ""}, bob=bob, cid={})
    puts(t, "ann", "narwhal")
    assert t.options("bob") == ["pass"]
    t.does("bob", "pass")
    t.turn_of("bob")


@pytest.mark.parametrize("profile", ALL)
def test_r_turn_08_the_action_is_always_asked_for(profile: str) -> None:
    """R-TURN-08: Ann can only draw, and everyone sees it; but a turn is not over before its player has acted."""
    t = At(profile, ann={"hand": "neigh", "stable": "nanny_cam"}, bob={}, cid={})
    assert t.options("ann") == ["draw"]
    t.turn_of("ann")


@pytest.mark.parametrize("profile", ALL)
def test_r_eff_10_a_search_is_asked_for_although_everyone_sees_that_it_finds_nothing(profile: str) -> None:
    """R-EFF-10: all downgrades are face up, but Ann looks through the deck, and so learns what others may hold."""
    box = registry.find(profile)[0].describe(profile)
    downgrades = [kind for kind, n in box["cards"].items() if box["types"][kind] == "downgrade" for _ in range(n)]
    t = At(profile, discard=downgrades, ann={"hand": "shabby_the_narwhal", "stable": ""}, bob={}, cid={})
    puts(t, "ann", "shabby_the_narwhal").does("ann", "yes")
    assert t.options("ann") == ["nothing"]
    t.does("ann", "nothing")
    assert len(t.happened("shuffle")) == 1
    t.turn_of("bob")


@pytest.mark.parametrize("profile", SECOND)
def test_r_eff_08_a_gift_from_an_open_hand_of_equal_cards(profile: str) -> None:
    """R-EFF-08: Bob gives Ann one of two Neighs that everyone sees."""
    bob = {"hand": "neigh neigh", "stable": "nanny_cam"}
    t = At(profile, packs="fireflies", ann={"hand": "lamplighter_unicorn", "stable": "yay"}, bob=bob, cid={})
    t.does("ann", "lamplighter_unicorn")
    assert t.hand("ann") == ["neigh"]
    t.turn_of("bob")


# --- whole games -------------------------------------------------------------------------------

ALWAYS = ("neigh", "action", "search")  # questions that are asked even if everyone can see the only answer
GAMES = 12
WORLDS = 300


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize("packs", ["", "fireflies"])
def test_r_eff_08_in_whole_games_a_single_answer_is_a_secret(profile: str, packs: str) -> None:
    """R-EFF-08: if there is only one answer, some world that a spectator can imagine has another."""
    for number in range(GAMES):
        s, rng = stablemates.new(profile, seats=3 + number % 3, seed=number, packs=packs), fast(number)
        while questions := s.pending():
            for question in questions:
                if len(question.options) == 1 and question.ask not in ALWAYS:
                    worlds = (s.imagine(NOBODY, seed) for seed in range(WORLDS))
                    assert any(answers(world, question.seat) != answers(s, question.seat) for world in worlds), question
            question = questions[rng.below(len(questions))]
            s.answer(question.seat, rng.below(len(question.options)))


def answers(s: State, seat: Seat) -> list[tuple[str, str]]:
    """Return what a seat may answer, whatever the cards are numbered."""
    return [(one.verb, one.kind) for one in s.question(seat).options]
