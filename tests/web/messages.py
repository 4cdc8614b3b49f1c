"""The messages of the page, from the same Fluent files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT / "src" / "stablemates" / "words" / "locale"
OWN = ROOT / "web" / "src" / "locale"


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in [*sorted((SHARED / lang).glob("*.ftl")), *sorted(OWN.glob(f"*.{lang}.ftl"))]:
        made.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return made


def say(name: str, lang: str = "en", **args: Any) -> str:
    """Return a message of the page."""
    message = bundle(lang).get_message(name)
    assert message.value is not None, name
    text, errors = bundle(lang).format_pattern(message.value, args)
    assert not errors, errors
    return str(text)
