"""Past events, packed into a few bytes each and kept for clients that reconnect."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.msgpack import Decoder, Encoder

from ..protocol.values import Event
from .room import Item

Kept = tuple[Event, int, str]  # the event with its card, who saw the card, and who spoke

write: Callable[[object], bytes] = Encoder().encode
read: Callable[[bytes], list[Kept]] = Decoder(list[Kept]).decode


def keep(items: list[Item]) -> bytes:
    """Pack the events of one entry, with all their cards."""
    return write([(one.event, one.seen_by, one.speaker) for one in items])


def kept(batch: bytes) -> list[Item]:
    """Unpack the events of one entry."""
    return [Item(event, seen_by, speaker) for event, seen_by, speaker in read(batch)]
