"""Puzzles: positions in which exactly one answer wins this turn, or stops an opponent from winning it."""
