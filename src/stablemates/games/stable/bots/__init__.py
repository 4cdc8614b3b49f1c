"""Policies for the stable game, from friendly to strong, and baselines to compare them with."""
