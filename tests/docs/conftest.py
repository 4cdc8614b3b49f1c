"""Make the tools that build the site importable, as they import each other."""

import sys

from .pages import ROOT

sys.path.append(str(ROOT / "tools"))
