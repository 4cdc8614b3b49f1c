"""A table over a WebSocket: the connection, and the frames it travels in."""
