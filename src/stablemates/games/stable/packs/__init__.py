"""Expansions (R-SET-03).  The registry finds every module here, or of an entry point, that has a ``PACK``."""
