"""Both generators give the numbers of their specifications, computed here independently."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stablemates.core.errors import BadSave, BadSeed
from stablemates.core.rng import SEED_BITS, Rng, fast, load_rng, seeded

SECRET = bytes(range(80))
SEEDS: list[int | str] = [0, 7, (1 << 96) - 1, SECRET.hex(), "ff" * 100]
every_seed = pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: str(seed)[:12])


# --- the numbers ---------------------------------------------------------------------------------------


def sfc32(seed: int) -> Iterator[int]:
    """Small fast chaotic generator with words of 32 bits, as its author Chris Doty-Humphrey wrote it."""
    mask = 0xFFFFFFFF
    a, b, c, counter = seed & mask, seed >> 32 & mask, seed >> 64 & mask, 1
    number = 0
    while True:
        value = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ b >> 9
        b = c + (c << 3) & mask
        c = ((c << 21 | c >> 11) & mask) + value & mask
        number += 1
        if number > 12:  # the first twelve mix the seed
            yield value


def hmac_words(key: bytes) -> Iterator[int]:
    """HMAC (RFC 2104) of SHA-512 over a counter, built from the hash alone."""
    block = key if len(key) <= 128 else hashlib.sha512(key).digest()
    block = block.ljust(128, b"\0")
    inner, outer = (bytes(byte ^ pad for byte in block) for pad in (0x36, 0x5C))
    counter = 0
    while True:
        message = hashlib.sha512(inner + counter.to_bytes(8, "big")).digest()
        stream = hashlib.sha512(outer + message).digest()
        yield from (int.from_bytes(stream[i : i + 4], "big") for i in range(0, 64, 4))
        counter += 1


@pytest.mark.parametrize("seed", [0, 1, 7, 1 << 40, (1 << 96) - 1])
def test_the_fast_generator_is_sfc32(seed: int) -> None:
    rng, words = fast(seed), sfc32(seed)
    assert [rng.below(1 << 30) for _ in range(200)] == [next(words) >> 2 for _ in range(200)]


@pytest.mark.parametrize("key", [SECRET, b"\xff" * 80, bytes(range(200))], ids=len)
def test_the_sealed_generator_is_hmac_in_counter_mode(key: bytes) -> None:
    rng, words = seeded(key.hex()), hmac_words(key)
    assert [rng.below(1 << 32) for _ in range(100)] == [next(words) for _ in range(100)]


def test_the_sealed_generator_discards_numbers_that_would_be_unfair() -> None:
    """For just over a third of 2**32, nearly one word in three is out of range."""
    n = (1 << 32) // 3 + 1
    rng, words = seeded(SECRET.hex()), hmac_words(SECRET)
    expected = [word % n for word in (next(words) for _ in range(100)) if word < (1 << 32) // n * n]
    assert len(expected) < 80
    assert [rng.below(n) for _ in expected] == expected


def test_known_numbers_stay_known() -> None:
    """Old matches are replayed from their seeds, so these numbers never change."""
    quick, sealed = fast(7), seeded(SECRET.hex())
    assert [quick.below(1000) for _ in range(6)] == [714, 834, 336, 977, 905, 697]
    assert [sealed.below(1000) for _ in range(6)] == [336, 412, 175, 110, 23, 385]


# --- fairness ------------------------------------------------------------------------------------------


@every_seed
@given(cards=st.lists(st.integers(0, 200), max_size=120))
def test_a_shuffle_is_a_permutation(seed: int | str, cards: list[int]) -> None:
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@every_seed
@pytest.mark.parametrize("n", [2, 3, 7, 10, 108])
def test_numbers_are_about_equally_likely(seed: int | str, n: int) -> None:
    rng, draws = seeded(seed), 300 * n if n < 100 else 100 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < limit(n - 1)


@every_seed
def test_all_orders_of_four_cards_are_about_equally_likely(seed: int | str) -> None:
    rng = seeded(seed)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < limit(23)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """A simulation uses the seeds 0, 1, 2 ..."""
    counts = [0] * 10
    for seed in range(3000):
        counts[fast(seed).below(10)] += 1
    assert chi_square(counts) < limit(9)


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def limit(freedom: int) -> float:
    """Return the chi-square that is exceeded once in a hundred thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.265 * spread**0.5) ** 3)


# --- copies and refusals ---------------------------------------------------------------------------------


@every_seed
def test_copies_continue_at_every_point(seed: int | str) -> None:
    rng = seeded(seed)
    for n in range(1, 70):  # sealed blocks have 16 words
        loaded, clone = load_rng(json.loads(json.dumps(rng.dump()))), rng.clone()
        again = load_rng(clone.dump()).clone()
        expected = following(rng.clone())
        assert following(loaded) == following(again) == following(clone) == expected
        rng.below(n)


def following(rng: Rng) -> list[int]:
    return [rng.below(1 << 20) for _ in range(20)]


def test_a_sealed_seed_is_long() -> None:
    digits = SEED_BITS // 4
    assert seeded("a" * digits).dump() == ["sealed", "a" * digits, 0]
    with pytest.raises(BadSeed, match="640 bits, this one has 632"):
        seeded("a" * (digits - 2))


@pytest.mark.parametrize("seed", [-1, 1 << 96, True, None, 1.5, "", "xy" * 80, "a" * 161, b"\0" * 80])
def test_an_invalid_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed):
        seeded(seed)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "fast",
        ["fast", 1, 2, 3],
        ["fast", 1, 2, 3, 1 << 32],
        ["fast", 1, 2, 3, -1],
        ["fast", 1, 2, 3, True],
        ["fast", 1, 2, 3, 4.0],
        ["sealed", "ab", 0],
        ["sealed", "ab" * 80, -1],
        ["sealed", "xy" * 80, 0],
        ["sealed", "ab" * 80, True],
        ["sealed", "ab" * 80, 1 << 80],
        ["sealed", "ab" * 80, "0"],
        ["mersenne", 1],
    ],
    ids=lambda data: str(data)[:20],
)
def test_an_invalid_generator_is_refused(data: object) -> None:
    with pytest.raises(BadSave, match="field 'rng'"):
        load_rng(data)
