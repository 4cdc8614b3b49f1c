"""A server of tables, for players who are elsewhere.

``Node`` keeps tables (``live_room``), a ``store`` and a ``notifier`` together; ``http`` and ``websocket`` are its
doors.  What a table is, and the loop that runs it, is in ``stablemates.table``.
"""
