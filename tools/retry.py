"""Retry tests that use real clocks, sockets and browsers, alone on the machine.

Such a test may fail while others run because the machine is slow, although the program is fine.  It gets a second try,
and ./check names it either way (ADR 0020).  Any other test that fails once has failed.
"""

from __future__ import annotations

import json

from environment import ROOT

IN_BROWSER = ".pytest_cache/browser"  # a separate cache for tests that run in parallel: pytest does not lock it
CACHES = [ROOT / folder / "v" / "cache" / "lastfailed" for folder in (".pytest_cache", IN_BROWSER)]
REAL_TIME = (
    *("tests/cli/", "tests/client_server/", "tests/cluster/", "tests/docs/", "tests/guides/", "tests/install/"),
    *("tests/lab/test_cluster.py", "tests/server/", "tests/terminal/", "tests/web/"),
)
MOST = 3  # failures at most: more are not a coincidence


def forget_failures() -> None:
    for cache in CACHES:
        cache.unlink(missing_ok=True)


def second_try() -> list[str]:
    """Return the failed tests if all of them may be tried again; otherwise none."""
    failed = [test for cache in CACHES if cache.exists() for test in json.loads(cache.read_text("utf-8"))]
    return failed if len(failed) <= MOST and all(test.startswith(REAL_TIME) for test in failed) else []
