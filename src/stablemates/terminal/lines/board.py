"""The table as lines, for any game: its zones, the question, and all options by number."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...client.glyphs import Glyphs, glyphs_for
from ...client.narration import Line
from ...client.plain import shown
from ...client.session import question_in, view_in
from ...core.kernel import NO_CARD, NOBODY, Seat
from ...protocol.messages import Snapshot
from ...protocol.values import Card, Option, Question
from ...protocol.views import View, Zone
from ...words.speech import Speech
from ...words.words import game_title, key
from .screen import Screen

GAP = 2  # between the columns of a hand

LOG_LINES = 30
TOP_OF_A_PILE = 5


class Leave(Exception):
    """The player leaves the table."""


class Board:
    """Show a game to one seat and parse its answers.  A game may have its own board, but does not need one."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen = screen
        self.words = speech.words
        self.speech = speech
        self.log: list[Line] = []

    @property
    def glyphs(self) -> Glyphs:
        return glyphs_for(self.speech)

    # --- printing ------------------------------------------------------------------------------

    def print_lines(self, lines: list[Line]) -> None:
        self.log += lines
        for line in lines:
            self.screen.say(line.text)

    def print_log(self) -> None:
        """Print the last lines of the game log, each with the number of its rule; ``?`` and the number explain it."""
        self.screen.heading(self.words.text("command-log"))
        for line in self.log[-LOG_LINES:]:
            self.screen.say(Text.assemble(line.text, (f"  {line.rule}", "dim")))

    def show(self, view: View) -> None:
        """Print the position, as far as ``view`` shows it."""
        self.screen.heading(game_title(self.words, self.speech.profile))
        for one in shown(view, self.speech):
            self.screen.say(f"{one.label}: {one.fact if one.zone is None else self.zone(one.zone)}")

    def show_all(self, view: View, asked: dict[Seat, Question]) -> None:
        """Print the position with everyone's cards, and everyone's options."""
        self.show(view)
        self.show_hands(view)
        for seat, question in asked.items():
            self.screen.say(self.words.text("read-options", seat=self.speech.seat(seat)))
            for option in question.options:
                self.screen.say(self.speech.option(option), indent=2)

    def zone(self, zone: Zone) -> str:
        """Return the cards of a hand, the top of a pile, or the number of face-down cards."""
        if zone.seat != NOBODY or not zone.cards:
            return self.listed(zone.cards, zone.count)
        top = zone.cards[: -TOP_OF_A_PILE - 1 : -1]
        below = zone.count - len(top)
        return f"{self.listed(top, len(top))} + {below}" if below > 0 else self.listed(top, len(top))

    def listed(self, cards: Sequence[Card | None], count: int) -> str:
        known = [self.speech.card(card) for card in cards if card]
        if count > len(known):
            known.append(self.words.text("cards", n=count - len(known)))
        return ", ".join(known) or "—"

    def finish(self, snapshot: Snapshot, speech: Speech) -> None:
        """Print how the game ended, in words about its players."""
        assert snapshot.table.ended is not None, "the game is not over"
        outcome = snapshot.table.ended
        self.screen.heading(self.words.text("table-over"))
        self.screen.say(speech.outcome(outcome), style="bold")
        self.screen.say(speech.rule(outcome.rule), style="dim")
        points = sorted(range(len(outcome.points)), key=lambda seat: -outcome.points[seat])
        each = (self.words.text("seat-value", seat=speech.seat(seat), value=outcome.points[seat]) for seat in points)
        self.screen.say(self.words.text("table-points", list=", ".join(each)))
        self.leftovers(view_in(snapshot))

    def leftovers(self, view: View) -> None:
        """Print the final table."""
        self.show(view)

    def show_hands(self, view: View) -> None:
        """Print the cards in hands, for a board that does not show them with the rest."""

    # --- the hand ------------------------------------------------------------------------------

    def hand_of(self, view: View) -> list[Card]:
        """Return the reader's cards, in hand order."""
        return sorted((card for card in view.zone("hand", view.seat).cards if card), key=self.glyphs.order)

    def cell(self, number: int, card: Card, legal: bool) -> Text:
        """Return a card in hand, marked if it can be chosen; with its number, unless it has none now (0)."""
        mark = f"{'▸' if legal else ' '}{number:>2} " if number else "    "
        line = Text(mark, style="bold" if legal else "")
        return line.append_text(self.glyphs.named(card, bright=legal, style="bold" if legal else "dim"))

    def show_in_columns(self, cells: list[Text], tall: int) -> None:
        """Lay out cells in columns of ``tall`` rows, or more on a narrow screen."""
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

    # --- asking --------------------------------------------------------------------------------

    def pose(self, snapshot: Snapshot) -> None:
        """Print the question and what the player must know to answer it."""
        view, question = view_in(snapshot), question_in(snapshot)
        self.show(view)
        self.screen.say(self.speech.question(question, view), style="bold")
        self.show_choices(question, range(len(question.options)))
        self.screen.say(self.words.text("table-commands"), style="dim")

    def show_choices(self, question: Question, among: Sequence[int]) -> None:
        """Print the options to choose from."""
        for number, i in enumerate(among, 1):
            self.screen.say(f"{number:>3}  {self.speech.option(question.options[i])}")

    def understand(self, line: str, snapshot: Snapshot) -> int | list[int] | str:
        """Return the option that a line means, the candidates if it is ambiguous, or why it means none."""
        question = question_in(snapshot)
        found = self.chosen(line, question, range(len(question.options)))
        return self.words.text("not-understood", line=line) if found is None else found

    def chosen(self, line: str, question: Question, among: Sequence[int]) -> int | None:
        """Return the option that a line matches; ``None`` if it matches none."""
        is_number = line.isascii() and line.isdigit() and 1 <= int(line) <= len(among)
        return among[int(line) - 1] if is_number else None

    def why_not(self, snapshot: Snapshot, card: Card) -> str:
        """Return why a card in hand cannot be played."""
        cannot = [] if snapshot.question is None else snapshot.question.cannot
        reason = next((one for one in cannot if one.card.id == card.id), None)
        if reason is None:
            return self.words.text("board-not-now", card=self.speech.card(card))
        return self.speech.reason(reason, view_in(snapshot))

    def obey(self, line: str, snapshot: Snapshot) -> bool:
        """Carry out a command that is not an answer; return whether it was one."""
        word = line.lower()
        if word in self.keys("command-quit"):
            raise Leave
        if word in self.keys("command-log"):
            self.print_log()
        elif line.startswith("?"):
            about = line[1:].strip()
            if self.words.has(key("rule", about.upper())):
                self.screen.say(self.speech.rule(about.upper()))
            else:
                self.explain(about, snapshot)
        else:
            return False
        return True

    def explain(self, about: str, snapshot: Snapshot) -> None:
        """Print what a card does, by its number; otherwise a summary of the rules, and what can be typed."""
        card = self.card_named(about, snapshot)
        if card is not None:
            self.print_kind(card.kind)
            return
        self.screen.heading(self.words.text("command-help"))
        rules = key("help", self.speech.game)
        if self.words.has(rules):
            self.screen.say(self.words.text(rules))
            self.screen.say()
        self.screen.say(self.words.text("help-table"))

    def card_named(self, about: str, snapshot: Snapshot) -> Card | None:
        """Return the card with this number; ``None`` if there is none."""
        question = question_in(snapshot)
        found = self.chosen(about, question, range(len(question.options)))
        return None if found is None else question.options[found].card

    def print_kind(self, kind: str) -> None:
        """Print the title, type and text of a kind of card."""
        card = Card(NO_CARD, kind)
        type_name = self.glyphs.type_name(card)
        heading = self.glyphs.named(card, bright=True, style="bold default")
        self.screen.say(heading.append(f" · {type_name}" if type_name else "", style="dim"))
        self.screen.say(self.speech.text_of(kind))

    def offer(self, option: Option) -> str:
        """Return the key for an option without a card, and what the option does."""
        return f"{self.keys(key('verb', self.speech.game, option.verb))[0]} — {self.speech.option(option)}"

    def keys(self, message: str) -> list[str]:
        """Return the keys for a command or an option; the first is the one that is shown."""
        return self.words.attribute(message, "key").lower().split()
