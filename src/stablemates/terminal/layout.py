"""The layout of a screen in lines of spots, some of which can be selected."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..core.kernel import NOBODY, Seat
from ..protocol.values import Card

CONSOLE = Console(width=80, force_terminal=True, color_system="standard")  # only wraps text, and prints nothing
NARROWEST = 8  # cells of a line of words
GAP = 2  # between the columns of a hand


@dataclass(frozen=True, eq=False)
class Spot:
    """A piece of text on the screen.  A spot with a name (``at``) can be selected."""

    text: Text
    at: str = ""  # the name by which the cursor finds it again after a change: "card 12", "do draw"
    card: Card | None = None
    kind: str = ""  # the card to read
    seat: Seat = NOBODY
    options: tuple[int, ...] = ()  # the options it answers with
    button: bool = False  # whether one click is enough
    about: str = ""  # what is shown when it is selected

    @property
    def width(self) -> int:
        return self.text.cell_len


@dataclass(frozen=True)
class Placed:
    """A part of a line: where it starts, and its spot."""

    x: int
    text: Text
    spot: Spot | None


Line = list[Placed]


def words(text: str | Text, style: str = "") -> Spot:
    """Return text that cannot be selected."""
    return Spot(Text(text, style=style) if isinstance(text, str) else text)


class Row(ABC):
    """A part of the layout that takes whole lines."""

    @abstractmethod
    def lines(self, width: int) -> list[Line]: ...


@dataclass(frozen=True)
class Paragraph(Row):
    """Wrapped text; all its lines are one spot."""

    spot: Spot
    indent: int = 0
    most: int = 0  # lines; longer text ends with an ellipsis
    hang: int = 0  # extra indent of the lines after the first

    def lines(self, width: int) -> list[Line]:
        room = max(NARROWEST, width - self.indent - self.hang)
        broken = wrapped(self.spot.text, room)
        if self.most and len(broken) > self.most:
            broken = [*broken[: self.most - 1], shortened(broken[self.most - 1].append(" …"), room)]
        named = self.spot if self.spot.at else None
        return [[Placed(self.indent + (self.hang if n else 0), part, named)] for n, part in enumerate(broken)]


@dataclass(frozen=True)
class Flow(Row):
    """Spots one after the other; lines are broken between them."""

    spots: Sequence[Spot]
    gap: int = 2
    hang: int = 2  # indent of the lines after the first

    def lines(self, width: int) -> list[Line]:
        found: list[Line] = [[]]
        x = 0
        for spot in self.spots:
            if found[-1] and x + spot.width > width:
                found.append([])
                x = self.hang
            text = spot.text if x + spot.width <= width else shortened(spot.text, width - x)
            found[-1].append(Placed(x, text, spot if spot.at else None))
            x += text.cell_len + self.gap
        return found


@dataclass(frozen=True)
class Columns(Row):
    """Spots in columns of ``tall`` rows, or more on a narrow screen."""

    spots: Sequence[Spot]
    tall: int = 4

    def lines(self, width: int) -> list[Line]:
        if not self.spots:
            return []
        wide = min(width, max(spot.width for spot in self.spots) + GAP)
        columns = max(1, min((width + GAP) // wide, -(-len(self.spots) // self.tall)))
        rows = -(-len(self.spots) // columns)
        return [
            [
                Placed(i * wide, shortened(spot.text, width), spot if spot.at else None)
                for i, spot in enumerate(self.spots[row::rows])
            ]
            for row in range(rows)
        ]


@dataclass(frozen=True)
class Drawing:
    """Several lines of equal width; all of them are one spot."""

    spot: Spot
    lines: Sequence[Text]

    @property
    def width(self) -> int:
        return max(line.cell_len for line in self.lines)


@dataclass(frozen=True)
class Drawings(Row):
    """Drawings side by side; those that do not fit continue below."""

    drawings: Sequence[Drawing]
    indent: int = 0

    def lines(self, width: int) -> list[Line]:
        found: list[Line] = []
        row: list[Line] = []
        x = self.indent
        for drawing in self.drawings:
            if row and x + drawing.width > width:
                found += row
                row, x = [], self.indent
            row += [[] for _ in range(len(drawing.lines) - len(row))]
            for line, text in zip(row, drawing.lines):
                line.append(Placed(x, text, drawing.spot if drawing.spot.at else None))
            x += drawing.width + 1
        return found + row


@dataclass(frozen=True)
class SideBySide(Row):
    """Two parts side by side; the second is at the right edge."""

    left: Sequence[Row]
    right: Sequence[Row]
    wide: int  # of the right part

    def lines(self, width: int) -> list[Line]:
        from_here = max(0, width - self.wide)
        left = lay(self.left, max(1, from_here - GAP))
        right = lay(self.right, self.wide)
        found: list[Line] = []
        for n in range(max(len(left), len(right))):
            line = list(left[n]) if n < len(left) else []
            beside = right[n] if n < len(right) else []
            found.append(line + [Placed(from_here + one.x, one.text, one.spot) for one in beside])
        return found


@dataclass(frozen=True)
class Edges(Row):
    """One line with a spot at its left edge and others at its right edge."""

    left: Spot
    right: Sequence[Spot] = field(default_factory=tuple)

    def lines(self, width: int) -> list[Line]:
        taken = sum(spot.width + 2 for spot in self.right)
        line = [Placed(0, shortened(self.left.text, max(1, width - taken)), self.left if self.left.at else None)]
        x = width - taken + 2
        for spot in self.right:
            line.append(Placed(x, spot.text, spot if spot.at else None))
            x += spot.width + 2
        return [line]


@dataclass(frozen=True)
class Rule(Row):
    """A dividing line."""

    def lines(self, width: int) -> list[Line]:
        return [[Placed(0, Text("┄" * width, style="dim"), None)]]


def blank() -> list[Row]:
    """Return an empty line."""
    return [Paragraph(words(" "))]


def lay(rows: Iterable[Row], width: int) -> list[Line]:
    """Return the lines of all rows."""
    return [line for row in rows for line in row.lines(width)]


def wrapped(text: Text, width: int) -> list[Text]:
    """Return a text broken into lines."""
    found = list(text.wrap(CONSOLE, width))
    for line in found:
        line.rstrip()
    return found


def shortened(text: Text, width: int) -> Text:
    """Return a text that fits, with an ellipsis if it had to be cut."""
    if text.cell_len <= width:
        return text
    copy = text.copy()
    copy.truncate(max(1, width), overflow="ellipsis")
    return copy


def cropped(title: str, most: int) -> str:
    """Shorten a title to at most ``most`` cells; the part in brackets is kept, since it distinguishes best.

    >>> cropped("Magical Kittencorn", 10), cropped("Basic Unicorn (Red)", 10), cropped("Yay", 10)
    ('Magical K…', 'Red', 'Yay')
    """
    if cell_len(title) <= most:
        return title
    inside = title.rstrip(")").rpartition("(")[2]
    if title.endswith(")") and cell_len(inside) <= most:
        return inside
    while cell_len(title) >= most:
        title = title[:-1]
    return f"{title.rstrip()}…"
