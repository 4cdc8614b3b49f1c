"""Stores for the logs of tables: ``store`` is the interface; memory, SQLite and PostgreSQL implement it."""
