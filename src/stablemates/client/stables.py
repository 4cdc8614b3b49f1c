"""The stable game in words, for every screen."""

from __future__ import annotations

from ..protocol.values import Card
from ..protocol.views import StableFacts, View
from ..words.speech import Speech
from ..words.words import game_title, key
from .rulebook import Rulebook

# The reference card (R-SET-09), except for what depends on the edition.
TURN = ("ref-turn-beginning", "ref-turn-draw", "ref-turn-action", "ref-turn-end")
TERMS = (
    "draw", "discard", "sacrifice", "destroy", "steal", "bring", "move", "return", "pull", "search", "enter", "leave",
    "may", "and", "then", "if-you-do", "any-player", "another-player", "each-player", "each-other-player", "impossible",
    "neigh",
)  # fmt: skip


def facts_of(view: View) -> StableFacts:
    assert view.stable is not None, f"{view.game} is not the stable game"
    return view.stable


def title(speech: Speech, view: View) -> list[str]:
    """Return the game and, until it is over, the current player and the phase."""
    words = speech.words
    game = game_title(words, speech.profile)
    if not view.asked:
        return [game]
    return [
        game,
        words.text("board-stable-turn", seat=speech.seat(view.turn)),
        words.text("board-stable-phase", phase=speech.word(view.phase)),
    ]


def piles(speech: Speech, view: View) -> dict[str, str]:
    """Return the piles with their sizes, and the top card if it is visible."""
    words, pile = speech.words, view.zone("discard")
    discard = words.text("board-stable-discard", n=pile.count)
    if pile.cards:
        discard = f"{discard}, {words.text('board-stable-on-top', card=speech.card(pile.cards[-1]))}"
    return {
        "deck": words.text("board-stable-deck", n=view.zone("deck").count),
        "discard": discard,
        "nursery": words.text("board-stable-nursery", n=view.zone("nursery").count),
    }


def aims(speech: Speech, view: View) -> str:
    """Return the targets of the card being played."""
    facts = facts_of(view)
    cards = [f"{speech.card(card)}{whereabouts(speech, view, card)}" for card in facts.targets]
    return ", ".join(cards + [speech.seat(seat) for seat in facts.target_seats])


def whereabouts(speech: Speech, view: View, card: Card) -> str:
    """Return, in brackets, where a card is: in a player's stable or hand, or in the discard pile."""
    words, zone = speech.words, view.where(card.id)
    if zone is None or (zone.name, zone.seat) == ("hand", view.seat):
        return ""
    if zone.name == "stable":
        return f" ({speech.seat(zone.seat)})"
    if zone.name == "hand":
        return f" ({words.text('board-stable-of', zone=words.text('zone-hand'), seat=speech.seat(zone.seat))})"
    return f" ({words.text('zone-discard')})" if zone.name == "discard" else ""


def reference(speech: Speech, book: Rulebook, goal: int) -> list[list[str]]:
    """Return the reference card of an edition, in three parts: how to win, the turn, the keywords."""
    words, facts = speech.words, book.facts
    return [
        [words.text("ref-goal", goal=goal), words.text(key("ref-win", facts["win"])), words.text("ref-deck-out")],
        [words.text(name) for name in (*TURN, key("ref-play", facts["unicorns-go"]))],
        [term(speech, key("ref-word", name), book) for name in TERMS],
    ]


def term(speech: Speech, name: str, book: Rulebook) -> str:
    """Return a keyword of the reference card, as the edition has it."""
    if book.facts["destroy"] == "any" and speech.words.has(name, "any"):
        return speech.words.attribute(name, "any")
    return speech.in_this_edition(name, {})
