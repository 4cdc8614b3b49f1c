"""Settings for all tests and doctests: hypothesis, Ctrl-C, threads, order and tidiness."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A failure prints the line that reproduces it (@reproduce_failure).  No test fails for being slow: the machine may be
# busy.  On CI the examples are always the same, so that a failure is due to the change; elsewhere every run tries new
# ones.
settings.register_profile(
    "stablemates",
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("stablemates")

# Tests run in more processes than there are cores, so each process computes with one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A shell makes background processes ignore Ctrl-C, and programs that tests start and interrupt would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Each of these tests takes many seconds.  If one came last, all other processes would wait for it.
LONG = (
    *("tests/cluster/", "tests/guides/", "tests/install/"),
    *("tests/server/fuzz/", "tests/server/kill/", "tests/server/simulation/"),
)
# Other tests that ./check quick leaves out.
SLOW = (
    *("tests/web/", "tests/every_game/", "tests/leaks/", "tests/lab/test_cluster.py", "tests/cli/test_help.py"),
    *("tests/engine/test_fuzz.py", "tests/engine/test_integrity.py", "tests/engine/test_notation.py"),
    *("tests/server/secrecy/", "tests/server/stores/test_sqlite_faults.py", "tests/server/stores/test_sqlite_crash.py"),
    "tests/server/http/test_program.py",
)
# Tests that compare the sources with the wheel that ./check builds.
INSTALLED = ("tests/engine/test_compiled.py", "tests/engine/test_soak.py", "tests/engine/test_pickles.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long tests first and browser tests last: a browser's event loop stays in the thread and blocks others."""
    for item in items:
        if item.nodeid.startswith((*LONG, *SLOW, *INSTALLED)):
            item.add_marker("long")
    items.sort(key=lambda item: (item.nodeid.startswith("tests/web/"), not item.nodeid.startswith(LONG)))


def pytest_report_header() -> str:
    from stablemates.lab.engine_mode import engine

    return f"engine: {engine()}"


ROOT = Path(__file__).parent
LEFT_BY_TOOLS = {"__pycache__", "build"}


def files_at_top() -> set[str]:
    return {name for name in os.listdir(ROOT) if not name.startswith(".")} - LEFT_BY_TOOLS


FILES_BEFORE = files_at_top()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a test left files in the repository: they affect later tests, and are easily committed by mistake."""
    left = sorted(files_at_top() - FILES_BEFORE)
    if left and not hasattr(session.config, "workerinput"):
        print(f"\nthe tests left these files behind: {', '.join(left)} (use tmp_path in tests that write)")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
