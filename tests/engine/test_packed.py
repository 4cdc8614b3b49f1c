"""Packed arrays: their replacement in the interpreted engine behaves like the compiled ones."""

from __future__ import annotations

from types import ModuleType

import librt.vecs
import mypy_extensions
import pytest

from stablemates.core import native, packed
from stablemates.core.packing import pack

both = pytest.mark.parametrize("arrays", [librt.vecs, native], ids=["packed", "stand-in"])


@both
def test_an_array_grows_and_shrinks_at_its_end_or_by_value(arrays: ModuleType) -> None:
    cards = arrays.vec[mypy_extensions.i64]([4, 7])
    cards = arrays.append(cards, 9)
    assert list(cards) == [4, 7, 9]
    cards, last = arrays.pop(cards)
    assert (list(cards), last) == ([4, 7], 9)
    assert list(arrays.remove(cards, 4)) == [7]


@both
def test_a_card_that_is_not_there_cannot_be_taken(arrays: ModuleType) -> None:
    with pytest.raises(ValueError, match="not in"):
        arrays.remove(arrays.vec[mypy_extensions.i64]([4]), 5)
    with pytest.raises(IndexError):
        arrays.pop(arrays.vec[mypy_extensions.i64]())


@both
def test_a_slice_is_a_copy(arrays: ModuleType) -> None:
    cards = arrays.vec[mypy_extensions.i64]([4, 7, 9])
    copy = cards[:]
    copy[0] = 5
    assert (list(cards), list(copy), cards[-1], 7 in cards) == ([4, 7, 9], [5, 7, 9], 9, True)


@both
def test_a_row_of_bytes_is_what_a_learner_gets(arrays: ModuleType) -> None:
    row = arrays.vec[mypy_extensions.u8]([0] * 3)[:]
    row[1] = row[1] + 2
    assert bytes(row) == b"\0\2\0"


def test_the_interpreted_engine_uses_the_stand_ins() -> None:
    assert vars(packed)["vec"] is native.vec


def test_a_list_is_packed_into_a_new_array() -> None:
    numbers = [4, 7]
    cards = pack(numbers)
    cards[0] = 5
    assert (list(cards), numbers) == ([5, 7], [4, 7])
