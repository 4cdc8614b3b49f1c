"""The sprite sheet, and a canvas to compose sprites on."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PLATE: Final = (0x2B, 0x20, 0x50)  # the background of everything on the sheet


class Tile(NamedTuple):
    """A sprite: its rows, one byte per pixel."""

    width: int
    rows: list[bytes]


class Sheet(NamedTuple):
    palette: bytes
    tiles: dict[str, Tile]

    def nearest(self, red: int, green: int, blue: int) -> int:
        """Return the index of the palette colour nearest to the given one."""
        colours = [self.palette[at : at + 3] for at in range(0, len(self.palette), 3)]
        return min(
            range(len(colours)),
            key=lambda n: (colours[n][0] - red) ** 2 + (colours[n][1] - green) ** 2 + (colours[n][2] - blue) ** 2,
        )


@cache
def sheet() -> Sheet:
    """Return the sheet.  Our own tool writes it: a palette, 8 bits, no filters."""
    folder = files("stablemates.pictures")
    chunks = dict(chunks_of((folder / "sheet.png").read_bytes()))
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    dots = zlib.decompress(chunks[b"IDAT"])
    rows = [dots[at + 1 : at + 1 + width] for at in range(0, height * (width + 1), width + 1)]
    boxes: dict[str, list[int]] = json.loads((folder / "sheet.json").read_text("utf-8"))
    tiles = {name: Tile(w, [row[x : x + w] for row in rows[y : y + h]]) for name, (x, y, w, h) in boxes.items()}
    return Sheet(chunks[b"PLTE"], tiles)


def chunks_of(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


class Canvas:
    """A picture in the colours of the sheet."""

    def __init__(self, width: int, height: int, colour: int) -> None:
        self.width = width
        self.rows = [bytearray([colour]) * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, colour: int, radius: int = 0) -> None:
        """Fill a box, optionally with round corners."""
        for down in range(height):
            edge = radius - 0.5 - min(down, height - 1 - down)
            inset = 0 if edge <= 0 else round(radius - (radius**2 - edge**2) ** 0.5)
            self.rows[y + down][x + inset : x + width - inset] = bytes([colour]) * (width - 2 * inset)

    def paste(self, tile: Tile, x: int, y: int) -> None:
        for row, dots in zip(self.rows[y:], tile.rows, strict=False):
            row[x : x + tile.width] = dots

    def write(self, text: str, x: int, y: int, width: int) -> int:
        """Write text as far as there is room; return where it ends.  Letters without a sprite are left out."""
        tiles = sheet().tiles
        for letter in text:
            tile = tiles.get(f"letter {letter}")
            if tile is None:
                continue
            if tile.width > width:
                break
            self.paste(tile, x, y)
            x += tile.width
            width -= tile.width
        return x

    def png(self) -> bytes:
        height = len(self.rows)
        header = struct.pack(">IIBBBBB", self.width, height, 8, 3, 0, 0, 0)
        dots = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 6)
        parts = ((b"IHDR", header), (b"PLTE", sheet().palette), (b"IDAT", dots), (b"IEND", b""))
        return SIGNATURE + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
