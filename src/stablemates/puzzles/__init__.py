"""Stablemate in one: positions in which exactly one answer wins this turn, or keeps someone else from winning it."""
