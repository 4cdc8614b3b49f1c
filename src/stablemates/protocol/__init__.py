"""The typed language between a table and everything that shows it."""
