"""Languages, and how one is chosen."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "ru", "uk")


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Return the requested language, else that of the locale, else English.

    >>> choose("uk", {"LANG": "ru_RU.UTF-8"}), choose(None, {"LANG": "ru_RU.UTF-8"}), choose(None, {"LANG": "C"})
    ('uk', 'ru', 'en')
    >>> choose(None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "en_US.UTF-8"})
    'uk'
    """
    names = [wanted, environ.get("LC_ALL"), environ.get("LC_MESSAGES"), environ.get("LANG")]
    first = next((name for name in names if name), "en")  # the first variable that is set decides, as in every program
    language = first.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else "en"
