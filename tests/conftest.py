"""What all tests share."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Keep the thousands of collected tests out of garbage collection: it would visit them again and again."""
    gc.collect()
    gc.freeze()
