"""The table settings, for the host: the rulebook, the seats, the speed, who may join, and house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import get_args

from msgspec.structs import replace

from ...client.choices import first_choice, name_of, other_rulebooks, small_print
from ...client.settings import SEAT, describe_value, with_book, with_option
from ...core.game import Profile, TableOption
from ...games import registry
from ...protocol.commands import Settings, Settle, Spectators, Speed, Value
from ...words.words import key
from ..layout import Flow, Paragraph, Row, Spot, blank, words
from .lists import ListDialog
from .text import TextDialog

LARGEST = 4  # digits of a number


class SettingsDialog(ListDialog):
    NOTE = 4

    def __init__(self) -> None:
        super().__init__()
        self.all_books = False  # whether all rulebooks are shown

    def on_mount(self) -> None:
        self.point(f"book {self.now.profile}")

    @property
    def now(self) -> Settings:
        return self.seen.table.settings

    @property
    def stale(self) -> bool:
        return not self.seen.is_host or self.seen.table.phase != "lobby"

    def heading(self) -> str:
        return self.table_app.words.text("tui-settings")

    def rows(self, width: int) -> list[Row]:
        self.acts = {}
        book = registry.find(self.now.profile)[1]
        return [
            *self.books(),
            Flow([self.label("tui-seats"), *self.seats(book.fewest, book.most)]),
            Flow([self.label("tui-speed"), *(self.speed(speed) for speed in get_args(Speed))]),
            Flow([self.label("tui-who"), *(self.who(public) for public in (False, True))]),
            Flow([self.label("tui-spectators"), *(self.spectators(who) for who in get_args(Spectators))]),
            *blank(),
            *(self.option(option) for option in book.options),
        ]

    def change(self, settings: Settings) -> Callable[[], None]:
        return partial(self.table_app.send, Settle, settings=settings)

    def note(self) -> Spot:
        text = self.table_app.refusal or (self.spot.about if self.spot is not None else "")
        return words(text, "bold" if self.table_app.refusal else "dim")

    # --- what every table has --------------------------------------------------------------------------------

    def books(self) -> Iterator[Row]:
        """Yield one rulebook of each game and the current one; the others are shown on request."""
        texts = self.table_app.words
        others = other_rulebooks(texts.lang)
        shown = others if self.all_books else [book for book in others if book.id == self.now.profile]
        items = [self.book(book) for book in [*first_choice(texts.lang), *shown]]
        if len(shown) < len(others):
            items.append(self.item("books", texts.text("menu-others"), self.show_all_books))
        yield Flow([self.label("tui-rulebook"), *items])

    def book(self, book: Profile) -> Spot:
        texts = self.table_app.words
        act = self.change(with_book(self.now, book.id, self.seated))
        about = f"{texts.attribute(key('profile', book.id), 'about')} ({small_print(texts, book)})"
        return self.item(f"book {book.id}", name_of(texts, book), act, book.id == self.now.profile, about)

    def show_all_books(self) -> None:
        self.all_books = True
        self.renew()

    @property
    def seated(self) -> int:
        return sum(seat.kind != "empty" for seat in self.seen.table.seats)

    def seats(self, fewest: int, most: int) -> Iterator[Spot]:
        for seats in range(max(fewest, self.seated), most + 1):
            act = self.change(replace(self.now, seats=seats))
            yield self.item(f"seats {seats}", str(seats), act, seats == self.now.seats)

    def speed(self, speed: Speed) -> Spot:
        name, act = f"speed-{speed}", self.change(replace(self.now, speed=speed))
        about = self.table_app.words.attribute(name, "about")
        return self.item(name, self.table_app.words.text(name), act, speed == self.now.speed, about)

    def who(self, public: bool) -> Spot:
        name, act = f"tui-who-{'public' if public else 'link'}", self.change(replace(self.now, public=public))
        about = self.table_app.words.attribute(name, "about")
        return self.item(name, self.table_app.words.text(name), act, public == self.now.public, about)

    def spectators(self, who: Spectators) -> Spot:
        name, act = f"tui-spectators-{who}", self.change(replace(self.now, spectators=who))
        about = self.table_app.words.attribute(name, "about")
        return self.item(name, self.table_app.words.text(name), act, who == self.now.spectators, about)

    # --- house rules -----------------------------------------------------------------------------------------

    def option(self, option: TableOption) -> Row:
        """Return a house rule; its note says what it does, and where the default comes from."""
        texts, name = self.table_app.words, key("option", self.seen.game, option.name)
        value = self.now.options.get(option.name, option.default)
        source = texts.text("profiles-source", rule=option.rule, source=texts.attribute(name, "source"))
        about = f"{texts.attribute(name, 'about')} {source}"
        title = texts.text(name)
        if isinstance(value, bool):
            act = self.setting(option, not value)
            return Paragraph(self.box(f"option {option.name}", title, act, on=value, about=about))
        if not option.values:
            text = texts.text(
                "table-option", title=title, value=describe_value(texts, self.seen.game, option.name, value)
            ).rstrip(".")
            return Paragraph(
                self.item(f"option {option.name}", f"▸ {text}", partial(self.write, option, about), about=about)
            )
        return Flow([words(f"{title}:", "bold"), *self.values(option, value, about)])

    def values(self, option: TableOption, value: Value, about: str) -> Iterator[Spot]:
        """Yield the values of an option; packs can be combined, and seats are those of the table."""
        chosen = [pack for pack in str(value).split(",") if pack]
        for one in option.values:
            at = f"option {option.name} {one}"
            text = describe_value(self.table_app.words, self.seen.game, option.name, one)
            if option.name == "packs":
                if one:
                    packs = [pack for pack in option.values if pack and (pack in chosen) != (pack == one)]
                    act = self.setting(option, ",".join(map(str, packs)))
                    yield self.box(at, text, act, on=one in chosen, about=about)
            elif option.name != SEAT or not str(one).isdigit() or int(one) < self.now.seats:
                yield self.item(at, text, self.setting(option, one), one == value, about)

    def setting(self, option: TableOption, value: Value) -> Callable[[], None]:
        return self.change(with_option(self.now, option.name, value))

    def write(self, option: TableOption, about: str) -> None:
        """Ask for a number."""

        def take(written: str | None) -> None:
            if written is not None:
                self.setting(option, int(written))()

        title = self.table_app.words.text(key("option", self.seen.game, option.name))
        value = str(self.now.options.get(option.name, option.default))
        self.table_app.push_screen(TextDialog(title, [about], value, longest=LARGEST, digits=True), take)
