"""The table on the screen, for any game: its zones, the question, and all options by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..core.kernel import NOBODY, Card, Decision, State, View
from ..server.messages import Look
from ..sitting import spoken
from ..words import Speech
from ..words.words import key
from .screen import Screen

GAP = 2  # between the columns of a hand

LOG_LINES = 30
TOP_OF_A_PILE = 5


class Leave(Exception):
    """The player gets up from the table."""


class Board:
    """Shows a game to one seat and understands its answers.  A game may have a nicer one; none needs it."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen = screen
        self.words = screen.words
        self.speech = speech
        self.log: list[str] = []

    # --- telling -------------------------------------------------------------------------------

    def tell(self, sentences: list[str]) -> None:
        self.log += sentences
        for sentence in sentences:
            self.screen.say(sentence)

    def show(self, view: View) -> None:
        """The position, as far as ``view`` shows it."""
        self.screen.heading(self.words.text(key("profile", view["profile"])))
        for name, value in view.items():
            for line in self.lines(name, value):
                self.screen.say(line)

    def show_all(self, state: State) -> None:
        """The position with everybody's cards, and what everybody can do."""
        view = open_view(state)
        self.show(view)
        self.show_hands(view)
        for question in state.pending():
            self.screen.say(self.words.text("read-options", seat=self.speech.seat(question.seat)))
            for option in question.options:
                self.screen.say(self.speech.option(option), indent=2)

    def lines(self, name: str, value: Any) -> list[str]:
        """An entry of a view: zones always, other facts if there is a label for them."""
        message = key("fact", self.speech.game, name)
        label = self.words.text(message) if self.words.has(message) else ""
        if is_zone(value):
            return [f"{label or name}: {self.pile(value)}"]
        if isinstance(value, list) and value and all(is_zone(one) for one in value):
            return [f"{label or name}, {self.speech.seat(seat)}: {self.hand(one)}" for seat, one in enumerate(value)]
        if not label:
            return []
        if isinstance(value, list):
            each = (f"{self.speech.seat(seat)} — {one}" for seat, one in enumerate(value))
            return [f"{label}: {', '.join(each)}"]
        return [f"{label}: {self.speech.facts({name: value})[name]}"]

    def pile(self, faces: list[dict[str, Any] | None]) -> str:
        """The top of a pile; the end of the list is the top."""
        text = self.hand(faces[: -TOP_OF_A_PILE - 1 : -1])
        below = len(faces) - TOP_OF_A_PILE
        return f"{text} + {below}" if below > 0 else text

    def hand(self, faces: list[dict[str, Any] | None]) -> str:
        known = [self.speech.card(face["card"]) for face in faces if face]
        hidden = len(faces) - len(known)
        if hidden:
            known.append(self.words.text("cards", n=hidden))
        return ", ".join(known) or "—"

    def finish(self, look: Look) -> None:
        """How it ended."""
        assert look.table.ended is not None, "the game is not over"
        outcome = spoken.outcome(look.table.ended)
        self.screen.heading(self.words.text("table-over"))
        self.screen.say(self.speech.outcome(outcome), style="bold")
        self.screen.say(self.speech.rule(outcome.rule), style="dim")
        points = sorted(range(len(outcome.points)), key=lambda seat: -outcome.points[seat])
        each = (f"{self.speech.seat(seat)} — {outcome.points[seat]}" for seat in points)
        self.screen.say(self.words.text("table-points", list=", ".join(each)))
        self.leftovers(spoken.view(look))

    def leftovers(self, view: View) -> None:
        """The table after the end."""
        self.show(view)

    def show_hands(self, view: View) -> None:
        """The cards in hands, for a board that does not show them with the rest."""

    # --- asking --------------------------------------------------------------------------------

    def show_in_columns(self, cells: list[Text], tall: int) -> None:
        """Cells in columns of so many rows, or more where the screen is narrow."""
        wide = max(cell.cell_len for cell in cells) + GAP
        columns = max(1, min((self.screen.width + GAP) // wide, -(-len(cells) // tall)))
        rows = -(-len(cells) // columns)
        for row in range(rows):
            line = Text()
            for cell in cells[row::rows]:
                cell.pad_right(wide - cell.cell_len)
                line.append_text(cell)
            line.rstrip()
            self.screen.say(line)

    def pose(self, look: Look) -> None:
        """Show what the player must know to answer."""
        view, question = spoken.view(look), spoken.question(look)
        self.show(view)
        self.screen.say(self.speech.question(question, view), style="bold")
        self.show_choices(question, range(len(question.options)))
        self.screen.say(self.words.text("table-commands"), style="dim")

    def show_choices(self, question: Decision, among: Sequence[int]) -> None:
        """Show options to choose from."""
        for number, i in enumerate(among, 1):
            self.screen.say(f"{number:>3}  {self.speech.option(question.options[i])}")

    def understand(self, line: str, look: Look) -> int | list[int] | str:
        """The option that a line means, or those among which it does not decide, or why it means none."""
        found = self.chosen(line, spoken.question(look), range(len(spoken.question(look).options)))
        return self.words.text("not-understood", line=line) if found is None else found

    def chosen(self, line: str, question: Decision, among: Sequence[int]) -> int | None:
        """Which of these options a line means."""
        is_number = line.isascii() and line.isdigit() and 1 <= int(line) <= len(among)
        return among[int(line) - 1] if is_number else None

    def why_not(self, look: Look, card: Card) -> str:
        """Why a card of the hand is no answer."""
        said = next((one for one in look.ask.cannot if one.card == card), None) if look.ask is not None else None
        if said is None:
            return self.words.text("board-not-now", card=self.speech.card(card))
        return self.speech.reason(spoken.reason(said), card, spoken.view(look))

    def obey(self, line: str, look: Look) -> bool:
        """Carry out a command that is no answer; whether it was one."""
        word = line.lower()
        if word in self.keys("command-quit"):
            raise Leave
        if word in self.keys("command-log"):
            self.screen.heading(self.words.text("command-log"))
            for sentence in self.log[-LOG_LINES:]:
                self.screen.say(sentence)
        elif line.startswith("?"):
            self.explain(line[1:].strip(), look)
        else:
            return False
        return True

    def explain(self, about: str, look: Look) -> None:
        """The rules in short, and what can be typed."""
        self.screen.heading(self.words.text("command-help"))
        rules = key("help", self.speech.game)
        if self.words.has(rules):
            self.screen.say(self.words.text(rules))
            self.screen.say()
        self.screen.say(self.words.text("help-table"))

    def keys(self, message: str) -> list[str]:
        """What can be typed for something; the first is the one that is shown."""
        return self.words.attribute(message, "key").lower().split()


def is_zone(value: Any) -> bool:
    """Whether an entry of a view is a list of cards, of which some may show their backs."""
    return isinstance(value, list) and all(
        one is None or (isinstance(one, dict) and one.keys() >= {"card", "kind"}) for one in value
    )


def open_view(state: State) -> View:
    """A spectator's view, but with the cards that each seat sees as its own."""
    view = state.view(NOBODY)
    views = [state.view(seat) for seat in range(state.seats)]
    for name, value in view.items():
        if isinstance(value, list) and len(value) == state.seats and all(is_zone(one) for one in value):
            view[name] = [views[seat][name][seat] for seat in range(state.seats)]
    return view
