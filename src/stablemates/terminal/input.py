"""Turn keys and clicks into answers: typed numbers, the call with a card, and choosing one of several options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.kernel import NOBODY
from ..protocol.commands import Call
from .boards import board_for
from .keys import by_place
from .view_model import Choice, ViewModel

if TYPE_CHECKING:
    from .table_screen import TableScreen


class Picking:
    """The input for the open question: typed digits, and whether the next card is called."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.typed = ""  # the first digits of a number
        self.hint = ""  # a hint about what was picked
        self.call = False  # whether the next card is played with the call, if one is due (U-CALL-01)

    @property
    def seen(self) -> ViewModel:
        return self.screen.seen

    def drop(self) -> None:
        """Discard input that was meant for the last question."""
        self.typed = ""
        self.hint = ""

    def key(self, name: str) -> bool:
        """Handle a key that answers, or starts to; return whether it does."""
        if name == "escape":
            self.put_down()
        elif name == "enter":
            return self.enter()
        elif name.isascii() and name.isdigit():
            return self.digit(name)
        elif name == "space":
            return self.answer(self.seen.passing)
        else:
            return self.letter(name) or self.letter(by_place(name))
        return True

    def put_down(self) -> None:
        self.drop()
        self.screen.table_app.refusal = ""
        self.screen.point("")

    def enter(self) -> bool:
        if self.typed:
            number = int(self.typed)
            self.choose([choice for choice in self.seen.choices if choice.number == number])
        elif self.screen.spot is not None:
            self.screen.picked(self.screen.spot)
        else:
            return False
        return True

    def letter(self, name: str) -> bool:
        seen = self.seen
        for n in seen.plain:
            if name in seen.letters(seen.options[n]):
                return self.answer(n)
        if seen.may_still_call and name in board_for(seen).call_key():
            self.screen.table_app.send(Call)
            return True
        if name in board_for(seen).call_letters():
            self.call = not self.call
            self.screen.renew()
            return True
        return name == "n" and bool(seen.stops) and self.answer(seen.stops[0].options[0])

    def digit(self, digit: str) -> bool:
        """Handle the next digit of a number, which is complete as soon as no other number starts with it."""
        found = self.begins_with(self.typed + digit) or self.begins_with(digit)
        if not found:
            return False
        self.typed = self.typed + digit if self.begins_with(self.typed + digit) else digit
        if len(found) == 1:
            self.choose(found)
        else:
            self.hint = self.seen.words.text("tui-number", number=self.typed)
            self.screen.hint()
        return True

    def begins_with(self, typed: str) -> list[Choice]:
        return [choice for choice in self.seen.choices if str(choice.number).startswith(typed)]

    def choose(self, found: list[Choice]) -> None:
        """Take the choice with this number; if the card cannot be played, show why."""
        self.drop()
        if not found:
            self.screen.hint()
            return
        [choice] = found
        mine = choice.seat == NOBODY and choice.card is not None and choice.card.id in self.seen.held
        self.screen.point(f"hand {choice.card.id}" if mine and choice.card else f"target {choice.options[0]}")
        if choice.options:
            self.use(choice.options)

    def use(self, options: tuple[int, ...]) -> None:
        """Answer with one of these options, with or without the call; ask which if there are several."""
        left = [n for n in options if (self.seen.options[n].verb == "call") == self.call] or list(options)
        if len(left) == 1:
            self.answer(left[0])
        else:
            self.screen.table_app.ask_which(left)

    def answer(self, option: int | None) -> bool:
        if option is None or self.seen.question is None:
            return False
        if self.screen.table_app.answer(option):
            self.call = False
        return True
