"""Invitations: the reply to a request for a new table, with the link to send to friends."""

from __future__ import annotations

from litestar import Response
from msgspec import Struct

from ...table.room import Room
from .gateway import Caller


class Invitation(Struct):
    table: str
    code: str
    link: str


def invitation(caller: Caller, room: Room, cookie: dict[str, str]) -> Response[Invitation]:
    made = Invitation(room.table, room.code, f"{caller.peer.base}/t/{room.table}")
    return Response(made, status_code=201, headers=cookie)
