"""Dialogs over the table: choose, confirm, type, read a card."""
