"""Pictures of a position, as messengers show them below a link: put together from a sheet of small ones.

The sheet is in ``stablemates.pictures``: all cards, faces and letters, in one palette.
"""
