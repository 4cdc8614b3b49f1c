"""Policies for Unorog, from a friendly beginner to the strong rule bot."""
