"""The menu: reaction modes, language, more time, letting a bot play, host commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import get_args

from ..protocol.commands import (
    Close,
    HandOver,
    Mode,
    Mute,
    Nudge,
    Patience,
    Remove,
    Return,
    Stand,
    Wait,
    Wake,
    WindowMode,
)
from ..words import LANGUAGES
from .dialogs.auto_neigh import armed
from .dialogs.lists import ListDialog
from .layout import Flow, Paragraph, Row, Spot, words

TIMES = (1, 2, 10)  # factors for all times


class MenuDialog(ListDialog):
    def __init__(self) -> None:
        super().__init__()
        self.sure = ""  # the command that the next press confirms

    def heading(self) -> str:
        return self.table_app.words.text("tui-key-menu")

    def rows(self, width: int) -> list[Row]:
        self.acts = {}
        seen = self.seen
        rows: list[Row] = []
        if seen.snapshot.mine is not None:
            rows += self.modes()
        rows.append(Flow([self.label("tui-language"), *(self.language(lang) for lang in LANGUAGES)]))
        if seen.snapshot.mine is not None and not self.table_app.alone:
            rows += self.affairs()
        rows += self.people()
        rows.append(self.once("leave", self.table_app.words.text("command-quit"), self.leave))
        return rows

    # --- parts -----------------------------------------------------------------------------------------------

    def named(self, name: str) -> str:
        """Return the host's command, or the vote for it among strangers without their host."""
        words = self.table_app.words
        return words.attribute(name, "vote") if self.seen.table.votes else words.text(name)

    def twice(self, at: str, text: str, act: Callable[[], None]) -> Spot:
        """Return a command that needs a second press to confirm."""
        label = self.table_app.words.text("tui-really", what=text) if self.sure == at else text
        return self.item(at, f"▸ {label}", act if self.sure == at else partial(self.ask_again, at))

    def ask_again(self, at: str) -> None:
        self.sure = at
        self.renew()

    # --- reaction modes ----------------------------------------------------------------------------------------

    def modes(self) -> list[Row]:
        mine = self.seen.snapshot.mine
        assert mine is not None
        rows: list[Row] = [Paragraph(self.label("tui-asked-how"))]
        for mode in get_args(WindowMode):
            spot = self.item(
                f"mode {mode}", self.table_app.words.text(f"mode-{mode}"), self.setting(mode), mine.mode == mode
            )
            about = words(self.table_app.words.attribute(f"mode-{mode}", "about"), "dim")
            rows.append(Paragraph(Spot(spot.text.append(f"  {about.text.plain}", style="dim"), spot.at, button=True)))
            if mode == mine.mode == "sleep":
                wakes = [self.wake(wake) for wake in get_args(Wake)]
                rows.append(Flow([words("   "), self.label("tui-wakes-when"), *wakes], hang=6))
            elif mode == mine.mode == "armed":
                rows += armed(self)
        return rows

    def setting(self, mode: WindowMode) -> Callable[[], None]:
        return lambda: self.table_app.send(Mode, mode=mode)

    def wake(self, wake: Wake) -> Spot:
        mine = self.seen.snapshot.mine
        assert mine is not None
        on = wake in mine.wake
        kept = tuple(one for one in get_args(Wake) if (one in mine.wake) != (one == wake))
        text = self.table_app.words.text(f"wake-{wake}")
        return self.box(f"wake {wake}", text, lambda: self.table_app.send(Mode, mode="sleep", wake=kept), on=on)

    # --- the rest ----------------------------------------------------------------------------------------------

    def language(self, lang: str) -> Spot:
        app = self.table_app
        name = app.words.text(f"tui-lang-{lang}")
        return self.item(f"lang {lang}", name, lambda: app.switch_language(lang), app.words.lang == lang)

    def affairs(self) -> list[Row]:
        """Return the rows about clocks and absent players."""
        seen, send = self.seen, self.table_app.send
        assert seen.snapshot.mine is not None
        playing, friends = seen.table.phase == "playing", not seen.table.settings.public
        rows: list[Row] = []
        if friends and seen.table.settings.speed != "off":
            times = [
                self.item(f"time {n}", f"×{n}", partial(send, Patience, times=n), seen.snapshot.mine.patience == n)
                for n in TIMES
            ]
            rows.append(Flow([self.label("tui-patience"), *times]))
        if playing and friends and not all(seat.here for seat in seen.table.seats):
            rows.append(self.once("wait", seen.words.text("tui-wait"), partial(send, Wait)))
        if playing and seen.is_host and seen.table.settings.speed == "off":
            rows.append(self.once("nudge", seen.words.text("tui-nudge"), partial(send, Nudge)))
        if seen.bot_plays:
            rows.append(self.once("return", seen.words.text("tui-take-back"), partial(send, Return)))
        elif playing:
            rows.append(Paragraph(self.twice("stand", seen.words.text("tui-let-bot-play"), partial(send, Stand))))
        if seen.decides:
            rows.append(Paragraph(self.twice("close", self.named("tui-close-table"), partial(send, Close))))
        return rows

    def people(self) -> list[Row]:
        """Return the rows about other players: mute, and the host's commands."""
        seen, send, texts = self.seen, self.table_app.send, self.table_app.words
        others = [n for n, seat in enumerate(seen.table.seats) if seat.kind == "person" and n != seen.me]
        if seen.snapshot.mine is None:
            return []
        rows: list[Row] = []
        for n in others:
            muted = n in seen.snapshot.mine.muted
            mutes = texts.text("tui-unmute" if muted else "tui-mute")
            spots = [self.item(f"mute {n}", f"▸ {mutes}", partial(send, Mute, seat=n, muted=not muted))]
            if seen.decides:
                spots.append(self.twice(f"host {n}", self.named("tui-hand-over"), partial(send, HandOver, seat=n)))
                spots.append(self.twice(f"remove {n}", self.named("tui-remove"), partial(send, Remove, seat=n)))
            rows.append(Flow([words(f"{seen.names[n]}:", "bold"), *spots]))
        return rows

    def leave(self) -> None:
        self.dismiss()
        self.table_app.ask_to_leave()
