"""The table server, for remote players.

``Node`` connects tables (``live_room``), a ``store`` and a ``notifier``; ``http`` and ``websocket`` are its interfaces.
The table itself, and the loop that runs it, are in ``stablemates.table``.
"""
