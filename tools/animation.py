"""Write an animated WebP from a series of pictures.  Only what changed since the previous frame is stored."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterable
from typing import Any, NamedTuple

from playwright.sync_api import Page

# The part that differs from the previous frame, as a picture with its position; null if nothing differs.
CHANGED = """
async ({ picture, width, height, quality }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
  for (let at = 0; before && at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  window.before = now;
  [left, top] = [left & ~1, top & ~1];
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { left, top, width: part.width, height: part.height, webp: btoa(text) };
}
"""


class Frame(NamedTuple):
    at: float  # milliseconds
    picture: bytes  # PNG


class Part(NamedTuple):
    """The part of a frame that changes."""

    at: float
    box: tuple[int, int, int, int]
    data: bytes


class Format(NamedTuple):
    width: int
    height: int
    quality: float
    longest: int  # milliseconds a frame is shown at most


def parts_of(blank: Page, frames: Iterable[Frame], how: Format) -> list[Part]:
    """Return the changes from frame to frame, found and compressed in an empty page."""
    found: list[Part] = []
    for at, picture in frames:
        given = {"picture": base64.b64encode(picture).decode(), **how._asdict()}
        part: Any = blank.evaluate(CHANGED, given)
        if part:
            box = (part["left"], part["top"], part["width"], part["height"])
            found.append(Part(at, box, image_chunks(base64.b64decode(part["webp"]))))
    return found


def image_chunks(webp: bytes) -> bytes:
    """Return the picture data without its file header."""
    at, kept = 12, b""
    while at < len(webp):
        name, size = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        end = at + 8 + size + size % 2
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += webp[at:end]
        at = end
    return kept


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def moving(parts: list[Part], how: Format) -> bytes:
    """Return an animated WebP that loops."""
    body = chunk(b"VP8X", b"\x02\0\0\0" + three(how.width - 1) + three(how.height - 1))
    body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for part, time in zip(parts, times_of(parts, how), strict=True):
        left, top, width, height = part.box
        where = three(left // 2) + three(top // 2) + three(width - 1) + three(height - 1)
        body += chunk(b"ANMF", where + three(time) + b"\x02" + part.data)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def times_of(parts: list[Part], how: Format) -> list[int]:
    """Return how long each part is shown, in milliseconds."""
    ends = [*(part.at for part in parts[1:]), parts[-1].at + how.longest]
    return [min(how.longest, round(end - part.at)) for part, end in zip(parts, ends, strict=True)]
