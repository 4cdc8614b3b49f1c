"""The laboratory: measuring the engine, and with it the games."""
