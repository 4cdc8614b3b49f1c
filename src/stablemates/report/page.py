"""A report as one self-contained HTML file."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from ..core.match import Match
from ..lab.report.pages import document, heading, section
from ..lab.report.wording import Wording
from ..protocol.reports import Choice, Luck, Report
from ..words import Words
from ..words.speech import Speech
from .band_picture import band_picture
from .moments import describe_moment


def page(report: Report, match: Match, speech: Speech, words: Words) -> str:
    """Return the page in the language of ``words``."""
    wording = Wording(words, speech.title_of)
    moments: list[Choice | Luck] = [*report.choices, *report.luck]
    moments.sort(key=lambda one: one.answer)
    picture = band_picture(report.band, speech.names, [one.answer for one in moments], wording)
    if report.only_band:
        note = words.text("report-only-band")
    else:
        note = "" if moments else words.text("report-none")
    body = [
        heading(words.text("report-title"), " · ".join([words.text(f"profile-{match.profile.id}"), *speech.names])),
        section(words.text("report-band"), words.text("report-about"), picture),
        section(
            words.text("report-moments"), note, "".join(describe_moment(one, match, speech, wording) for one in moments)
        ),
        f"<footer>Stablemates {escape(report.engine)}</footer>",
    ]
    style = (files(__package__) / "style.css").read_text("utf-8")
    return document(words.text("report-title"), body, wording, style)
