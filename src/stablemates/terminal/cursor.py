"""A screen with spots to select, with the mouse or with a cursor that the arrow keys move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from textual import events, on
from textual.screen import Screen
from textual.widgets import Input

from .keys import command_of
from .layout import Spot
from .surface import Surface

if TYPE_CHECKING:
    from .app import TableApp
    from .view_model import ViewModel

Result = TypeVar("Result")

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Place(NamedTuple):
    """Where a spot is, as if the surfaces of the screen were stacked vertically."""

    y: int
    middle: float
    spot: Spot


class CursorScreen(Screen[Result]):
    """The base of all screens: the cursor, clicks and keys."""

    AUTO_FOCUS = ""  # keys go to the screen, unless the player is typing
    ARROWS_IN: tuple[str, ...] = ()  # the surfaces that the arrow keys go through, from top to bottom

    def __init__(self) -> None:
        super().__init__()
        self.cursor = ""
        self.ready = False  # whether there is something to draw on

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    @property
    def seen(self) -> ViewModel:
        return self.table_app.seen

    def on_mount(self) -> None:
        """Show the screen.  Textual calls this for every class, the most specific one first."""
        self.ready = True
        self.renew()

    def on_resize(self) -> None:
        if self.ready:
            self.renew()

    def renew(self) -> None:
        """Show the current state."""

    def picked(self, spot: Spot) -> None:
        """Handle a click on a spot, or Enter."""

    def pointed(self, spot: Spot | None) -> None:
        """Handle a move of the cursor."""

    def command(self, name: str) -> bool:
        """Handle a key that means the same everywhere on this screen; return whether it was one."""
        return False

    # --- the cursor --------------------------------------------------------------------------------

    def surface(self, name: str) -> Surface:
        return self.query_one(f"#{name}", Surface)

    def places(self) -> Iterator[Place]:
        top = 0
        for name in self.ARROWS_IN:
            surface = self.surface(name)
            if surface.display:
                left = surface.region.x
                seen: set[str] = set()
                for y, x, width, spot in surface.named():
                    if spot.at not in seen:  # a paragraph has several lines but is one spot
                        seen.add(spot.at)
                        yield Place(top + y, left + x + width / 2, spot)
                top += len(surface.laid)

    @property
    def spot(self) -> Spot | None:
        """Return the spot under the cursor."""
        if not self.cursor:
            return None
        found = (surface.find(self.cursor) for surface in self.query(Surface))
        return next((spot for spot in found if spot is not None), None)

    def point(self, at: str) -> None:
        self.cursor = at
        for surface in self.query(Surface):
            surface.point(at)
        self.pointed(self.spot)

    def step(self, right: int, down: int) -> None:
        """Move the cursor: sideways within the line, up and down to the nearest spot of the next line."""
        places = list(self.places())
        here = next((place for place in places if place.spot.at == self.cursor), None)
        if here is None:
            if places:
                self.point(self.first(places).spot.at)
            return
        if right:
            ahead = [one for one in places if one.y == here.y and (one.middle - here.middle) * right > 0]
        else:
            beyond = [one for one in places if (one.y - here.y) * down > 0]
            nearest = min((abs(one.y - here.y) for one in beyond), default=0)
            ahead = [one for one in beyond if abs(one.y - here.y) == nearest]
        if ahead:
            self.point(min(ahead, key=lambda one: abs(one.middle - here.middle)).spot.at)
        elif right:
            self.along(right)

    def along(self, direction: int) -> None:
        """Move to the next or previous spot in reading order, wrapping around at the ends."""
        places = list(self.places())
        names = [place.spot.at for place in places]
        if names:
            here = names.index(self.cursor) if self.cursor in names else -1 if direction > 0 else 0
            self.point(names[(here + direction) % len(names)])

    def first(self, places: list[Place]) -> Place:
        """Return where the cursor starts: at the first spot that answers the question, if there is one."""
        return next((place for place in places if place.spot.options), places[0])

    # --- input --------------------------------------------------------------------------------------

    @on(Surface.Clicked)
    def click(self, event: Surface.Clicked) -> None:
        """Select a spot at the first click and pick it at the second; a button needs one.  A right click reads."""
        event.stop()
        if self.app.screen is not self:
            return
        again = event.spot.at == self.cursor
        self.point(event.spot.at)
        if event.right:
            self.table_app.read(event.spot)
        elif again or event.spot.button:
            self.picked(event.spot)

    def on_key(self, event: events.Key) -> None:
        """Handle a key, unless a dialog has opened since: a burst of keys must open only one."""
        if self.app.screen is not self:
            event.stop()
            event.prevent_default()
            return
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.set_focus(None)
            return
        name = command_of(event)
        if name in ARROWS:
            self.step(*ARROWS[name])
        elif name in ("tab", "shift+tab"):
            self.along(1 if name == "tab" else -1)
        elif not self.command(name):
            return
        event.stop()
        event.prevent_default()
