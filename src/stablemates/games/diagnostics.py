"""Errors in third-party files: the line, and what was probably meant."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

from ..core.errors import Refused
from .stable.forms import FORMS

VOCABULARY = "stablemates.games."  # the modules whose words packs and games use


def mistake(file: Path, problem: Exception) -> str:
    """Return a sentence that says why a file could not be read."""
    frames = list(walk_tb(problem.__traceback__))
    lines = [line for frame, line in frames if frame.f_code.co_filename == str(file)]
    line = problem.lineno if isinstance(problem, SyntaxError) else lines[-1] if lines else 1
    what = str(problem) if isinstance(problem, Refused) else f"{type(problem).__name__}: {problem}"
    if isinstance(problem, SyntaxError):
        what = f"SyntaxError: {problem.msg}"
    elif isinstance(problem, NameError):
        what += meant(problem.name or "", frames[-1][0].f_globals)
    elif isinstance(problem, ImportError) and (found := re.match(r"cannot import name '(\w+)'", str(problem))):
        what = f"{problem.name} has no {found[1]}{meant(found[1], vars(sys.modules[str(problem.name)]))}"
    elif isinstance(problem, TypeError) and (word := called(file, problem)) in FORMS:
        what = f"wrong arguments for {word}, which is written {FORMS[word]}"
    return f"{file.name}, line {line}: {what}"


def called(file: Path, problem: Exception) -> str:
    """Return the name that was called where a file failed; the errors of compiled code do not contain it."""
    steps = [step for step in traceback_of(problem) if step.tb_frame.f_code.co_filename == str(file)]
    if not steps:
        return ""
    line, _, column, _ = list(steps[-1].tb_frame.f_code.co_positions())[steps[-1].tb_lasti // 2]
    if line is None or column is None:
        return ""
    text = file.read_text(encoding="utf-8").splitlines()[line - 1].encode()[column:].decode()
    return text.partition("(")[0].strip()


def traceback_of(problem: Exception) -> Iterator[TracebackType]:
    step = problem.__traceback__
    while step is not None:
        yield step
        step = step.tb_next


def meant(name: str, names: Iterable[str]) -> str:
    """Return the word that was probably meant: the same one in another module, or a similar one."""
    for module, found in sorted(sys.modules.items()):
        if module.startswith(VOCABULARY) and name in vars(found):
            home = getattr(vars(found)[name], "__module__", "")  # a number has no ``__module__``
            if home == module or (not home and module.endswith(".terms")):
                return f"; it is in {module}"
    near = get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]}?" if near else ""
