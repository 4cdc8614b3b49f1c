"""Ways to play the stable game, from friendly to strong, and the measuring sticks beside them."""
