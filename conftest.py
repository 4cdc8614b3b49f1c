"""Settings of hypothesis for all tests and doctests."""

from hypothesis import settings

# A failure prints the line that repeats it (@reproduce_failure).  No deadline: a busy machine is not a bug.
settings.register_profile("stablemates", print_blob=True, deadline=None)
settings.load_profile("stablemates")
