"""Link previews: who invites you to which game, in the language of the host, and nothing hidden."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from stablemates.server.http.limits import Limits

from .place import Json, Place, open_place, run

PAGE = "<!doctype html>\n<html>\n  <head>\n    <title>the table</title>\n  </head>\n  <body></body>\n</html>\n"
PICTURE = b"\x89PNG the picture of a game"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "stable.png").write_bytes(PICTURE)
    return tmp_path


async def tags_of(place: Place, path: str, **headers: str) -> dict[str, str]:
    """Return the tags of a page."""
    text = (await place.get(path, **headers)).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(value) for name, value in found}


async def seated(place: Place, name: str, **settings: object) -> Json:
    """Return a table with its host seated."""
    token = await place.guest()
    made = await place.table(token, **settings)
    command = {"type": "sit", "id": "abcdefgh", "on": 0, "name": name}
    answer = await place.post(f"/api/tables/{made['table']}/commands", command, token)
    assert answer.status_code == 200, answer.text
    return made


def test_the_picture_of_an_invitation_is_there(web: Path) -> None:
    """Pictures of moments have addresses that begin in the same way."""

    async def test() -> None:
        async with open_place(web=web) as place:
            made = await seated(place, "Maple", profile="second-uk", seats=4)
            address = (await tags_of(place, f"/t/{made['table']}"))["og:image"]
            found = await place.get(address.removeprefix(place.address))
            assert (found.status_code, found.headers["content-type"], found.content) == (200, "image/png", PICTURE)
            assert (await place.get("/previews/none.png")).status_code == 404

    run(test)


def test_a_preview_says_who_invites_you_to_which_game(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            made = await seated(place, "Maple", profile="second-uk", seats=4)
            found = await tags_of(place, f"/t/{made['table']}")
            assert found["og:title"] == "Maple invites you to Unicorn Stable"
            assert found["og:description"] == "2nd edition (2024) · 3 free seats · no account"
            assert found["og:image"] == f"{place.address}/previews/stable.png"
            assert found["twitter:card"] == "summary_large_image"
            assert found["robots"] == "noindex"  # anyone with the address may take a seat

    run(test)


@pytest.mark.parametrize(
    ("query", "header", "title"),
    [
        ("?lang=uk", "", "Maple кличе грати: «Унорог»"),
        ("?lang=ru", "en", "Maple зовёт играть: «Унорог»"),
        ("", "uk-UA,uk;q=0.9", "Maple кличе грати: «Унорог»"),
        ("?lang=tlh", "", "Maple invites you to Unorog"),
    ],
)
def test_a_preview_is_in_the_language_of_the_host_or_else_of_the_reader(
    web: Path, query: str, header: str, title: str
) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            made = await seated(place, "Maple")
            found = await tags_of(place, f"/t/{made['table']}{query}", accept_language=header)
            assert found["og:title"] == title
            assert found["og:image"].endswith("/previews/unorog.png")

    run(test)


def test_a_name_cannot_break_out_of_its_tag(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            name = '"><b>x&amp;</b>'
            made = await seated(place, name)
            found = await tags_of(place, f"/t/{made['table']}")
            assert found["og:title"] == f"{name} invites you to Unorog"
            assert "<b>" not in (await place.get(f"/t/{made['table']}")).text

    run(test)


@pytest.mark.parametrize(
    "path", ["/", "/join/ABCDE", "/t/no-such-table", "/t/a/b", "/tv/a", "/replay/a/1", "/replay/a"]
)
def test_other_pages_have_the_preview_of_the_site(web: Path, path: str) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            found = await tags_of(place, path)
            assert found["og:title"] == "Stablemates"
            assert ("robots" in found) == path.startswith(("/t/", "/tv/", "/replay/"))

    run(test)


def test_a_table_without_a_host_is_open(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            made = await place.table(await place.guest())
            assert (await tags_of(place, f"/t/{made['table']}"))["og:title"] == "Unorog: a table is open"

    run(test)


def test_a_client_over_the_rate_limit_still_gets_the_page(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web, limits=Limits(requests_per_minute=4)) as place:
            made = await seated(place, "Maple")
            titles = [(await tags_of(place, f"/t/{made['table']}"))["og:title"] for _ in range(4)]
            assert titles[-1] == "Stablemates"

    run(test)


def test_a_page_that_the_browser_has_is_not_sent_again(web: Path) -> None:
    async def test() -> None:
        async with open_place(web=web) as place:
            made = await seated(place, "Maple")
            first = await place.get(f"/t/{made['table']}")
            again = await place.get(f"/t/{made['table']}", if_none_match=first.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")
            front = await place.get("/", if_none_match=first.headers["etag"])
            assert front.status_code == 200

    run(test)
