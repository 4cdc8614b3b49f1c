"""The games, and the registry through which everyone else reaches them."""
