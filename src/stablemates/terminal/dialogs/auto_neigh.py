"""Auto-neigh: choose the player, the type or the card that is stopped next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...client.glyphs import TYPE_SHAPES, Glyphs, StableGlyphs
from ...core.kernel import NO_CARD, NOBODY
from ...protocol.commands import Mode
from ...protocol.messages import Mine
from ...protocol.values import Card
from ...words.words import key
from ..boards import board_for
from ..layout import Columns, Flow, Row, Spot, words
from .dialog import Dialog
from .lists import ListDialog

NEVER = ("baby", "instant", "panda")  # types that cannot be stopped: not played from a hand, or responses themselves
TITLE = 32  # cells


class KindDialog(Dialog[str | None]):
    """A dialog that returns one of the kinds of card that can be stopped."""

    def heading(self) -> str:
        return self.table_app.words.text("tui-armed-which")

    def closing(self) -> str:
        return self.table_app.words.text("tui-kind-keys")

    def rows(self, width: int) -> list[Row]:
        board, packs = board_for(self.seen), bool(self.seen.table.settings.options.get("packs"))
        cards = [Card(NO_CARD, kind) for kind in stoppable(self.seen.glyphs, packs=packs)]
        spots = [
            Spot(board.named(card, TITLE), f"kind {card.kind}", kind=card.kind, button=True)
            for card in sorted(cards, key=self.seen.glyphs.order)
        ]
        return [Columns(spots, tall=max(1, self.size.height - 4))]

    def picked(self, spot: Spot) -> None:
        self.dismiss(spot.kind)


def stoppable(glyphs: Glyphs, *, packs: bool) -> list[str]:
    """Return the kinds that can be stopped; with ``packs``, also those of all packs."""
    box, types = glyphs.book.cards, glyphs.book.types
    return [kind for kind, of_type in types.items() if of_type not in NEVER and (packs or kind in box)]


def armed(menu: ListDialog) -> list[Row]:
    """Return the rows of the menu about what is stopped automatically."""
    seen, mine = menu.seen, menu.seen.snapshot.mine
    assert mine is not None
    label, text = menu.label, seen.words.text
    anybody = menu.item("armed", text("tui-anybody"), aim(menu, mine, seat=None), mine.armed_seat == NOBODY)
    others = [
        menu.item(f"armed {seat}", seen.names[seat], aim(menu, mine, seat=seat), mine.armed_seat == seat)
        for seat in seen.around()[:-1]
    ]
    rows: list[Row] = [Flow([words("   "), label("tui-armed-against"), anybody, *others], hang=6)]
    if not isinstance(seen.glyphs, StableGlyphs):
        return rows
    nothing = not mine.armed_type and not mine.armed_kind
    kinds = [menu.item("armed any", text("tui-armed-any"), aim(menu, mine, kind=None, of_type=None), nothing)]
    for of_type in TYPE_SHAPES:
        if of_type not in NEVER:
            type_name = f"{TYPE_SHAPES[of_type]} {text(key('type', of_type))}"
            act = aim(menu, mine, kind=None, of_type=of_type)
            kinds.append(menu.item(f"armed {of_type}", type_name, act, mine.armed_type == of_type))
    one = seen.speech.title_of(mine.armed_kind) if mine.armed_kind else text("tui-armed-one")
    kinds.append(menu.item("armed kind", one, partial(choose_kind, menu, mine), bool(mine.armed_kind)))
    return [*rows, Flow([words("   "), label("tui-armed-card"), *kinds], hang=6)]


def aim(menu: ListDialog, mine: Mine, **change: int | str | None) -> Callable[[], None]:
    """Return an action that changes one part of the standing order."""
    now = {
        "seat": None if mine.armed_seat == NOBODY else mine.armed_seat,
        "kind": mine.armed_kind or None,
        "of_type": mine.armed_type or None,
    }
    return lambda: menu.table_app.send(Mode, mode="armed", **{**now, **change})


def choose_kind(menu: ListDialog, mine: Mine) -> None:
    def take(kind: str | None) -> None:
        if kind is not None:
            aim(menu, mine, kind=kind, of_type=None)()

    menu.table_app.push_screen(KindDialog(), take)
