"""The commands ./play and ./check: both set everything up, then start the program or check it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, STDOUT

import browser
import engine
import hooks
import retry
import web
from environment import BIN, ROOT, SetupError, clean_environment, prepare, remedy

EXTRAS = {"bench": "bench", "--bus": "cluster", "--database": "cluster", "--ray": "sim"}  # by arguments that need more

Check = tuple[str, list[str], str]  # a name, a command, and what to do when it fails
Checks = list[Check]

FAILED = 1  # pytest's exit code if tests failed, and nothing worse happened

PROCESSES = str(max(4, os.cpu_count() or 1))  # for tests: on two cores as well, since they often wait for servers
BROWSERS = "3"  # for tests in a browser, which run next to the others

# Tests that play thousands of games and use only the public engine: the compiled engine takes a third of the time.
ON_COMPILED_ENGINE = [
    *(f"tests/every_game/test_{name}.py" for name in ("answers", "copies", "endings", "hidden", "questions", "zones")),
    *(f"tests/engine/test_{name}.py" for name in ("fuzz", "integrity", "notation")),
    "tests/packs/test_pack_games.py",
]

SPEED_NEEDED = ("arena", "bench", "simulate")  # commands that wait until the engine is compiled


def main(command: str, arguments: list[str]) -> None:
    try:
        sys.exit({"play": play, "check": check}[command](arguments))
    except SetupError as problem:
        for line in problem.output.rstrip().splitlines()[-12:]:
            print(f"    {line}", file=sys.stderr)
        sys.exit(f"{command}: {problem}")
    except OSError as problem:
        sys.exit(f"{command}: {problem}: {remedy(str(problem))}")
    except KeyboardInterrupt:
        print(f"\n{command}: stopped", file=sys.stderr)
        sys.exit(130)


def play(arguments: list[str]) -> None:
    """Replace this process with the program, which then owns the signals, the terminal and the exit code."""
    arguments = arguments or ["serve", "--open"]  # the page, in your browser
    prepare("play", *sorted({purpose for word, purpose in EXTRAS.items() if word in arguments}))
    if "serve" in arguments and not has_page():
        arguments = [word for word in arguments if word != "--open"]
    engine.prepare(patient=any(word in arguments for word in SPEED_NEEDED))
    program = str(BIN / "stablemates")
    named = {"STABLEMATES_PROGRAM": "./play"}  # what the program calls itself in messages
    os.execve(program, [program, *arguments], clean_environment() | named)


def has_page() -> bool:
    """Build the page; if that fails, print why: the terminal and the server still work."""
    try:
        web.build()
    except SetupError as problem:
        instead = "play in the terminal with ./play play; the server starts without the page"
        print(f"play: the web page could not be built ({problem}); {instead}", file=sys.stderr)
        return False
    return True


def check(arguments: list[str]) -> int:
    """Run the checks, the quick ones first and in parallel, and stop at the first failure."""
    if arguments[:1] == ["quick"]:
        return check_quickly(arguments[1:])
    hooks.install()
    prepare("play", "check")
    web.packages(tested=True)
    web.build()
    engine.prepare(patient=True)
    os.environ[browser.VARIABLE] = browser.require()
    start = time.monotonic()
    if "--fix" in arguments:
        fix()
    with ThreadPoolExecutor() as side_by_side:
        codes = list(side_by_side.map(run_quietly, (checks_of_python(), checks_of_page())))
    wanted = [argument for argument in arguments if argument != "--fix"]
    late: list[str] = []  # tests that passed only on the second try
    code = next(filter(None, codes), 0) or (run(tests(wanted)) if wanted else run_all_tests(late))
    if not code:
        note = f"; only on the second try: {', '.join(late)}" if late else ""
        print(f"check: passed in {time.monotonic() - start:.0f} s{note}", flush=True)
    return code


def run_all_tests(late: list[str]) -> int:
    """Run every test; retry real-time tests that failed while others ran, and note them."""
    retry.forget_failures()
    with ThreadPoolExecutor(max_workers=1) as alongside:  # one part works while the other waits
        in_browser = alongside.submit(run_quietly, [tests_in_browser()])
        # These wait for nothing, so they come last, when the tests that wait would leave a core idle.
        busy = alongside.submit(run_quietly, [tests_on_compiled_engine(), check_of_page("test")])
        codes = {run([tests_without_browser()]), in_browser.result()}
    if busy.result() or codes == {0}:
        return busy.result()
    failed = retry.second_try() if codes <= {0, FAILED} else []
    late += failed
    return run([("second try", [str(BIN / "pytest"), *failed], "see above")]) if failed else max(codes)


def check_quickly(wanted: list[str]) -> int:
    """Check what changed, or the named files and folders; build nothing."""
    import quick

    prepare("play", "check")
    web.packages(tested=True)
    start = time.monotonic()
    rows = quick.checks(wanted)
    with ThreadPoolExecutor() as side_by_side:
        code = max(side_by_side.map(run_quietly, rows), default=0)
    if not code:
        done = f"passed in {time.monotonic() - start:.0f} s" if rows else "nothing to check has changed"
        print(f"check: {done}; ./check alone runs everything", flush=True)
    return code


def run(checks: Checks) -> int:
    """Run checks until one fails; print what to do about it and return its exit code."""
    for name, command, advice in checks:
        print(f"check: {name}", flush=True)
        began = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, env=check_environment()).returncode
        print(ended(name, code, began, advice), flush=True)
        if code:
            return code
    return 0


def run_quietly(checks: Checks) -> int:
    """Do the same, but print the output of each check when it ends, so that outputs do not interleave."""
    for name, command, advice in checks:
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env=check_environment(), stdout=PIPE, stderr=STDOUT, encoding="utf-8")
        print(f"check: {name}\n{done.stdout}{ended(name, done.returncode, began, advice)}", flush=True)
        if done.returncode:
            return done.returncode
    return 0


def ended(name: str, code: int, began: float, advice: str) -> str:
    seconds = time.monotonic() - began
    return f"check: {name} " + (f"failed after {seconds:.1f} s: {advice}" if code else f"passed in {seconds:.1f} s")


def fix() -> None:
    for tool in (["check", "--fix-only", "--quiet", "."], ["format", "."]):
        subprocess.run([str(BIN / "ruff"), *tool], cwd=ROOT)
    subprocess.run([web.find_npm(), "--prefix", "web", "run", "--silent", "format"], cwd=ROOT)


def checks_of_python() -> Checks:
    ruff, mypy, pyright, python = (str(BIN / tool) for tool in ("ruff", "mypy", "pyright", "python"))
    advice = "./check --fix fixes what a tool can"
    return [
        ("format", [ruff, "format", "--check", "."], advice),
        ("lint", [ruff, "check", "."], advice),
        ("types", [mypy], "see above"),
        ("types of the public API", [pyright, "--pythonpath", python], "see above"),
        ("docs", [python, str(ROOT / "tools" / "docs.py")], "see above; the pages are in docs/"),
    ]


def checks_of_page() -> Checks:
    return [check_of_page(name) for name in ("style", "lint", "check")]


def check_of_page(name: str) -> Check:
    command = [web.find_npm(), "--prefix", "web", "run", "--silent", name]
    return f"web {name}", command, "./check --fix fixes what a tool can"


def tests(wanted: list[str]) -> Checks:
    return [("tests", [*pytest(PROCESSES), *wanted], "see above")]


def tests_on_compiled_engine() -> Check:
    # `python -I` ignores PYTHONPATH, and so finds the installed package instead of the sources.
    isolated = [str(BIN / "python"), "-I", "-m", "pytest", "-o", "pythonpath=.", *in_processes("2")]
    return "tests on the compiled engine", [*isolated, "-p", "no:cacheprovider", *ON_COMPILED_ENGINE], "see above"


def tests_without_browser() -> Check:
    elsewhere = [f"--ignore={name}" for name in ("tests/web", *ON_COMPILED_ENGINE)]
    return "tests", [*pytest(PROCESSES), *elsewhere], "see above"


def tests_in_browser() -> Check:
    return "tests in a browser", [*pytest(BROWSERS), "-o", f"cache_dir={retry.IN_BROWSER}", "tests/web"], "see above"


def pytest(processes: str) -> list[str]:
    return [str(BIN / "pytest"), *in_processes(processes)]


def in_processes(number: str) -> list[str]:
    plain = ["--color=no", "-o", "console_output_style=classic"] if os.environ.get("CI") else []
    return ["-n", number, "--dist", "worksteal", *plain]


def check_environment() -> dict[str, str]:
    # Tests run on the sources, interpreted; those that need the compiled engine start `python -I`, which ignores
    # PYTHONPATH.
    node = Path(web.find_npm()).parent  # pyright also runs on it
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    env = clean_environment() | {"PYTHONPATH": str(ROOT / "src"), "PATH": path}
    return env | {"NO_COLOR": "1"} if env.get("CI") else env
