"""The protocol: typed values, commands and messages between a table and everything that shows it.

``values`` and ``views`` are what a viewer sees, ``commands`` what a client sends, and ``messages`` what a server
sends.  ``seen`` is the only place where the engine's ``State`` becomes any of these.
"""
