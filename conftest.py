"""Settings of hypothesis, Ctrl-C, and the order, for all tests and doctests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# A failure prints the line that repeats it (@reproduce_failure).  Nothing is too slow: a busy machine is not a bug.  On
# CI the examples are always the same, so that a change is judged by itself; at a desk every run looks at new ones.
settings.register_profile(
    "stablemates",
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("stablemates")

# A shell lets what runs in the background ignore Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# One such test takes many seconds: where it came last, all other processes would wait for it.
LONG = ("tests/cluster/", "tests/guides/", "tests/server/fuzz/", "tests/server/kill/", "tests/server/simulation/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones come first, those in a browser last: its event loop stays in their thread, and others have one, too."""
    items.sort(key=lambda item: (item.nodeid.startswith("tests/web/"), not item.nodeid.startswith(LONG)))
