"""What everyone at a table of the stable game remembers of the others, as the row of a tensor has it."""

import pytest

import stablemates
from stablemates.core.errors import BadSave
from stablemates.games.stable.let_pass import THINGS
from stablemates.games.stable.saving import sealed
from stablemates.games.stable.tensor import TENSOR
from stablemates.testing import At

BASIC, MAGICAL, UPGRADE, DOWNGRADE, MAGIC, OWN_STOPPED, AIMED_AT, WINNING = THINGS


def let_pass(t: At, who: str) -> dict[str, int]:
    """Return what a player is remembered to have let pass, and how surely, as the first player sees it."""
    row = TENSOR.of(t.state, 0)["let_pass"]
    place = t.players.index(who)
    memory = row[len(THINGS) * place : len(THINGS) * (place + 1)]
    return {thing: sure for thing, sure in zip(THINGS, memory, strict=True) if sure}


def test_a_player_who_is_asked_and_does_not_respond_lets_a_card_pass() -> None:
    """R-CARD-07: once the window is closed."""
    t = At("second-ru", ann={"hand": "rhinocorn"}, bob={"hand": "yay"}, cid={"hand": "yay"}, dan={"hand": ""})
    t.does("ann", "rhinocorn").does("bob", "pass")
    assert let_pass(t, "bob") == {}  # the window is still open, and answers are secret
    t.does("cid", "pass")
    assert let_pass(t, "bob") == {MAGICAL: 6}  # its turn has begun, and the card it drew may be a Neigh
    assert let_pass(t, "cid") == {MAGICAL: 7}
    assert let_pass(t, "ann") == let_pass(t, "dan") == {}  # its player and an empty hand were not asked
    t.turn_of("bob")


@pytest.mark.parametrize(
    ("card", "answers", "things"),
    [
        ("narwhal", [], {BASIC: 7}),
        ("americorn", ["no"], {MAGICAL: 7}),
        ("rainbow_aura", ["rainbow_aura bob"], {UPGRADE: 7}),
        ("slowdown", ["slowdown ann"], {DOWNGRADE: 7}),
        ("good_deal", [], {MAGIC: 7}),
    ],
)
def test_each_type_of_card_is_remembered_by_itself(card: str, answers: list[str], things: dict[str, int]) -> None:
    """R-CARD-01: a basic unicorn is let pass more easily than a magical one."""
    t = At("second-ru", ann={"hand": card}, bob={"hand": "yay"}, cid={"hand": "yay"})
    t.does("ann", card, *answers)
    t.does("bob", "pass").does("cid", "pass")
    assert let_pass(t, "cid") == things


def test_a_player_lets_a_card_pass_that_is_aimed_at_it() -> None:
    """R-EFF-11: a player has most reason to stop a card aimed at it."""
    t = At("second-ru", ann={"hand": "unicorn_poison"}, bob={"hand": "yay"}, cid={"hand": "yay", "stable": "narwhal"})
    t.does("ann", "unicorn_poison", "narwhal").does("bob", "pass").does("cid", "pass")
    assert let_pass(t, "bob") == {MAGIC: 6}
    assert let_pass(t, "cid") == {MAGIC: 7, AIMED_AT: 7}
    t.turn_of("bob")


def test_a_downgrade_is_aimed_at_the_player_whose_stable_it_enters() -> None:
    """R-CARD-06: not at others who may respond."""
    t = At("second-ru", ann={"hand": "slowdown"}, bob={"hand": "yay"}, cid={"hand": "yay"})
    t.does("ann", "slowdown", "slowdown cid").does("bob", "pass").does("cid", "pass")
    assert let_pass(t, "bob") == {DOWNGRADE: 6}
    assert let_pass(t, "cid") == {DOWNGRADE: 7, AIMED_AT: 7}
    t.turn_of("bob")


@pytest.mark.parametrize("answer", ["pass", "neigh"])
def test_a_player_lets_a_winning_unicorn_pass_that_someone_farther_stops(answer: str) -> None:
    """R-END-01: of several Neighs the nearest is played (R-CARD-07), so everyone knows that Bob passed, but not Dan."""
    almost = "narwhal americorn basic_unicorn_red basic_unicorn_orange basic_unicorn_yellow basic_unicorn_green"
    ann = {"hand": "rhinocorn", "stable": almost}
    t = At("second-ru", ann=ann, bob={"hand": "yay"}, cid={"hand": "neigh"}, dan={"hand": "neigh"})
    t.does("ann", "rhinocorn").does("bob", "pass").does("cid", "neigh").does("dan", answer)
    assert let_pass(t, "bob") == {MAGICAL: 7, WINNING: 7}
    assert let_pass(t, "cid") == let_pass(t, "dan") == {}


def test_a_player_lets_a_neigh_pass_that_stops_its_own_card() -> None:
    """R-CARD-07: a Neigh can be stopped in turn."""
    t = At("second-ru", ann={"hand": "rhinocorn yay"}, bob={"hand": "neigh"}, cid={"hand": "yay"})
    t.does("ann", "rhinocorn").does("bob", "neigh").does("cid", "pass")
    t.does("ann", "pass").does("cid", "pass")
    assert let_pass(t, "ann") == {OWN_STOPPED: 7}
    assert let_pass(t, "cid") == {}  # it was not its card
    t.turn_of("bob")


def test_every_card_received_since_makes_it_less_certain() -> None:
    t = At("second-ru", ann={"hand": "narwhal"}, bob={"hand": "yay"}, cid={"hand": "yay"})
    t.does("ann", "narwhal").does("bob", "pass").does("cid", "pass")
    t.does("bob", "draw")
    assert let_pass(t, "bob") == {BASIC: 5}  # one card at the start of the turn, one instead of playing
    assert let_pass(t, "cid") == {BASIC: 6}
    for _ in range(2):
        t.does("cid", "draw").does("ann", "draw").does("bob", "draw")
    assert let_pass(t, "bob") == {BASIC: 1}
    t.turn_of("cid")


def test_rounds_are_counted() -> None:
    t = At("second-ru", ann={}, bob={}, cid={})
    rounds = []
    for _ in range(2):
        for who in ("ann", "bob", "cid"):
            rounds += TENSOR.of(t.state, 2)["rounds"]
            t.does(who, "draw")
    assert rounds == [0, 0, 0, 1, 1, 1]


def test_memories_are_saved_and_a_save_without_them_is_still_read() -> None:
    t = At("second-ru", ann={"hand": "rhinocorn"}, bob={"hand": "yay"}, cid={"hand": "yay"})
    t.does("ann", "rhinocorn").does("bob", "pass").does("cid", "pass")
    saved = t.state.dump()
    row = TENSOR.look(t.state, 1)
    assert TENSOR.look(stablemates.load(saved), 1) == TENSOR.look(stablemates.read(t.state.notation()), 1) == row
    assert t.state.imagine(1, 5).dump()["let_pass"] == t.state.clone().dump()["let_pass"] == saved["let_pass"]
    digest = stablemates.digest(t.state)
    for name in ("let_pass", "turns", "check"):
        del saved[name]
    earlier = stablemates.load(sealed(saved))
    assert (earlier.dump()["let_pass"], earlier.dump()["turns"]) == ([0, 0, 0], 0)
    assert stablemates.digest(earlier) == digest


def test_a_memory_stronger_than_sure_is_refused() -> None:
    t = At("second-ru", ann={"hand": "rhinocorn"}, bob={"hand": "neigh"})
    saved = t.state.dump() | {"let_pass": [0, 8]}
    with pytest.raises(BadSave, match="field 'let_pass': seat 1: a memory cannot be stronger than 7"):
        stablemates.load(sealed(saved))
