"""Pictures of a position, as messengers show them below a link: put together from a sheet of small ones.

``tools/moments.py`` draws the sheet: all cards, faces and letters, in one palette.  So a server needs no browser and no
library for pictures: it copies rows of bytes.
"""
