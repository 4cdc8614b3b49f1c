"""What was told, kept for those who come back: a few bytes for each piece of news, whatever happens at the table."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import astuple

from ..core.kernel import Event
from ..protocol.messages import News
from .room import Item

Fields = tuple[str, int, int, str, int, int, str, int, str, str, str]  # of news
Kept = tuple[Fields, int | None, str]  # who has seen the card of an event, and who has spoken

write: Callable[[object], bytes] = Encoder().encode
read: Callable[[bytes], list[Kept]] = Decoder(list[Kept]).decode


def keep(items: list[Item]) -> bytes:
    """What everybody was told of one entry, with all faces in it."""
    return write([(astuple(one.news), None if one.event is None else one.event.seen_by, one.speaker) for one in items])


def kept(batch: bytes) -> list[Item]:
    """The same again, to be told to somebody."""
    return [Item(News(*fields), event_of(fields, seen_by), speaker) for fields, seen_by, speaker in read(batch)]


def event_of(fields: Fields, seen_by: int | None) -> Event | None:
    if seen_by is None:
        return None
    kind, seat, card, _, whom, n, word, source, _, rule, _ = fields
    return Event(kind, seat, card, seen_by, whom, n, word, source, rule)
