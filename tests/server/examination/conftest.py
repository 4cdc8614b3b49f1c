"""Make tools importable, as they import each other."""

import sys

from tests.server.kill.servers import ROOT

sys.path.append(str(ROOT / "tools"))
