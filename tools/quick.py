"""The quick mode of ./check: format, lint and types of what changed, and the tests that cover it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from environment import BIN, ROOT

TESTS = ROOT / "tests"

# Parts of the package whose tests have another name or are in several folders.  The deepest part counts.
TESTED_IN = {
    "core": ["engine"],
    "games": ["rules", "cards", "packs"],
    "lessons.py": ["client"],
    "positions.py": ["testing"],
    "protocol": ["client_server"],
    "server": ["server/test_*.py"],
    "server/http": ["server/http"],
    "server/moments": ["server/http/test_moments.py"],
    "server/notifier": ["cluster/test_nats_notifier.py"],
    "server/pages": ["server/http/test_pages.py", "server/http/test_previews.py"],
    "server/store": ["server/stores"],
    "server/websocket": ["server/http"],
    "skeletons": ["cli"],
    "__init__.py": ["engine"],
}


Checks = list[tuple[str, list[str], str]]  # a name, a command, and what to do when it fails
FIX, SEE = "./check --fix fixes what a tool can", "see above"


def changed() -> list[str]:
    """Return the files that differ from the last commit, and those that are new."""
    listed = [
        ["git", "diff", "--name-only", "--diff-filter=d", "HEAD"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    ]
    outputs = [subprocess.run(one, cwd=ROOT, capture_output=True, encoding="utf-8").stdout for one in listed]
    return sorted({line for text in outputs for line in text.splitlines()})


def checks(wanted: list[str]) -> list[Checks]:
    """Return the checks for the given files or folders (default: what changed), as rows that run in parallel."""
    files = wanted or changed()
    return [row for row in (of_python(files), *of_page(files)) if row]


def of_python(files: list[str]) -> Checks:
    """Return the checks of Python files, and the tests that cover any of the files."""
    sources = [file for file in files if file.endswith(".py") and (ROOT / file).exists()]
    sources += [file for file in files if (ROOT / file).is_dir() and any((ROOT / file).rglob("*.py"))]
    ruff, mypy, pytest = (str(BIN / tool) for tool in ("ruff", "mypy", "pytest"))
    found = []
    if sources:
        found += [
            ("format", [ruff, "format", "--check", *sources], FIX),
            ("lint", [ruff, "check", *sources], FIX),
            ("types", [mypy, *sources], SEE),
        ]
    if folders := tests_of(files):
        found.append(("tests", [pytest, "-q", "-n", "2", "-m", "not long", *folders], SEE))
    return found


def of_page(files: list[str]) -> list[Checks]:
    """Return the checks of the page's files, and in another row the type check of the whole page."""
    sources = [file.removeprefix("web/") for file in files if file.startswith("web/") and (ROOT / file).exists()]
    code = [file for file in sources if Path(file).suffix in ("", ".ts", ".js", ".svelte")]
    style = ("web style", in_web("prettier", "--log-level=warn", "--check", "--ignore-unknown", *sources), FIX)
    lint = ("web lint", in_web("eslint", *code), FIX)
    tests = ("web tests", in_web("vitest", "related", "--run", "--passWithNoTests", *code), SEE)
    types = ("web check", in_web("svelte-check", "--fail-on-warnings"), SEE)
    return [[style, lint, tests], [types]] if code else [[style]] if sources else []


def in_web(tool: str, *arguments: str) -> list[str]:
    """Return a command of the page's tools, which look for their settings and plugins in the current folder."""
    return ["sh", "-c", 'cd web && exec "node_modules/.bin/$0" "$@"', tool, *arguments]


def tests_of(files: list[str]) -> list[str]:
    """Return the tests that cover these files."""
    found: set[str] = set()
    for file in files:
        parts = Path(file).parts
        if parts[:1] == ("tests",):
            found.add(file)
        elif parts[:2] == ("src", "stablemates") and len(parts) > 2:
            found.update(str(path.relative_to(ROOT)) for name in tested_in(parts[2:]) for path in TESTS.glob(name))
    existing = sorted(
        name for name in found if (ROOT / name).exists() and (name.endswith(".py") or (ROOT / name).is_dir())
    )
    outermost = [
        name for name in existing if not any(name != other and name.startswith(f"{other}/") for other in existing)
    ]
    return [name for name in outermost if Path(name).name not in ("conftest.py", "__init__.py")]


def tested_in(parts: tuple[str, ...]) -> list[str]:
    deepest_first = ("/".join(parts[:depth]) for depth in range(len(parts), 0, -1))
    return next((TESTED_IN[part] for part in deepest_first if part in TESTED_IN), [parts[0]])
