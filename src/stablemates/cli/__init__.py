"""The program ``stablemates``: ``main`` parses the command line and runs a command.

Nothing heavy is imported here: each command imports what it needs, so that help and errors are instant.
"""

from __future__ import annotations

import io
import os
import sys

from ..core.errors import Refused
from ..words.language import choose
from .arguments import parse
from .examples import typed
from .exit_codes import BROKEN_PIPE, FAULTY
from .exit_codes import INTERRUPTED as INTERRUPTED
from .extras import remedy


def main(argv: list[str] | None = None) -> int:
    """Run the program; return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks our letters shows "?", and the game continues
    try:
        args = parse(sys.argv[1:] if argv is None else argv)
        if "lang" in args and choose(args.lang, os.environ) != "en":
            warn_without_cyrillic(sys.stdout.encoding)
        code: int = args.run(args)
        sys.stdout.flush()  # here, where a broken pipe is still caught
        return code
    except Refused as refusal:
        print(f"stablemates: {typed(str(refusal))}", file=sys.stderr)
        return FAULTY
    except ModuleNotFoundError as missing:
        command = remedy(missing.name or "")
        if not command:
            raise
        print(f"stablemates: this command needs {missing.name}, which is not installed: {command}", file=sys.stderr)
        return FAULTY
    except BrokenPipeError:
        # The reader of our output has quit, e.g. `stablemates profiles | head -1`.  That is not an error, but Python
        # would report one when it flushes the output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as problem:
        name = f"{problem.filename}: " if problem.filename else ""
        print(f"stablemates: {name}{problem.strerror or problem}", file=sys.stderr)
        return FAULTY
    except KeyboardInterrupt:
        return INTERRUPTED


def warn_without_cyrillic(encoding: str | None) -> None:
    """Say why the output of this run is full of question marks, if it is, and what helps."""
    try:
        "Єя".encode(encoding or "utf-8")
    except UnicodeEncodeError:
        remedies = "set PYTHONIOENCODING=utf-8, or use --lang en"
        print(f"stablemates: your output is in {encoding}, which has no Cyrillic letters: {remedies}", file=sys.stderr)
