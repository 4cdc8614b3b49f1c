"""A report as one self-contained HTML file."""

from __future__ import annotations

from html import escape

from ..core.match import Match
from ..lab.report.pages import document, heading, section
from ..lab.report.voice import Voice
from ..protocol import seen
from ..protocol.reports import Choice, Luck, Report
from ..words import Words
from ..words.speech import Speech
from .picture import band_picture

ON_A_TURN = ("action", "turn")  # questions that ask for a move: the options say it all


def page(report: Report, match: Match, speech: Speech, words: Words) -> str:
    """Return the page in the language of ``words``."""
    voice = Voice(words, speech.title_of)
    moments: list[Choice | Luck] = [*report.choices, *report.luck]
    moments.sort(key=lambda one: one.answer)
    marks = [one.answer for one in moments]
    body = [
        heading(words.text("report-title"), " · ".join([words.text(f"profile-{match.profile.id}"), *speech.names])),
        section(
            words.text("report-band"),
            words.text("report-about"),
            band_picture(report.band, speech.names, marks, words.text("report-turns")),
        ),
    ]
    if report.only_band:
        body.append(section(words.text("report-moments"), words.text("report-only-band"), ""))
    else:
        texts = [
            describe_choice(one, match, speech, voice) if isinstance(one, Choice) else describe_luck(one, speech, voice)
            for one in moments
        ]
        note = "" if texts else words.text("report-none")
        turns = [words.text("report-turn", n=one.turn) for one in moments]
        rows = "".join(f"<h3>{escape(turn)}</h3>{one}" for turn, one in zip(turns, texts))
        body.append(section(words.text("report-moments"), note, rows))
    body.append(f"<footer>Stablemates {escape(report.engine)}</footer>")
    return document(words.text("report-title"), body, voice)


def describe_choice(choice: Choice, match: Match, speech: Speech, voice: Voice) -> str:
    view = seen.view(match.at(choice.answer), choice.seat)
    options = choice.question.options
    said = voice.messages.text(
        "report-choice",
        seat=speech.seat(choice.seat),
        taken=speech.option(options[choice.taken]),
        better=speech.option(options[choice.better]),
        chance=voice.percent(choice.chance_taken, 0),
        other=voice.percent(choice.chance_better, 0),
        margin=voice.number(100 * choice.margin),
    )
    asked = "" if choice.question.ask in ON_A_TURN else speech.question(choice.question, view)
    return paragraph(asked) + f"<b>{escape(said)}</b>"


def describe_luck(luck: Luck, speech: Speech, voice: Voice) -> str:
    said = voice.messages.text(
        "report-luck",
        seat=speech.seat(luck.seat),
        before=voice.percent(luck.chance_before, 0),
        after=voice.percent(luck.chance_after, 0),
        margin=voice.number(100 * luck.margin),
    )
    return paragraph(" ".join(speech.events(luck.events))) + f"<b>{escape(said)}</b>"


def paragraph(said: str) -> str:
    return f"<p>{escape(said)}</p>" if said else ""
