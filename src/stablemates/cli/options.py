"""Parse table options, ``NAME=VALUE``, into the values of the rulebook."""

from __future__ import annotations

from ..core.errors import BadOption
from ..core.game import Options, Profile, Value
from ..core.names import unknown


def table_options(texts: list[str], book: Profile) -> Options:
    """Return the options set on the command line; the rulebook validates their values."""
    known = {option.name: option.values for option in book.options}
    found: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{text}: expected NAME=VALUE; `stablemates profiles` lists the options")
        if name not in known:
            raise BadOption(unknown(f"{book.id} has no option", name, known, "it has"))
        found[name] = meant(value, known[name])
    return found


def meant(text: str, values: list[Value]) -> Value:
    """Convert a text to one of an option's values, or else to a boolean, an integer or the text itself.

    >>> meant("0", ["random", "0", "1"]), meant("0", []), meant("true", [False, True]), meant("short", [])
    ('0', 0, True, 'short')
    """
    for value in values:
        if str(value).lower() == text.lower():
            return value
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
