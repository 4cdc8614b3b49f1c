"""The checks of these tests find problems.  Otherwise a page without findings would prove nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from .conftest import Come
from .looking import faults

WRONG = [
    ('<div style="width: 2000px">a</div>', "wider than the screen"),
    ('<button class="main" style="width: 30px; height: 30px">a</button>', "too small"),
    ('<button style="width: 60px; white-space: nowrap">Rather long words</button>', "cut off"),
    (
        '<button style="width: 7rem; height: 3rem; white-space: nowrap; padding: 0">Words that fit</button>',
        "cut off when words are longer",
    ),
    ('<p title="ask-stable-neigh">а</p>', "no message for: ask-stable-neigh"),
    ("<p>web-no-such-words</p>", "no message for: web-no-such-words"),
    ('<button style="width: 44px; height: 44px"></button>', "critical: button-name"),
    ('<p style="color: #aaa; background: #fff">Бледно</p>', "serious: color-contrast"),
]


@pytest.mark.parametrize(("html", "fault"), WRONG)
def test_problems_are_found(html: str, fault: str, come: Come) -> None:
    ann = come("Ann", lang="ru")
    ann.page.set_content(f'<html lang="ru"><title>а</title><main><h1>а</h1>{html}</main></html>')
    assert [one for one in faults(ann) if one.startswith(fault)], faults(ann)


def test_a_missing_message_is_noticed(come: Come) -> None:
    """Also in English, where a key could be mistaken for a text."""
    ann = come("Ann")

    def forget(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("web-play-now = ", "web-play-later = "))

    ann.page.route("**/assets/web.en-*.js", forget)
    ann.page.goto("/")
    ann.page.get_by_text("web-play-now").first.wait_for()
    assert [error for error in ann.errors if "missing message: web-play-now" in error]
    ann.expected += "|missing message: web-play-now"
