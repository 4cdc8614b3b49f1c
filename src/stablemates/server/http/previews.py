"""Link previews: Open Graph tags with which messaging apps show an invitation, or what happened in a game."""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request

from ...games import registry
from ...protocol.messages import Snapshot, TableView
from ...table.errors import NoSuchTable, Refusal
from ...table.log import StorageFailed
from ...words import LANGUAGES, Words
from ...words.words import game_title, key
from .gateway import Denied, Gateway
from .match_files import NotOver
from .moments import moment_of, words_in
from .proxies import Peer
from .replay import TooLong

TABLES: Final = "/t/"
REPLAYS: Final = re.compile(r"/replay/([\w-]+)/(\d{1,6})/?")
SECRET: Final = ("/t/", "/tv/", "/replay/")  # addresses that open a table
PICTURES: Final = ("stable", "unorog")  # games that have their own picture in web/public/previews
WIDTH, HEIGHT = 1200, 630
LAST: Final = 99_999  # a step no game reaches
LOCALES: Final = {"en": "en_GB", "ru": "ru_RU", "uk": "uk_UA"}


class Preview(NamedTuple):
    """What a messaging app shows below a link."""

    title: str
    about: str
    picture: str = f"{PICTURES[0]}.png"  # in web/public/previews, or drawn on request
    is_secret: bool = False  # search engines should not list it: anyone with the address may join


async def preview(request: Request[Any, Any, Any], gateway: Gateway, path: str) -> Preview:
    """Return the preview of an address, or that of the site if its table cannot be shown."""
    words = words_in(language(request))
    site = Preview("Stablemates", words.text("invitation-site"), is_secret=path.startswith(SECRET))
    replayed = REPLAYS.fullmatch(path)
    if not path.startswith(TABLES) and replayed is None:
        return site
    try:
        caller = gateway.caller(request.scope)
        if replayed is not None:
            return await moment(gateway, caller.address, replayed, request.query_params.get("at", ""), words.lang)
        return invitation(words, await gateway.snapshot(path.removeprefix(TABLES).strip("/"), caller.person or ""))
    except (Denied, NoSuchTable, NotOver, Refusal, StorageFailed, TooLong):
        return site


async def moment(gateway: Gateway, address: str, replayed: re.Match[str], at: str, lang: str) -> Preview:
    """Return the preview of a moment of a game, or of its end if the link names none."""
    table, number = replayed[1], int(replayed[2])
    step = int(at) if at.isascii() and at.isdigit() and len(at) < 6 else LAST
    shown = await moment_of(gateway, address, table, number, step, lang)
    return Preview(shown.title, shown.about, f"{table}/{number}/{step}.png?lang={lang}", is_secret=True)


def language(request: Request[Any, Any, Any]) -> str:
    """Return the host's language, which is in the link, or else the reader's.  Most messaging apps do not send one."""
    for wanted in (request.query_params.get("lang", ""), request.headers.get("accept-language", "")):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return "en"


def invitation(words: Words, snapshot: Snapshot) -> Preview:
    """Return the preview of a table: public facts only."""
    # A snapshot holds the table in encoded form, because it is encoded once for all viewers.
    table = msgspec.json.decode(msgspec.json.encode(snapshot.table), type=TableView)
    game, profile = registry.find(table.settings.profile)
    named = game_title(words, profile)
    host = table.seats[table.host].name if table.host >= 0 else ""
    free = sum(seat.kind != "person" for seat in table.seats)
    is_open = table.phase == "lobby"
    if host and is_open:
        heading = words.text("invitation-title", host=host, game=named)
    elif host:
        heading = words.attribute("invitation-title", "playing", host=host, game=named)
    else:
        heading = words.attribute("invitation-title", "open", game=named)
    edition = key("edition", profile.id)
    parts = [words.text(edition)] if words.has(edition) else []
    if is_open:
        parts.append(words.text("invitation-seats", free=free) if free else words.attribute("invitation-seats", "none"))
    about = " · ".join([*parts, words.text("invitation-free")])
    drawn = game.id if game.id in PICTURES else PICTURES[0]
    return Preview(heading, about, f"{drawn}.png", is_secret=True)


def tags(shown: Preview, peer: Peer, lang: str) -> str:
    """Return the tags of a preview for the head of the page."""
    picture = f"{peer.base}/previews/{shown.picture}"  # messaging apps need an absolute address
    named = {
        "og:type": "website",
        "og:site_name": "Stablemates",
        "og:locale": LOCALES[lang],
        "og:title": shown.title,
        "og:description": shown.about,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shown.title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    if shown.is_secret:
        lines.append('<meta name="robots" content="noindex" />')
    return "".join(f"    {line}\n" for line in lines)


async def with_preview(request: Request[Any, Any, Any], gateway: Gateway, path: str, page: bytes) -> bytes:
    """Insert the preview of an address into the head of the page."""
    before, head, after = page.partition(b"  </head>")
    if not head:
        return page
    found = tags(await preview(request, gateway, path), Peer(request.scope, gateway.proxies), language(request))
    return before + found.encode() + head + after
