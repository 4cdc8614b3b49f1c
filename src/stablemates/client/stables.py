"""A table of the stable game in words, as every screen tells it."""

from __future__ import annotations

from typing import Any

from ..core.kernel import Card, View
from ..words import Speech
from ..words.words import key

# The reference card (R-SET-09), besides what depends on the edition.
TURN = ("ref-turn-beginning", "ref-turn-draw", "ref-turn-action", "ref-turn-end")
TERMS = (
    "draw", "discard", "sacrifice", "destroy", "steal", "bring", "move", "return", "pull", "search", "enter", "leave",
    "may", "and", "then", "if-you-do", "any-player", "another-player", "each-player", "each-other-player", "impossible",
    "neigh",
)  # fmt: skip


def title(speech: Speech, view: View) -> list[str]:
    """What is played, whose turn it is, and how far the turn is."""
    words = speech.words
    return [
        words.text(key("profile", view["profile"])),
        words.text("board-stable-turn", seat=speech.seat(view["turn"])),
        words.text("board-stable-phase", phase=speech.word(view["phase"])),
    ]


def piles(speech: Speech, view: View) -> dict[str, str]:
    """The piles by name, with how many cards there are, and which one lies on top if that is seen."""
    words = speech.words
    discard = words.text("board-stable-discard", n=len(view["discard"]))
    if view["discard"]:
        top = speech.card(view["discard"][-1]["card"])
        discard = f"{discard}, {words.text('board-stable-on-top', card=top)}"
    return {
        "deck": words.text("board-stable-deck", n=view["deck"]),
        "discard": discard,
        "nursery": words.text("board-stable-nursery", n=len(view["nursery"])),
    }


def aims(speech: Speech, view: View) -> str:
    """What the card on its way is aimed at."""
    cards = [f"{speech.card(face['card'])}{whereabouts(speech, view, face['card'])}" for face in view["targets"]]
    return ", ".join(cards + [speech.seat(seat) for seat in view["target_seats"]])


def whereabouts(speech: Speech, view: View, card: Card) -> str:
    """In brackets: in whose stable or hand a card lies, or that it is discarded; where else a baby lies is no news."""
    words = speech.words
    for seat, stable in enumerate(view["stables"]):
        if any(face["card"] == card for face in stable):
            return f" ({speech.seat(seat)})"
    for seat, hand in enumerate(view["hands"]):
        if seat != view["seat"] and any(face and face["card"] == card for face in hand):
            return f" ({words.text('board-stable-of', zone=words.text('zone-hand'), seat=speech.seat(seat))})"
    if any(face["card"] == card for face in view["discard"]):
        return f" ({words.text('zone-discard')})"
    return ""


def reference(speech: Speech, book: dict[str, Any], goal: int) -> list[list[str]]:
    """The reference card of an edition, in three parts: how to win, the turn, the words."""
    words = speech.words
    return [
        [words.text("ref-goal", goal=goal), words.text(key("ref-win", book["win"])), words.text("ref-deck-out")],
        [words.text(name) for name in (*TURN, key("ref-play", book["unicorns-go"]))],
        [term(speech, key("ref-word", name), book) for name in TERMS],
    ]


def term(speech: Speech, name: str, book: dict[str, Any]) -> str:
    """A word of the reference card as the edition has it."""
    if book["destroy"] == "any" and speech.words.has(name, "any"):
        return speech.words.attribute(name, "any")
    return speech.in_this_edition(name, {})
