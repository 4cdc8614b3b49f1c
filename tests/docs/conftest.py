"""The tools that make the site are imported as they import each other."""

import sys

from .pages import ROOT

sys.path.append(str(ROOT / "tools"))
