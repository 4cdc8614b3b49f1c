"""Settings of hypothesis, Ctrl-C, threads, the order, and the tidiness of all tests and doctests."""

import os
import signal
from pathlib import Path

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

# Tests run in more processes than there are cores, so each computes with one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell lets what runs in the background ignore Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# One such test takes many seconds: where it came last, all other processes would wait for it.
LONG = (
    *("tests/cluster/", "tests/guides/", "tests/install/"),
    *("tests/server/fuzz/", "tests/server/kill/", "tests/server/simulation/"),
)
# What ./check quick leaves out besides.
SLOW = (
    *("tests/web/", "tests/every_game/", "tests/leaks/", "tests/lab/test_cluster.py", "tests/cli/test_help.py"),
    *("tests/engine/test_fuzz.py", "tests/engine/test_integrity.py", "tests/engine/test_notation.py"),
    *("tests/server/secrecy/", "tests/server/stores/test_sqlite_faults.py", "tests/server/stores/test_sqlite_crash.py"),
    "tests/server/http/test_program.py",
)
# What compares the sources with the wheel that ./check builds.
INSTALLED = ("tests/engine/test_compiled.py", "tests/engine/test_soak.py", "tests/engine/test_pickles.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones come first, those in a browser last: its event loop stays in their thread, and others have one, too."""
    for item in items:
        if item.nodeid.startswith((*LONG, *SLOW, *INSTALLED)):
            item.add_marker("long")
    items.sort(key=lambda item: (item.nodeid.startswith("tests/web/"), not item.nodeid.startswith(LONG)))


def pytest_report_header() -> str:
    from stablemates.lab.engine_mode import engine

    return f"engine: {engine()}"


ROOT = Path(__file__).parent
LEFT_BY_TOOLS = {"__pycache__", "build"}


def things_lying_about() -> set[str]:
    return {name for name in os.listdir(ROOT) if not name.startswith(".")} - LEFT_BY_TOOLS


LYING_ABOUT_BEFORE = things_lying_about()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A test that writes into the tree changes what the next one finds, and what it left is soon committed, too."""
    left = sorted(things_lying_about() - LYING_ABOUT_BEFORE)
    if left and not hasattr(session.config, "workerinput"):
        print(f"\nthe tests left behind: {', '.join(left)} (a test that writes takes tmp_path)")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
