"""Where the logs of tables are stored: ``store`` is the interface; memory, SQLite and PostgreSQL implement it."""
