"""Randomness.  The generator is part of the state, so it is copied and saved with the game.

``FastRng`` is for simulation.  ``SealedRng`` is for tables of people: a cryptographic stream from a
long seed, so that every order of the cards is possible and no one can guess the next one.
"""

from __future__ import annotations

import hmac
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from .errors import BadSave, BadSeed
from .packed import vec

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 640  # 108 different cards have 2**578 orders, 114 have 2**619
BLOCK_WORDS: Final = 16  # 32-bit words in a block of HMAC-SHA-512


@mypyc_attr(acyclic=True)
class Rng:
    """A random number generator that can be copied and saved."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return a number from 0 to n-1, all equally likely."""

    @abstractmethod
    def clone(self) -> Rng: ...

    @abstractmethod
    def dump(self) -> list[Any]: ...

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle the cards, with all orders equally likely (Fisher-Yates)."""
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def shuffle_packed(self, cards: vec[i64]) -> None:
        """Do the same for a packed array."""
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


@mypyc_attr(acyclic=True)
class FastRng(Rng):
    """sfc32, a small fast chaotic generator: four words of 32 bits.

    >>> rng = fast(7)
    >>> [rng.below(10) for _ in range(8)]
    [7, 8, 3, 9, 9, 6, 4, 4]
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next32(self) -> i64:
        word: i64 = WORD
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (self.a + b + d) & word
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & word
        self.c = (((c << 21) | (c >> 11)) + t) & word
        self.d = (d + 1) & word
        return t

    def below(self, n: i64) -> i64:
        # Multiply and shift: the bias is below n / 2**32, too small for a simulation to notice.
        return (self.next32() * n) >> 32

    def clone(self) -> FastRng:
        return FastRng(self.a, self.b, self.c, self.d)

    def dump(self) -> list[Any]:
        return ["fast", int(self.a), int(self.b), int(self.c), int(self.d)]


def fast(seed: int) -> FastRng:
    """Return the fast generator for a seed, with its words well mixed."""
    rng = FastRng(seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, 1)
    for _ in range(12):
        rng.next32()
    return rng


@mypyc_attr(acyclic=True)
class SealedRng(Rng):
    """HMAC-SHA-512 in counter mode under a secret seed; numbers out of range are skipped.

    Block *i* is HMAC(seed, i as 8 bytes, big-endian), read as sixteen 32-bit words, big-endian.
    Anyone who has the seed can recompute every card.
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        if len(seed) * 8 < SEED_BITS:
            raise BadSeed(f"a sealed seed has at least {SEED_BITS} bits, this one has {len(seed) * 8}")
        self.seed = seed
        self.used = used  # words taken from the stream so far
        self.block = b""

    def next32(self) -> int:
        place = self.used % BLOCK_WORDS
        if place == 0 or not self.block:
            self.block = hmac.digest(self.seed, (self.used // BLOCK_WORDS).to_bytes(8, "big"), "sha512")
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, n: i64) -> i64:
        limit = (WORD + 1) // n * n
        word = self.next32()
        while word >= limit:
            word = self.next32()
        return word % n

    def clone(self) -> SealedRng:
        return SealedRng(self.seed, self.used)

    def dump(self) -> list[Any]:
        return ["sealed", self.seed.hex(), self.used]


def plain_seed(seed: object) -> int | str:
    """Return a seed as an ``int`` or a ``str``; integer types of other libraries are accepted.

    >>> plain_seed(7), plain_seed("ab" * 80) == "ab" * 80
    (7, True)
    >>> plain_seed(True)
    Traceback (most recent call last):
    ...
    stablemates.core.errors.BadSeed: a seed is an integer or a string of hexadecimal digits, not True
    """
    if isinstance(seed, str):
        return seed
    if type(seed) is int:  # the common case: asking for ``SupportsIndex`` takes longer than dealing a game of Unorog
        return seed
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise BadSeed(f"a seed is an integer or a string of hexadecimal digits, not {seed!r}")
    return seed.__index__()


def seeded(seed: int | str) -> Rng:
    """Return the generator for a seed: the fast one for a number, the sealed one for a long string of hex digits.

    >>> type(seeded(7)).__name__, type(seeded("ab" * 80)).__name__
    ('FastRng', 'SealedRng')
    >>> seeded("abcd")
    Traceback (most recent call last):
    ...
    stablemates.core.errors.BadSeed: a sealed seed has at least 640 bits, this one has 16
    """
    plain = plain_seed(seed)
    if isinstance(plain, str):
        try:
            secret = bytes.fromhex(plain)
        except ValueError:
            raise BadSeed("a sealed seed is an even number of hexadecimal digits") from None
        return SealedRng(secret)
    if plain < 0 or plain >> 96:
        raise BadSeed("a seed for the fast generator is a number from 0 to 2**96 - 1")
    return fast(plain)


def load_rng(data: object) -> Rng:
    """Load a generator: the inverse of ``dump``."""
    if isinstance(data, list) and len(data) == 5 and data[0] == "fast":
        words = data[1:]
        if all(isinstance(w, int) and not isinstance(w, bool) and 0 <= w <= WORD for w in words):
            return FastRng(words[0], words[1], words[2], words[3])
    elif isinstance(data, list) and len(data) == 3 and data[0] == "sealed":
        if isinstance(data[1], str) and type(data[2]) is int and 0 <= data[2] < 1 << 60:
            try:
                return SealedRng(bytes.fromhex(data[1]), data[2])
            except (ValueError, BadSeed):
                pass
    raise BadSave("field 'rng': unknown generator")
