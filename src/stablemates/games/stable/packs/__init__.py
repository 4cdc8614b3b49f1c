"""Expansions (R-SET-03).  The registry finds every module here, or in an entry point, that has a ``PACK``."""
