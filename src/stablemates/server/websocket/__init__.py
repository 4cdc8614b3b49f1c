"""A table over a WebSocket: the connection, its frames and its outbox."""
