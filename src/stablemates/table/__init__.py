"""A table without network or disk, one module for each feature.

The log is the source of truth: a ``Room`` is the fold of its entries.  A feature (``seats``, ``play``, ``undo``, ...)
validates a command, and defines the entry that it leads to and the effect of that entry; ``registry`` lists them all.
``driver`` is the loop that runs a table, on a server or in a terminal.  Time is passed in.
"""
