"""Secret and words make the seed, and the seed makes the cards."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import stablemates
from stablemates import fair
from stablemates.core.table import DECK

from ..every_game.playing import PROFILES, as_table, every_profile
from .dealing import a_record, a_secret, dealt, header_of, recorded, words_for

SECRET = a_secret(1)


def test_secrets_are_long_and_never_the_same() -> None:
    found = {fair.new_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(len(bytes.fromhex(secret)) == fair.SECRET_BYTES >= 80 for secret in found)


def test_a_commitment_can_be_computed_with_any_tool() -> None:
    """``printf %s SECRET | sha256sum``; the first is the hash of the empty text."""
    assert fair.commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert fair.commitment(SECRET) != fair.commitment(a_secret(2))
    assert len(fair.commitment(SECRET)) == 64


def test_a_seed_is_long_enough_for_every_order_of_the_cards() -> None:
    seed = fair.seed(SECRET, "unorog", {}, ["", ""])
    assert len(bytes.fromhex(seed)) == 128
    for profile in PROFILES.values():
        deck = header_of(a_record(profile.id, 3))["fair"]["deck"]
        assert math.log2(math.factorial(len(deck))) < 8 * len(bytes.fromhex(seed))


def test_everything_that_goes_into_a_seed_changes_it() -> None:
    seeds = [
        fair.seed(SECRET, "unorog", {}, ["a", "b"]),
        fair.seed(a_secret(2), "unorog", {}, ["a", "b"]),
        fair.seed(SECRET, "second-ru", {}, ["a", "b"]),
        fair.seed(SECRET, "first-ru", {}, ["a", "b"]),
        fair.seed(SECRET, "unorog", {"goal": 532}, ["a", "b"]),
        fair.seed(SECRET, "unorog", {"stone_skips": True}, ["a", "b"]),
        fair.seed(SECRET, "unorog", {}, ["b", "a"]),
        fair.seed(SECRET, "unorog", {}, ["a", ""]),
        fair.seed(SECRET, "unorog", {}, ["", "a"]),
        fair.seed(SECRET, "unorog", {}, ["ab", ""]),
        fair.seed(SECRET, "unorog", {}, ["a", "b", ""]),
        fair.seed(SECRET, "unorog", {}, ['a","b', ""]),
        fair.seed(SECRET, "unorog", {}, ["A", "b"]),
        fair.seed(SECRET, "unorog", {}, ["a ", "b"]),
    ]
    assert len(set(seeds)) == len(seeds)
    assert len({half for seed in seeds for half in (seed[:128], seed[128:])}) == 2 * len(seeds)


def test_options_that_are_not_named_count_as_their_defaults() -> None:
    all_options = stablemates.match("unorog", ["a", "b"]).options
    assert fair.seed(SECRET, "unorog", all_options, ["", ""]) == fair.seed(SECRET, "unorog", {}, ["", ""])


def test_the_same_letters_are_the_same_word() -> None:
    composed, apart = "\u0439\u0451\u00e9", "\u0438\u0306\u0435\u0308e\u0301"
    assert fair.seed(SECRET, "unorog", {}, [composed, ""]) == fair.seed(SECRET, "unorog", {}, [apart, ""])
    assert fair.word(apart) == composed


@pytest.mark.parametrize("letter", ["a", "я", "🦄", "\u2028", "\x00", '"', "\\"])
def test_a_word_has_up_to_64_characters_of_any_kind(letter: str) -> None:
    words = [letter * fair.LONGEST_WORD, ""]
    seed = fair.seed(SECRET, "unorog", {}, words)
    match = stablemates.match("unorog", ["a", "b"], seed)
    assert fair.check(fair.record(match, SECRET, words)).good
    with pytest.raises(fair.BadWord, match="at most 64 characters, this one has 65"):
        fair.seed(SECRET, "unorog", {}, ["", letter * (fair.LONGEST_WORD + 1)])


def test_what_counts_is_the_length_of_the_composed_word() -> None:
    assert fair.word("e\u0301" * fair.LONGEST_WORD) == "\u00e9" * fair.LONGEST_WORD


def test_half_a_character_is_not_a_valid_word() -> None:
    with pytest.raises(fair.BadWord, match="half"):
        fair.word("\ud83e")


@pytest.mark.parametrize("secret", ["", "ab" * 79, "AB" * 128, "g" * 256, "ab" * 129])
def test_a_malformed_secret_is_refused(secret: str) -> None:
    with pytest.raises(stablemates.Refused, match="256 hexadecimal digits"):
        fair.seed(secret, "unorog", {}, ["", ""])


def test_a_word_for_each_seat() -> None:
    with pytest.raises(stablemates.BadSeats):
        fair.seed(SECRET, "unorog", {}, ["alone"])


def test_a_match_that_was_dealt_differently_gets_no_record() -> None:
    match = stablemates.match("unorog", ["a", "b"], fair.seed(SECRET, "unorog", {}, ["", ""]))
    for secret, words in ((a_secret(2), ["", ""]), (SECRET, ["", "x"])):
        with pytest.raises(stablemates.BadMatch, match="not dealt from this secret and these words"):
            fair.record(match, secret, words)


# --- the recorded deal is the engine's deal ------------------------------------------


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("profile", [id for id in PROFILES if id != "unorog"])
def test_the_stable_game_deals_from_the_recorded_deck(profile: str, number: int) -> None:
    """R-SET-04: the first hands and later draws were on top; the rest is still there."""
    match = dealt(profile, number, PROFILES[profile].fewest + number % 3)
    table = as_table(match.opening())
    taken = [event.card for event in table.events if event.rule in ("R-SET-04", "R-TURN-07")]
    assert fair.deal(match)["deck"] == table.cards_in(DECK) + taken[::-1]


@pytest.mark.parametrize("number", range(30))
def test_unorog_draws_for_the_dealer_from_the_recorded_deck(number: int) -> None:
    """U-SET-01: after the first shuffle, the cards that decide who deals are on top of the well."""
    match = dealt("unorog", number, 2 + number % 9)
    shown = [event.card for event in match.opening().events if event.rule == "U-SET-01" and event.card >= 0]
    deck = fair.deal(match)["deck"]
    assert sorted(deck) == list(range(108))
    assert deck[::-1][: len(shown)] == shown


@every_profile
def test_the_recorded_hands_are_those_of_the_first_question(profile: str) -> None:
    for number in range(10):
        match = dealt(profile, number)
        table = as_table(match.opening())
        named = [{face["card"] for face in hand} for hand in fair.deal(match)["hands"]]
        held = [set(table.cards_in(1 + seat)) for seat in range(table.seats)]
        assert all(mine <= all_of_mine for mine, all_of_mine in zip(named, held))
        assert {len(mine) for mine in named} == {7 if profile == "unorog" else 5}
        assert [len(all_of_mine - mine) for mine, all_of_mine in zip(named, held)] == extra(match)


def extra(match: stablemates.Match) -> list[int]:
    """Return what else the seats hold: the open Neighs of two players, and the first player's draw."""
    more = [0] * len(match.players)
    for event in match.opening().events:
        if event.rule in ("R-TWO-02", "R-TURN-07") and event.card >= 0:
            more[event.seat] += 1
    return more


def test_a_record_is_a_match_file() -> None:
    text = a_record("second-ru", 1)
    match = stablemates.replay(text)
    assert match.fair is not None
    assert match.fair["words"] == words_for(1, 2)
    assert match.text() == text
    assert match.state.outcome() is not None


def test_an_unfinished_game_is_described_as_such() -> None:
    verdict = fair.check(recorded(dealt("unorog", 1), 1))
    assert verdict.good
    assert not verdict.over


# --- chance -------------------------------------------------------------------------------------------


def p_value(x: float, freedom: int) -> float:
    """Return the probability of a chi-square above ``x``; exact for an even number of degrees of freedom."""
    assert freedom % 2 == 0
    return math.exp(-x / 2) * sum((x / 2) ** k / math.factorial(k) for k in range(freedom // 2))


def test_the_p_value_is_right() -> None:
    """Two values from any table of the distribution."""
    assert p_value(18.307, 10) == pytest.approx(0.05, abs=1e-5)
    assert p_value(104.716, 64) == pytest.approx(0.001, abs=2e-5)


def test_every_card_comes_to_every_place_equally_often() -> None:
    shuffles, cards = 20_000, 9
    words = ["", ""]
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(shuffles):
        words[1] = str(number)
        seed = fair.seed(SECRET, "unorog", {}, words)
        seen.update(enumerate(fair.first_shuffle(seed, list(range(cards)))))
    expected = shuffles / cards
    square = sum((seen[place, card] - expected) ** 2 for place in range(cards) for card in range(cards)) / expected
    # Rows and columns have fixed sums, and a shuffle fills all places together: (n - 1) / n of it is a chi-square.
    assert p_value(square * (cards - 1) / cards, (cards - 1) ** 2) > 0.001
