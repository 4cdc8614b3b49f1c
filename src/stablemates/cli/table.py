"""A table in the terminal: one person, the rest bots."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator

import stablemates

from .. import bots
from ..core.kernel import Event, Seat
from ..words import Speech, Words
from ..words.words import key
from .board import Board
from .saves import Save
from .screen import Screen
from .stable_board import StableBoard
from .unorog_board import UnorogBoard

BOARDS: dict[str, type[Board]] = {"unorog": UnorogBoard, "stable": StableBoard}  # the rest is shown by the plain one
BOT = "bot:"  # before the name of a bot in a match's list of players
PROGRAM = os.environ.get("STABLEMATES_PROGRAM", "stablemates")  # what to type: ./play may have started us
RECAP = 6  # sentences of the past that a resumed game begins with


def voice(words: Words, match: stablemates.Match, me: Seat) -> Speech:
    return Speech(words, match.game.id, match.state.kind, names(words, match.players), me, match.profile.id)


def names(words: Words, players: list[str]) -> list[str]:
    """The names at a table; bots are called in the language of the reader."""
    return [words.text(f"bot-name-{seat}") if is_bot(name) else name for seat, name in enumerate(players)]


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def seen(events: list[Event], seat: Seat) -> list[Event]:
    return [event.as_seen_by(seat) for event in events]


def history(match: stablemates.Match) -> Iterator[list[Event]]:
    """What the deal and each answer brought about."""
    state = match.opening()
    yield state.events
    for seat, option in match.answers:
        yield state.answer(seat, option)


class TerminalTable:
    def __init__(self, match: stablemates.Match, save: Save, words: Words, pace: float | None) -> None:
        self.match = match
        self.save = save
        self.words = words
        self.me = next(seat for seat, player in enumerate(match.players) if not is_bot(player))
        self.speech = voice(words, match, self.me)
        self.screen = Screen(words)
        self.board = BOARDS.get(match.game.id, Board)(self.screen, self.speech)
        self.pace = (0.8 if self.screen.alive else 0.0) if pace is None else pace

    def open(self) -> None:
        """Say who sits here, by which options, and what has happened so far."""
        title = self.words.text(key("profile", self.match.profile.id))
        self.screen.say(self.words.text("table-title", title=title, n=len(self.match.players)), style="bold")
        for seat, player in enumerate(self.match.players):
            if is_bot(player):
                kind = self.words.text(key("bot", bots.name_of(player.removeprefix(BOT))))
                self.screen.say(self.words.text("table-bot", name=self.speech.seat(seat), kind=kind))
        for option in self.match.profile.options:
            value = self.match.options[option.name]
            if value != option.default:
                name = self.words.text(key("option", self.match.game.id, option.name))
                shown = self.words.text("yes") if value is True else value
                self.screen.say(self.words.text("table-option", title=name, value=shown))
        self.screen.say(self.words.text("table-commands"), style="dim")
        self.recall()

    def recall(self) -> None:
        """Tell the past: the deal, or where a resumed game was left."""
        told = [sentence for events in history(self.match) for sentence in self.speech.events(seen(events, self.me))]
        recent = RECAP if self.match.answers else len(told)
        if recent < len(told):
            self.screen.say("…")
        self.board.log += told[:-recent]
        self.board.tell(told[-recent:])

    def play(self) -> None:
        """Play to the end, or until the player leaves (``Leave``, ``EOFError``, ``KeyboardInterrupt``)."""
        self.open()
        state = self.match.state
        while questions := state.pending():
            # Bots first: nobody sees an answer to a question put to several before all have answered.
            question = next((one for one in questions if one.seat != self.me), questions[0])
            if question.seat == self.me:
                self.answer(self.me, self.board.ask(state, question))
            else:
                bot = bots.make(self.match.players[question.seat].removeprefix(BOT), self.seed_for(question.seat))
                if self.answer(question.seat, bot.choose(bots.World(state, question.seat))):
                    time.sleep(self.pace)
        self.board.finish(state)
        self.screen.say(self.words.text("table-record", program=PROGRAM, path=str(self.save.path)), style="dim")

    def answer(self, seat: Seat, option: int) -> bool:
        """Give an answer, write it down, then tell what came of it; whether there was anything to tell."""
        events = self.match.answer(seat, option)
        self.save.add()
        told = self.speech.events(seen(events, self.me))
        self.board.tell(told)
        return bool(told)

    def seed_for(self, bot: Seat) -> int:
        """A seed for one decision of a bot, so that a resumed game goes on as it would have gone."""
        text = f"{self.match.seed}/{bot}/{len(self.match.answers)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def leave(self) -> None:
        self.screen.say()
        self.screen.say(self.words.text("table-saved", program=PROGRAM, path=str(self.save.path)))
