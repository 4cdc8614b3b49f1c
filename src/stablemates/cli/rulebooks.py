"""Rulebooks on the command line: the default number of players, and comparing two rulebooks."""

from __future__ import annotations

from typing import Any

from ..client.rulebook import rulebook
from ..core.errors import BadOption
from ..core.game import Profile, Value
from ..games import registry
from ..terminal.lines.screen import Screen
from ..words import Words
from ..words.speech import text_of, title_of
from ..words.words import key

PLAYERS = 3  # if the rulebook allows it
EASIEST = "unorog"  # the default if there is no one to ask


def default_players(book: Profile) -> int:
    """Return the default number of players."""
    return min(max(PLAYERS, book.fewest), book.most)


class Difference:
    """The differences between two rulebooks of one game, by key."""

    def __init__(self, a: str, b: str) -> None:
        (game, book_a), (other, book_b) = registry.find(a), registry.find(b)
        if game is not other:
            raise BadOption(f"--diff {a} {b}: these are rulebooks of different games, {game.id} and {other.id}")
        self.a, self.b = book_a, book_b
        one, two = rulebook(a), rulebook(b)
        self.facts = {name: (fact, two.facts[name]) for name, fact in one.facts.items() if fact != two.facts[name]}
        defaults = [{option.name: option.default for option in book.options} for book in (book_a, book_b)]
        self.options: dict[str, tuple[Value | None, Value | None]] = {
            name: (defaults[0].get(name), defaults[1].get(name))
            for name in {**defaults[0], **defaults[1]}
            if name not in defaults[0] or name not in defaults[1] or defaults[0][name] != defaults[1][name]
        }
        cards_a, cards_b = one.cards, two.cards
        self.only_a = {kind: n - cards_b.get(kind, 0) for kind, n in cards_a.items() if n > cards_b.get(kind, 0)}
        self.only_b = {kind: n - cards_a.get(kind, 0) for kind, n in cards_b.items() if n > cards_a.get(kind, 0)}
        self.both = [kind for kind in cards_a if kind in cards_b]

    def as_json(self) -> dict[str, Any]:
        return {
            "a": self.a.id,
            "b": self.b.id,
            "facts": self.facts,
            "options": self.options,
            "only_a": self.only_a,
            "only_b": self.only_b,
        }

    def show(self, screen: Screen) -> None:
        words = screen.words
        names = [words.text(key("profile", book.id)) for book in (self.a, self.b)]
        screen.heading(words.text("diff-title", a=f"{self.a.id} ({names[0]})", b=f"{self.b.id} ({names[1]})"))
        for name, values in self.facts.items():
            title = words.text(key("diff", name))
            self.row(screen, title, *(self.value(words, name, value) for value in values))
        for name, chosen in self.options.items():
            title = words.text(key("option", self.a.game, name))
            written = [words.text("diff-option-none") if one is None else str(one).lower() for one in chosen]
            self.row(screen, f"{words.text('diff-option', name=name)} ({title})", *written)
        for book, only in ((self.a, self.only_a), (self.b, self.only_b)):
            if only:
                screen.say(f"{words.text('diff-only', profile=book.id)}:", style="bold")
                titles = sorted(f"{title_of(words, kind, book.edition)} × {n}" for kind, n in only.items())
                screen.say(", ".join(titles), indent=2)
        self.show_texts(screen)
        if not (self.facts or self.options or self.only_a or self.only_b):
            screen.say(words.text("diff-none"))

    def row(self, screen: Screen, title: str, a: str, b: str) -> None:
        screen.say(f"{title}:", style="bold")
        screen.say(f"{self.a.id}: {a}", indent=2)
        screen.say(f"{self.b.id}: {b}", indent=2)

    def value(self, words: Words, name: str, value: str) -> str:
        message = key("diff-value", name, value)
        return words.text(message) if words.has(message) else value

    def show_texts(self, screen: Screen) -> None:
        """Print the cards that are in both boxes with different titles or texts, and the texts."""
        words = screen.words
        editions = [book.edition for book in (self.a, self.b)]
        printed = {kind: [text_of(words, kind, edition) for edition in editions] for kind in self.both}
        titles = {kind: [title_of(words, kind, edition) for edition in editions] for kind in self.both}
        changed = [kind for kind in self.both if printed[kind][0] != printed[kind][1] or len(set(titles[kind])) > 1]
        if changed:
            screen.say(f"{words.text('diff-texts')}:", style="bold")
        for kind in changed:
            screen.say(" / ".join(dict.fromkeys(titles[kind])), indent=2, style="bold")
            if printed[kind][0] != printed[kind][1]:
                for book, text in zip((self.a, self.b), printed[kind], strict=True):
                    screen.say(f"{book.id}: {text}", indent=4)
