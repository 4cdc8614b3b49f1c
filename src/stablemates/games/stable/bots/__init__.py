"""Ways to play the stable game, from friendly to strong, and the baselines to compare them with."""
