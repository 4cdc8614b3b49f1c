"""Tables over a network: nothing acknowledged is lost, nobody sees what they must not.

The heart knows no socket, no disk and no clock: a ``Room`` is what its log of entries comes to, and time is passed to
it (``room``).  ``Node`` keeps rooms, a ``store`` and a bell together; the ``edge`` speaks HTTP and WebSocket.
"""
