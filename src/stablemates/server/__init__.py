"""A server of tables, for remote players.

``Node`` keeps tables (``live_room``), a ``store`` and a ``notifier`` together; ``http`` and ``websocket`` are its
interfaces.  What a table is, and the loop that runs it, is in ``stablemates.table``.
"""
