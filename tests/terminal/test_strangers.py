"""Text from strangers is shown, never interpreted."""

from __future__ import annotations

from rich.text import Text

from stablemates.terminal.surface import drawn


def test_a_name_cannot_command_the_terminal() -> None:
    shown = drawn(Text("Ann\x1b[2J").append("\x9b31m", style="bold"))
    assert "".join(segment.text for segment in shown) == "Ann�[2J�31m"
