"""Setting up the stable game, and what two players change: R-SET, R-TWO."""

import re
from collections import Counter
from pathlib import Path

import pytest

import stablemates
from stablemates.core.errors import BadOption, BadSeats
from stablemates.core.game import Value
from stablemates.core.table import HAND, Table
from stablemates.games.stable.cards.unicorns import BABIES
from stablemates.games.stable.game import StableGame
from stablemates.games.stable.kind import Kind
from stablemates.games.stable.pack import Pack
from stablemates.games.stable.terms import MAGICAL
from stablemates.testing import At

from .books import ALL, SECOND

CHOSEN = ["second-ru", "second-uk", "first-ru"]  # each player picks a baby
FOR_TWO = ["second-ru", "second-uk", "first-ru"]
FEWEST = {"second-ru": 2, "second-uk": 2, "first-uk": 3, "first-ru": 2}
LOCALE = Path(stablemates.__file__).parent / "words" / "locale"


def dealt(profile: str, seats: int, seed: int = 1, **options: Value) -> Table:
    """Return a new game as it is dealt, before anyone picks a baby."""
    state = stablemates.new(profile, seats=seats, seed=seed, **options)
    assert isinstance(state, Table)
    return state


def begun(profile: str, seats: int, seed: int = 1, **options: Value) -> Table:
    """Return a new game after everyone has taken the first baby that is left."""
    state = dealt(profile, seats, seed, **options)
    while state.pending()[0].ask == "baby":
        state.answer(state.pending()[0].seat, 0)
    return state


def zone(state: Table, name: str, seat: int = -1) -> list[str]:
    number = next(z for z in range(state.zone_count()) if state.zone_name(z) == (name, seat))
    return [state.kind(card) for card in state.cards_in(number)]


def is_baby(card: str) -> bool:
    return card.startswith("baby_")


def black_backed(state: Table) -> Counter[str]:
    return Counter(state.kind(card) for card in range(len(state.kinds)) if not is_baby(state.kind(card)))


# --- R-SET ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ALL)
def test_r_set_01_numbers_of_players(profile: str) -> None:
    """R-SET-01: from two (in first-uk from three) to eight."""
    for seats in range(FEWEST[profile], 9):
        assert dealt(profile, seats).seats == seats
    for seats in (FEWEST[profile] - 1, 9):
        with pytest.raises(BadSeats, match="R-SET-01"):
            dealt(profile, seats)


@pytest.mark.parametrize("profile", ALL)
def test_r_set_02_114_black_backed_cards_and_13_babies_apart(profile: str) -> None:
    """R-SET-02: 114 cards are shuffled together; the 13 babies are not among them."""
    state = dealt(profile, 8)
    assert sum(black_backed(state).values()) == 114
    babies = [state.kind(card) for card in range(len(state.kinds)) if is_baby(state.kind(card))]
    assert len(babies) == len(set(babies)) == 13
    for name, seat in [("deck", -1), *(("hand", seat) for seat in range(8))]:
        assert not [card for card in zone(state, name, seat) if is_baby(card)]


@pytest.mark.parametrize("profile", ALL)
def test_r_set_02_the_cards_are_shuffled(profile: str) -> None:
    """R-SET-02: another seed is another order, the same seed the same one."""
    decks = [zone(dealt(profile, 4, seed), "deck") for seed in (1, 2, 1)]
    assert decks[0] != decks[1]
    assert decks[0] == decks[2]


@pytest.mark.parametrize("profile", ALL)
def test_r_set_03_a_pack_is_shuffled_in_at_the_tables_choice(profile: str) -> None:
    """R-SET-03: only with the option ``packs``, and among the other black-backed cards."""
    game = StableGame()
    game.add_pack(Pack("meadow", [Kind("meadow_unicorn", MAGICAL, copies=2)]))
    book = next(book for book in game.profiles if book.id == profile)
    with_pack = game.new(book, 3, 1, book.settle({"packs": "meadow"}))
    without = game.new(book, 3, 1, book.settle({}))
    assert isinstance(with_pack, Table)
    assert isinstance(without, Table)
    assert black_backed(with_pack) - black_backed(without) == Counter(meadow_unicorn=2)
    assert sum(black_backed(without).values()) == 114


@pytest.mark.parametrize("profile", ALL)
def test_r_set_03_an_unknown_pack_is_refused(profile: str) -> None:
    """R-SET-03: the refusal names the rule."""
    with pytest.raises(BadOption, match="R-SET-03"):
        dealt(profile, 3, packs="no-such-pack")


@pytest.mark.parametrize("profile", ALL)
def test_r_set_04_five_cards_each_and_the_rest_is_the_deck(profile: str) -> None:
    """R-SET-04: and the discard pile is empty."""
    for seats in range(3, 9):
        state = dealt(profile, seats, first="0")
        begins = 0 if profile in CHOSEN else 1  # if no one picks a baby, the first player has already drawn
        assert [len(zone(state, "hand", seat)) for seat in range(seats)] == [5 + begins] + [5] * (seats - 1)
        assert len(zone(state, "deck")) == 114 - 5 * seats - begins
        assert zone(state, "discard") == []


@pytest.mark.parametrize("profile", CHOSEN)
def test_r_set_05_each_player_picks_a_baby(profile: str) -> None:
    """R-SET-05: one after another, of those that are left."""
    state = dealt(profile, 4)
    for seat in range(4):
        [question] = state.pending()
        assert (question.seat, question.ask, question.rule) == (seat, "baby", "R-SET-05")
        assert len(question.options) == 13 - seat
        wanted = question.options[-1].card
        state.answer(seat, len(question.options) - 1)
        assert zone(state, "stable", seat) == [state.kind(wanted)]
    assert [question.ask for question in state.pending()] == ["action"]


def test_r_set_05_babies_at_random_in_first_uk() -> None:
    """R-SET-05: in first-uk no one is asked, and chance decides."""
    given = {tuple(zone(dealt("first-uk", 3, seed), "stable", 0)) for seed in range(40)}
    assert len(given) > 5
    assert [question.ask for question in dealt("first-uk", 3).pending()] == ["action"]


@pytest.mark.parametrize("profile", ALL)
def test_r_set_06_one_baby_each_and_the_others_in_the_nursery(profile: str) -> None:
    """R-SET-06: at first a stable contains only a baby."""
    for seats in range(FEWEST[profile], 9):
        state = begun(profile, seats)
        stables = [zone(state, "stable", seat) for seat in range(seats)]
        assert [len(stable) for stable in stables] == [1] * seats
        babies = [stable[0] for stable in stables] + zone(state, "nursery")
        assert all(is_baby(card) for card in babies)
        assert len(set(babies)) == len(babies) == 13


@pytest.mark.parametrize("profile", CHOSEN)
def test_r_set_07_a_random_player_starts(profile: str) -> None:
    """R-SET-07 (a): a program cannot see clothes."""
    beginners = {begun(profile, 4, seed).pending()[0].seat for seed in range(40)}
    assert beginners == {0, 1, 2, 3}


def test_r_set_07_the_most_colourful_baby_starts_in_first_uk() -> None:
    """R-SET-07 (b): no two babies have the same number of colours."""
    colours_of = {baby.name: baby.colours for baby in BABIES}
    assert len(set(colours_of.values())) == 13
    for seed in range(30):
        state = dealt("first-uk", 5, seed)
        colours = [colours_of[zone(state, "stable", seat)[0]] for seat in range(5)]
        assert state.pending()[0].seat == colours.index(max(colours))


@pytest.mark.parametrize("profile", ALL)
def test_r_set_07_the_table_may_choose_who_starts(profile: str) -> None:
    """R-SET-07: option ``first``."""
    for seat in range(4):
        for seed in range(3):
            assert begun(profile, 4, seed, first=str(seat)).pending()[0].seat == seat
    if profile == "first-uk":
        assert {dealt(profile, 4, seed, first="random").pending()[0].seat for seed in range(40)} == {0, 1, 2, 3}
    else:
        with pytest.raises(BadOption, match="R-SET-07"):
            dealt(profile, 4, first="colourful")


@pytest.mark.parametrize("profile", ALL)
def test_r_set_08_play_goes_to_the_left(profile: str) -> None:
    """R-SET-08: in the order of the seats, round and round."""
    t = At(profile, turn="cid", ann={}, bob={}, cid={}, dan={})
    for who in ("cid", "dan", "ann", "bob"):
        t.does(who, "draw")
    t.turn_of("cid")


@pytest.mark.parametrize("profile", ALL)
def test_r_set_09_a_reference_card_in_the_language_of_the_book(profile: str) -> None:
    """R-SET-09: it is in every language, and no line is missing in any of them."""
    lines: dict[str, dict[str, str]] = {}
    for language in ("en", "ru", "uk"):
        text = (LOCALE / language / "stable-terms.ftl").read_text(encoding="utf-8")
        lines[language] = dict(re.findall(r"^(ref-[\w-]+) = *(.*)$", text, re.MULTILINE))
    book = next(book for book in stablemates.profiles() if book.id == profile)
    assert set(lines[book.language]) == set(lines["en"])
    assert len(lines["en"]) >= 10


# --- R-TWO ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", FOR_TWO)
def test_r_two_01_cards_that_two_players_take_out(profile: str) -> None:
    """R-TWO-01: every basic unicorn and nine more names; 32 cards of the second box, 30 of the first.

    Two of the names, Mother Goose and Necromancer, are not in the first edition's box.
    """
    out = black_backed(dealt(profile, 3)) - black_backed(dealt(profile, 2))
    basics = {f"basic_unicorn_{c}": 3 for c in ("red", "orange", "yellow", "green", "blue", "indigo", "purple")}
    others = {"narwhal": 1, "yay": 2, "queen_bee_unicorn": 1, "seductive_unicorn": 1, "rainbow_unicorn": 1}
    others |= {"nanny_cam": 1, "sadistic_ritual": 1, "slowdown": 1}
    if profile in SECOND:
        others |= {"mother_goose_unicorn": 1, "necromancer_unicorn": 1}
    assert out == Counter(basics | others)
    assert sum(out.values()) == (32 if profile in SECOND else 30)
    assert not black_backed(dealt(profile, 2)) - black_backed(dealt(profile, 3))


@pytest.mark.parametrize("profile", FOR_TWO)
def test_r_two_02_a_neigh_each_and_five_cards(profile: str) -> None:
    """R-TWO-02: six cards, and everyone knows that one of them is a Neigh."""
    for seed in range(10):
        state = dealt(profile, 2, seed)
        for seat in (0, 1):
            assert len(zone(state, "hand", seat)) == 6
            assert "neigh" in zone(state, "hand", seat)
            assert [card["kind"] for card in state.faces(1 - seat, HAND + seat) if card] == ["neigh"]
        assert black_backed(state)["neigh"] == 14


@pytest.mark.parametrize("profile", FOR_TWO)
def test_r_two_03_otherwise_as_usual_and_seven_unicorns_win(profile: str) -> None:
    """R-TWO-03: five cards are dealt, the phases are the same, and seven unicorns are needed."""
    state = dealt(profile, 2)
    assert state.view(0)["facts"]["goal"] == 7
    six = "llamacorn rhinocorn americorn shark_with_a_horn unicorn_phoenix stabby_the_unicorn"
    t = At(profile, ann={"hand": "greedy_flying_unicorn", "stable": six}, bob={"stable": ""})
    t.does("ann", "greedy_flying_unicorn")
    if profile == "first-ru":
        t.does("ann", "greedy_flying_unicorn ann")
    t.won_by("ann")


def test_r_two_03_there_are_no_rules_for_two_in_first_uk() -> None:
    """R-TWO-03: first-uk is a game for three or more."""
    with pytest.raises(BadSeats, match="first-uk is for 3 to 8 players"):
        At("first-uk", ann={}, bob={})
