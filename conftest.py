"""Settings of hypothesis, and the order, for all tests and doctests."""

import os

import pytest
from hypothesis import settings

# A failure prints the line that repeats it (@reproduce_failure).  No deadline: a busy machine is not a bug.  On CI the
# examples are always the same, so that a change is judged by itself; at a desk every run looks at new ones.
settings.register_profile("stablemates", print_blob=True, deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("stablemates")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: its event loop stays in their thread, and others have loops of their own."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))
