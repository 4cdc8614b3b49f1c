"""The lobby: seats, settings, bots for free seats, and the deal."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from ..client.choices import name_of
from ..client.settings import describe_options
from ..core.kernel import NOBODY, Seat
from ..protocol.commands import LONGEST_NAME, LONGEST_WORD, AddBot, GiveWord, Remove, Sit, Stand, Start
from ..words.words import bot_title
from .cursor import CursorScreen
from .dialogs.levels import LevelDialog
from .dialogs.settings import SettingsDialog
from .dialogs.text import TextDialog
from .keys import by_place
from .layout import Edges, Flow, Paragraph, Row, Spot, blank, lay, words
from .question import button
from .surface import Surface

ACTS = 3  # lines of buttons
HINT = 2  # lines of the hint


class LobbyScreen(CursorScreen[None]):
    ARROWS_IN = ("seats", "acts")

    def __init__(self) -> None:
        super().__init__()
        self.acts: dict[str, Callable[[], None]] = {}
        self.wanted: Seat | None = None  # the seat to take once the name is known

    def compose(self) -> ComposeResult:
        with Vertical(id="table"):
            yield Surface(id="head", bar=True)
            yield Surface(id="seats")
            yield Surface(id="log")
            name, placeholder = self.table_app.name_wanted, self.table_app.words.text("tui-your-name")
            yield Input(name, placeholder, max_length=LONGEST_NAME, id="name")
            for part in ("acts", "hint", "foot"):
                yield Surface(id=part)

    def on_mount(self) -> None:
        if self.seen.me == NOBODY and not self.table_app.name_wanted:
            self.query_one(Input).focus()

    @property
    def closed(self) -> bool:
        return self.seen.table.phase == "closed"

    # --- layout -------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        self.acts = {}
        table, texts = self.seen.table, self.table_app.words
        rows = self.rows()
        naming = self.seen.me == NOBODY and not self.closed
        self.query_one(Input).display = naming
        acts: list[Row] = [Flow(self.buttons(), gap=2, hang=0)]
        acts_tall = min(len(lay(acts, self.size.width)), ACTS)
        hint = self.hint()
        tall = self.size.height - 2 - hint - acts_tall - naming
        seats = max(1, min(len(rows), tall - 2))
        head = words(f" {texts.text(f'phase-table-{table.phase}')}", "bold")
        code = words(f"{texts.text('tui-code', code=table.code)} ", "bold")
        self.surface("head").display_rows([Edges(head, [code])], 1)
        self.surface("seats").display_rows(rows, seats)
        self.surface("log").display_rows(self.table_app.logbook.rows(tall - seats, self.seen.speech), tall - seats)
        self.surface("acts").display_rows(acts, acts_tall)
        self.surface("foot").display_rows([Flow(self.keys(), gap=2)], 1)
        for surface in self.query(Surface):
            surface.cursor = self.cursor

    def rows(self) -> list[Row]:
        seen, table = self.seen, self.seen.table
        book = name_of(seen.words, seen.speech.profile)
        speed = seen.words.text(f"speed-{table.settings.speed}")
        rows: list[Row] = [Paragraph(words(f"{book} · {speed} · {seen.words.text('tui-players', n=len(table.seats))}"))]
        rows += [Paragraph(words(text, "dim")) for text in describe_options(seen.words, table.settings)]
        return [*rows, *blank(), *(self.seat_row(seat) for seat in range(len(table.seats)))]

    def seat_row(self, seat: Seat) -> Row:
        seen = self.seen
        one = seen.table.seats[seat]
        text = Text().append(f"{seat + 1:>2} ", style="dim")
        if one.kind == "empty":
            text.append(seen.words.text("tui-free-seat"), style="dim")
        else:
            text.append(seen.names[seat], style="bold" if seat == seen.me else "")
        marks = [seen.words.text("you")] if seat == seen.me else []
        marks += [seen.words.text("tui-host")] if seat == seen.table.host else []
        marks += [bot_title(seen.words, one.level)] if one.kind == "bot" else []
        marks += [seen.words.text("tui-away")] if one.kind == "person" and not one.here else []
        marks += [seen.words.text("tui-wins-of", n=one.wins)] if one.wins else []
        marks += [seen.words.text("tui-word-given")] if one.word else []
        text.append(f"  {' · '.join(marks)}" if marks else "", style="dim italic")
        spots = [Spot(text, f"seat {seat}", seat=seat)]
        if self.closed:
            return Flow(spots)
        if one.kind == "empty":
            spots.append(self.offer(f"sit {seat}", "tui-sit", lambda: self.sit(seat)))
        if seen.is_host and one.kind != "person":
            message = "tui-add-bot" if one.kind == "empty" else "tui-another-bot"
            spots.append(self.offer(f"bot {seat}", message, lambda: self.add_bot(seat)))
        if seat != seen.me and (seen.is_host if one.kind == "bot" else seen.decides and one.kind == "person"):
            spots.append(self.offer(f"off {seat}", "tui-take-off", lambda: self.table_app.send(Remove, seat=seat)))
        return Flow(spots, gap=3)

    def offer(self, at: str, message: str, act: Callable[[], None]) -> Spot:
        self.acts[at] = act
        return Spot(Text(f"[{self.table_app.words.text(message)}]", style="cyan"), at, button=True)

    def buttons(self) -> list[Spot]:
        """Return the buttons that concern the whole table."""
        seen, texts = self.seen, self.table_app.words
        spots: list[Spot] = []
        if self.closed:
            return spots
        if seen.me == NOBODY:
            spots.append(self.act("s", "tui-sit-down", lambda: self.sit(None)))
        if seen.is_host:
            spots.append(self.act("d", "tui-deal", lambda: self.table_app.send(Start)))
            if any(seat.kind == "empty" for seat in seen.table.seats):
                spots.append(self.act("b", "tui-add-bots", lambda: self.add_bot(None)))
        elif seen.me != NOBODY:
            spots.append(words(texts.text("tui-host-deals"), "dim"))
        if seen.is_host:
            spots.append(self.act("c", "tui-change", self.settle))
        if seen.me != NOBODY:
            spots.append(self.act("w", "tui-word", self.give_word))
            spots.append(self.act("u", "tui-stand", lambda: self.table_app.send(Stand)))
        return spots

    def act(self, letter: str, message: str, act: Callable[[], None]) -> Spot:
        self.acts[letter] = act
        return button(letter, self.table_app.words.text(message), letter)

    def keys(self) -> list[Spot]:
        found = []
        for name, message, act in (
            ("?", "help", self.table_app.show_help),
            ("m", "menu", self.table_app.show_menu),
            ("t", "talk", self.table_app.show_chat),
            ("f2", "language", self.table_app.next_language),
            ("q", "leave", self.table_app.ask_to_leave),
        ):
            self.acts[name] = act
            text = Text(name.upper() if name == "f2" else name, style="bold")
            label = self.table_app.words.text(f"tui-key-{message}")
            found.append(Spot(text.append(f" {label}", style="dim"), name, button=True))
        return found

    def hint(self) -> int:
        """Show the last refusal, or how others can join; return how many lines it takes."""
        how = self.table_app.words.text("join-others", code=self.seen.table.code, link=self.table_app.link)
        row = Paragraph(words(self.table_app.refusal or how, "bold" if self.table_app.refusal else "dim"))
        tall = max(HINT, len(lay([row], self.size.width)))
        self.surface("hint").display_rows([row], tall)
        return tall

    # --- input --------------------------------------------------------------------------------------------------

    def sit(self, seat: Seat | None) -> None:
        """Take or change a seat; ask for a name first if there is none."""
        name = self.query_one(Input).value.strip() if self.seen.me == NOBODY else self.seen.names[self.seen.me]
        self.wanted = seat
        if name:
            self.set_focus(None)
            self.table_app.send(Sit, name=name, seat=seat)
        else:
            self.query_one(Input).focus()

    def add_bot(self, seat: Seat | None) -> None:
        """Ask for a level, then add a bot to a seat or to all free seats."""

        def put(level: str | None) -> None:
            if level is not None:
                self.table_app.send(AddBot, level=level, seat=seat)

        self.table_app.push_screen(LevelDialog(), put)

    def settle(self) -> None:
        self.table_app.push_screen(SettingsDialog())

    def give_word(self) -> None:
        """Ask for a word for the shuffle, and show the commitment made before it."""
        seen, texts = self.seen, self.table_app.words
        mine = seen.snapshot.mine.word if seen.snapshot.mine is not None else ""
        about = [texts.text("tui-word-about"), texts.text("tui-seal", commitment=seen.table.commitment)]

        def give(word: str | None) -> None:
            if word is not None:
                self.table_app.send(GiveWord, word=word)

        self.table_app.push_screen(TextDialog(texts.text("tui-word"), about, mine, longest=LONGEST_WORD), give)

    @on(Input.Submitted)
    def named(self, event: Input.Submitted) -> None:
        event.stop()
        self.sit(self.wanted)

    def picked(self, spot: Spot) -> None:
        if spot.at in self.acts:
            self.acts[spot.at]()

    def command(self, name: str) -> bool:
        found = name if name in self.acts else by_place(name)
        if name == "enter" and self.spot is not None:
            self.picked(self.spot)
        elif name == "f1":
            self.table_app.show_help()
        elif found in self.acts:
            self.acts[found]()
        else:
            return False
        return True
