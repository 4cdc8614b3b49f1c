"""A decision takes no more machine instructions than it did; ``tools/instructions.py`` records the count.

Seconds would depend on what else the machine does, instructions do not.  They do depend on Python and the compiler:
only what was counted with the same ones is compared.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from . import installed

RECORD = Path(__file__).with_name("instructions.json")
MORE = 1.05  # up to this factor it is not a regression


def toolchain() -> str:
    """Return the versions of Python and of the compiler of the engine."""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, encoding="utf-8").stdout.splitlines()[:1]
    return "; ".join([sys.version.replace("\n", ""), *compiler])


def test_a_decision_takes_no_more_instructions_than_it_did() -> None:
    installed.needs_compiled()
    if not shutil.which("valgrind"):
        pytest.skip("valgrind, which counts instructions, is not installed")
    record = json.loads(RECORD.read_text(encoding="utf-8")).get(toolchain())
    if record is None:
        pytest.skip("nothing was counted with this Python and this compiler yet: run tools/instructions.py")
    counted = dict(line.split() for line in installed.run("-m", "stablemates.lab.instructions").splitlines())
    more = [
        f"{profile}: {count} instructions per decision, {record[profile]} before"
        for profile, count in counted.items()
        if int(count) > MORE * record[profile]
    ]
    assert not more, f"{'; '.join(more)}.  If they are well spent, tools/instructions.py records them"
