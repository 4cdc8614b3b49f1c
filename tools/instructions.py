"""Count the installed engine's machine instructions per decision, and record them for ``./check`` to compare.

.venv/bin/python tools/instructions.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engine import installed
from tests.engine.test_instructions import RECORD, toolchain


def main() -> None:
    counts = installed.run("-m", "stablemates.lab.instructions")
    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    record[toolchain()] = {profile: int(count) for profile, count in map(str.split, counts.splitlines())}
    RECORD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(counts, end="")


if __name__ == "__main__":
    main()
