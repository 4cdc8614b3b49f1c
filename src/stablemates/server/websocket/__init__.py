"""A table over a WebSocket: the connection, and its frames."""
