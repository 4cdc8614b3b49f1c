"""The end of a game: who won and why, the scores, and a rematch."""

from __future__ import annotations

from rich.text import Text

from ..client import stables
from ..core.kernel import NOBODY, Seat
from ..protocol.messages import Ended
from .dialogs.dialog import Dialog
from .keys import by_place
from .layout import Flow, Paragraph, Row, Spot, blank, words
from .letters import spelled
from .question import button

BY_LETTERS = ("letters", "everybody_loses")  # R-END-05, R-END-06


class EndDialog(Dialog[None]):
    WIDE = 72
    UNASKED = True

    @property
    def stale(self) -> bool:
        return self.seen.table.phase != "over"

    def heading(self) -> str:
        return self.table_app.words.text("table-over")

    def closing(self) -> str:
        return self.table_app.words.text("tui-look-at-table")

    def rows(self, width: int) -> list[Row]:
        seen = self.seen
        ended = seen.table.ended
        if ended is None:
            return []
        speech = seen.closing
        mark = "★ " if ended.winner == speech.me != NOBODY else ""
        rows: list[Row] = [
            Paragraph(words(f"{mark}{speech.outcome(ended)}", "bold")),
            Paragraph(words(speech.rule(ended.rule), "dim")),
            *blank(),
            *(Paragraph(words(line)) for line in self.standings(ended)),
        ]
        if ended.why in BY_LETTERS:
            rows += [*blank(), *self.letters_counted()]
        if ended.series != NOBODY:
            won = seen.words.text("tui-series-won", seat=speech.seat(ended.series))
            text = seen.words.attribute("tui-series-won", "you") if ended.series == speech.me else won
            rows += [*blank(), Paragraph(words(text, "bold"))]
        return [*rows, *blank(), Flow(self.buttons(), gap=3)]

    def standings(self, ended: Ended) -> list[Text]:
        """Return all players, the winner first: points of this game, games won, and points of the series."""
        seen = self.seen
        seats = list(range(len(seen.closing.names)))
        seats.sort(key=lambda seat: (seat != ended.winner, -self.points(ended, seat)))
        titles = ["", self.points_title(), seen.words.text("tui-wins")]
        titles += [f"{seen.words.text('tui-series')} ({seen.table.goal})"] if seen.table.goal else []
        table = [titles, *(self.standing(ended, seat) for seat in seats)]
        wide = [max(Text(row[column]).cell_len for row in table) for column in range(len(titles))]
        lines = []
        for number, row in enumerate(table):
            line = Text(style="dim" if not number else "bold" if seats[number - 1] == ended.winner else "")
            for column, cell in enumerate(row):
                room = " " * (wide[column] - Text(cell).cell_len)
                line.append(f"{cell}{room}  " if column == 0 else f"{room}{cell}  ")
            lines.append(line)
        return lines

    def points_title(self) -> str:
        """Return the title of the points: in the stable game they are unicorns."""
        words, game = self.seen.words, self.seen.speech.game
        return words.attribute("tui-points", game) if words.has("tui-points", game) else words.text("tui-points")

    def points(self, ended: Ended, seat: Seat) -> int:
        return ended.points[seat] if seat < len(ended.points) else 0

    def standing(self, ended: Ended, seat: Seat) -> list[str]:
        seen = self.seen
        one = (ended.players or seen.table.seats)[seat]
        mark = "★" if seat == ended.winner else " "
        again = " ✓" if seen.table.seats[seat].again else ""
        row = [f"{mark} {seen.closing.names[seat]}{again}", str(self.points(ended, seat)), str(one.wins)]
        return [*row, str(one.points)] if seen.table.goal else row

    def letters_counted(self) -> list[Row]:
        """Return the letter count that broke a tie, title by title (R-END-05)."""
        seen = self.seen
        unicorns = stables.facts_of(seen.view).unicorns
        rivals = [seat for seat, count in enumerate(unicorns) if count == max(unicorns)]
        counted = [(seat, spelled(seen, seat)) for seat in rivals]
        rows: list[Row] = [Paragraph(words(seen.words.text("tui-letters-counted"), "bold"))]
        for seat, titles in sorted(counted, key=lambda one: -sum(letters for _, letters in one[1])):
            whole = seen.words.text("tui-letters", n=sum(letters for _, letters in titles))
            each = " + ".join(f"{title} {letters}" for title, letters in titles)
            rows.append(Paragraph(words(f"{seen.closing.names[seat]}: {whole} = {each}")))
        return rows

    def buttons(self) -> list[Spot]:
        seen = self.seen
        spots = [button("q", seen.words.text("command-quit"), "leave")]
        if seen.me != NOBODY:
            wants = seen.table.seats[seen.me].again
            text = seen.words.text("tui-waiting-rematch" if wants else "tui-rematch")
            spots.insert(0, button("⏎", text, "again"))
        return spots

    def picked(self, spot: Spot) -> None:
        if spot.at == "again":
            self.table_app.rematch()
        elif spot.at == "leave":
            self.dismiss()
            self.table_app.ask_to_leave()

    def command(self, name: str) -> bool:
        if name == "enter" and self.seen.me != NOBODY and self.cursor in ("", "again"):
            self.table_app.rematch()
        elif by_place(name) == "q":
            self.dismiss()
            self.table_app.ask_to_leave()
        else:
            return super().command(name)
        return True
