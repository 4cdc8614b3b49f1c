"""Where the logs of tables are kept: ``store`` says what is promised; memory, SQLite and PostgreSQL keep it."""
