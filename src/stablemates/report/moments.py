"""The moments of a report as HTML: the cards concerned, drawn, and what they changed."""

from __future__ import annotations

from html import escape

from ..core.match import Match
from ..lab.report.wording import Wording
from ..pictures import card_uri
from ..protocol import seen
from ..protocol.reports import Choice, Luck
from ..protocol.values import Card, Option
from ..words.speech import Speech

ON_A_TURN = ("action", "turn")  # questions that ask for a move: the options say it all


def describe_moment(moment: Choice | Luck, match: Match, speech: Speech, wording: Wording) -> str:
    """Return a moment: its turn, its cards, what happened or was asked, and the chances."""
    if isinstance(moment, Choice):
        cards, happened = cards_of(moment, speech, wording), asked(moment, match, speech)
        sentence = describe_choice(moment, speech, wording)
    else:
        drawn = [event.card for event in moment.events if event.card is not None]
        cards, happened = [figure(card, speech) for card in drawn], " ".join(speech.events(moment.events))
        sentence = describe_luck(moment, speech, wording)
    turn = escape(wording.messages.text("report-turn", n=moment.turn))
    before = f"<p>{escape(happened)}</p>" if happened else ""
    return (
        f'<article><h3>{turn}</h3><div class="cards">{"".join(cards)}</div>'
        f'<div class="said">{before}<b>{escape(sentence)}</b></div></article>'
    )


# --- sentences ---------------------------------------------------------------------------------


def asked(choice: Choice, match: Match, speech: Speech) -> str:
    if choice.question.ask in ON_A_TURN:
        return ""
    return speech.question(choice.question, seen.view(match.at(choice.answer), choice.seat))


def describe_choice(choice: Choice, speech: Speech, wording: Wording) -> str:
    options = choice.question.options
    return wording.messages.text(
        "report-choice",
        seat=speech.seat(choice.seat),
        taken=speech.option(options[choice.taken]),
        better=speech.option(options[choice.better]),
        chance=wording.percent(choice.chance_taken, 0),
        other=wording.percent(choice.chance_better, 0),
        margin=wording.number(100 * choice.margin),
    )


def describe_luck(luck: Luck, speech: Speech, wording: Wording) -> str:
    return wording.messages.text(
        "report-luck",
        seat=speech.seat(luck.seat),
        before=wording.percent(luck.chance_before, 0),
        after=wording.percent(luck.chance_after, 0),
        margin=wording.number(100 * luck.margin),
    )


# --- cards -------------------------------------------------------------------------------------


def cards_of(choice: Choice, speech: Speech, wording: Wording) -> list[str]:
    """Return the card that asked, if one did, and both answers with their chances."""
    question = choice.question
    source = [] if question.source is None else [figure(question.source, speech, "source")]
    return [
        *source,
        answer(question.options[choice.taken], wording.percent(choice.chance_taken, 0), "bad", speech),
        answer(question.options[choice.better], wording.percent(choice.chance_better, 0), "good", speech),
    ]


def answer(option: Option, chance: str, tone: str, speech: Speech) -> str:
    """Return an answer as its card; without a card, as text in the shape of one."""
    if option.card is not None:
        return figure(option.card, speech, tone, chance, option.word)
    return f'<figure class="{tone}"><div>{escape(speech.option(option))}</div>{caption(chance)}</figure>'


def figure(card: Card, speech: Speech, tone: str = "", chance: str = "", word: str = "") -> str:
    """Return a card with its title below; without a picture, as in some packs, its title in the shape of a card."""
    uri, title = card_uri(card.kind), speech.title(card)
    drawn = f'<img src="{uri}" alt="">' if uri else f"<div>{escape(title)}</div>"
    below = [title] * bool(uri) + [speech.word(word)] * bool(word)
    return f'<figure class="{tone}">{drawn}{caption(chance, ", ".join(below))}</figure>'


def caption(chance: str, text: str = "") -> str:
    strong = f"<b>{escape(chance)}</b>" if chance else ""
    return f"<figcaption>{strong}{escape(text)}</figcaption>"
