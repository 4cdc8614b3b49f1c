"""The games, and the registry through which everybody else reaches them."""
