"""The two commands: play sets everything up and becomes the program, check sets everything up and tests it."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import browser
from environment import BIN, PLAY_LOCK, ROOT, SetupError, clean_environment, prepare, prepare_venv, remedy

CHECK_LOCK = "requirements-check.lock"  # everything in PLAY_LOCK and the tools for testing

# Words on the command line for which the program needs more packages than else.
EXTRA_LOCKS = {
    "bench": "requirements-bench.lock",
    "--bus": "requirements-cluster.lock",
    "--database": "requirements-cluster.lock",
    "--ray": "requirements-sim.lock",
}

PROCESSES = "3"  # that test, on two cores as on many: a third of the time they wait for servers, browsers and clocks

SPEED_NEEDED = ("arena", "bench", "simulate")  # commands that wait until the engine is compiled


def main(command: str, arguments: list[str]) -> None:
    try:
        sys.exit({"play": play, "check": check, "compile": compile_for_later}[command](arguments))
    except SetupError as problem:
        for line in problem.said.rstrip().splitlines()[-12:]:
            print(f"    {line}", file=sys.stderr)
        sys.exit(f"{command}: {problem}")
    except OSError as problem:
        sys.exit(f"{command}: {problem}: {remedy(str(problem))}")
    except KeyboardInterrupt:
        print(f"\n{command}: stopped", file=sys.stderr)
        sys.exit(130)


def play(arguments: list[str]) -> None:
    """Become the program, so that signals, the terminal and the exit code are its own."""
    arguments = arguments or ["serve", "--open"]  # the page to play on, in your browser
    if "serve" in arguments:
        require_page()
    extra = {lock for word, lock in EXTRA_LOCKS.items() if word in arguments}
    prepare(PLAY_LOCK, *sorted(extra), patient=any(word in arguments for word in SPEED_NEEDED))
    program = str(BIN / "stablemates")
    named = {"STABLEMATES_PROGRAM": "./play"}  # what the program calls itself when it gives advice
    os.execve(program, [program, *arguments], clean_environment() | named)


def require_page(*, tested: bool = False) -> None:
    """The web page is built before the wheel that it goes into."""
    import web
    from environment import alone

    prepare_venv(PLAY_LOCK)
    with alone("web"):
        if tested:
            web.packages(web.TESTING)
        web.build()


def compile_for_later(arguments: list[str]) -> int:
    """What ./play starts behind a game; not for people."""
    from wheel import compile_behind

    return compile_behind(arguments[0])


def check(arguments: list[str]) -> int:
    """Run the checks in order, the quick ones first, and stop at the first that fails."""
    require_page(tested=True)
    prepare(CHECK_LOCK, patient=True)
    os.environ[browser.VARIABLE] = browser.require()
    start = time.monotonic()
    for name, command, advice in checks(arguments):
        print(f"check: {name}", flush=True)
        began = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, env=check_environment()).returncode
        seconds = time.monotonic() - began
        if code:
            print(f"check: {name} failed after {seconds:.1f} s: {advice}", flush=True)
            return code
        print(f"check: {name} passed in {seconds:.1f} s", flush=True)
    print(f"check: passed in {time.monotonic() - start:.0f} s", flush=True)
    return 0


def checks(arguments: list[str]) -> list[tuple[str, list[str], str]]:
    """What is checked: a name, a command, and what to do when it fails."""
    import web

    ruff, mypy = (str(BIN / tool) for tool in ("ruff", "mypy"))
    npm = [web.find_npm(), "--prefix", str(web.WEB), "run", "--silent"]
    mend = "./check --fix mends what a tool can"
    steps = [
        ("format", [ruff, "format", "--check", "."], mend),
        ("lint", [ruff, "check", "."], mend),
        ("types", [mypy], "see above"),
        ("docs", [str(BIN / "python"), str(ROOT / "tools" / "docs.py")], "see above; the pages are in docs/"),
        ("web types", [*npm, "check"], "see above"),
        ("web tests", [*npm, "test"], "see above"),
        *tests([a for a in arguments if a != "--fix"]),
    ]
    if "--fix" in arguments:
        steps[:0] = [
            ("mending lint", [ruff, "check", "--fix-only", "."], "see above"),
            ("mending format", [ruff, "format", "."], "see above"),
        ]
    return steps


def tests(wanted: list[str]) -> list[tuple[str, list[str], str]]:
    """Those that are wanted; or all, those in a browser apart, so that every process has its share of the long ones."""
    plain = ["--color=no", "-o", "console_output_style=classic"] if os.environ.get("CI") else []
    pytest = [str(BIN / "pytest"), "-n", PROCESSES, "--dist", "worksteal", *plain]
    if wanted:
        return [("tests", [*pytest, *wanted], "see above")]
    return [
        ("tests", [*pytest, "--ignore=tests/web"], "see above"),
        ("tests in a browser", [*pytest, "tests/web"], "see above"),
    ]


def check_environment() -> dict[str, str]:
    # Tests run on the source tree, interpreted; those that want the installed wheel start `python -I`, which ignores
    # PYTHONPATH.
    env = clean_environment() | {"PYTHONPATH": str(ROOT / "src")}
    return env | {"NO_COLOR": "1"} if env.get("CI") else env
