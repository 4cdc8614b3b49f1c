"""Pictures of a position for link previews: composed from a sheet of sprites.

``tools/moments.py`` draws the sheet: all cards, avatars and letters, in one palette.  So a server needs no browser and
no image library: it copies rows of bytes.
"""
