"""The store in memory keeps the guarantees of every store."""

from __future__ import annotations

import pytest

from stablemates.server.store.memory import MemoryStore

from .contract import Make, StoreContract


@pytest.fixture
def make() -> Make:
    store = MemoryStore()
    return lambda: store


class TestMemory(StoreContract):
    pass
