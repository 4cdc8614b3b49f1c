"""What is not carried out, and why."""

from __future__ import annotations


class Refusal(Exception):
    """Why not: a translation key, the same in English, and the rule if a rulebook says so."""

    def __init__(self, reason: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.rule = rule


class NoSuchTable(Exception):
    """There is no table of that name or code."""


class EngineTrouble(Exception):
    """The game could not carry something out.  Nothing has changed; there is a report."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report
