"""Pictures of a position for link previews, composed from a sheet of sprites.

The sheet is in ``stablemates.pictures``: all cards, avatars and letters, in one palette.
"""
