"""A log that cannot be written stops nothing."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from io import StringIO

import pytest
import structlog

from stablemates.server import logs


class FullDisk(StringIO):
    """A stream that cannot be written to."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def as_before() -> Iterator[None]:
    """Restore logging afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("as_before")
def test_a_full_disk_loses_lines_and_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(FullDisk())
    logs.log().info("refused", reason="storage")
    logging.getLogger("stablemates.node").error("saving is paused")
    assert capsys.readouterr().err == ""
