"""The heart of a table, without time or network: a room is what its log comes to (``fold``, ``effects``).

What somebody says is allowed or refused in ``rights``, what is due when stands in ``clock``, and what somebody may see
of it is made in ``snapshots``.  Time comes in as milliseconds; nothing here waits, reads or writes.
"""
