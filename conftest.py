"""Settings of hypothesis for all tests and doctests."""

import os

from hypothesis import settings

# A failure prints the line that repeats it (@reproduce_failure).  No deadline: a busy machine is not a bug.  On CI the
# examples are always the same, so that a change is judged by itself; at a desk every run looks at new ones.
settings.register_profile("stablemates", print_blob=True, deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("stablemates")
