"""Day and night: the page is as dark as the device, unless the reader has chosen otherwise."""

from __future__ import annotations

from typing import Literal

import pytest

from .conftest import Come

DAY, NIGHT = ["rgb(169, 216, 255)", "rgb(42, 31, 61)"], ["rgb(27, 18, 56)", "rgb(244, 236, 255)"]  # sky, ink
COLOURS = "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"


@pytest.mark.parametrize("device", ["light", "dark"])
@pytest.mark.parametrize("chosen", ["", "light", "dark"])
def test_a_page_has_the_chosen_colours_or_else_those_of_the_device(
    device: Literal["light", "dark"], chosen: str, come: Come
) -> None:
    ann = come("Ann", theme=chosen)
    ann.page.emulate_media(color_scheme=device)
    ann.see("/")
    dark = (chosen or device) == "dark"
    assert ann.page.evaluate(COLOURS) == (NIGHT if dark else DAY)
    ann.page.goto("/verify")
    assert ann.page.evaluate(COLOURS)[1] == (NIGHT if dark else DAY)[1]


def test_a_page_follows_the_device_while_it_is_open(come: Come) -> None:
    ann = come("Ann")
    ann.page.emulate_media(color_scheme="light")
    ann.see("/")
    ann.page.emulate_media(color_scheme="dark")
    assert ann.page.evaluate(COLOURS) == NIGHT
