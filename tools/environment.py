"""The environment in .venv: created at the first start, updated when something has changed, otherwise left alone.

Only the standard library is used here, because this runs before anything is installed.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
LOCK = ROOT / "requirements.lock"  # every package, with hashes for all platforms and no URLs
STAMPS = VENV / "stablemates.json"  # the purposes that .venv is ready for, each with a hash of what it was made from
UNFINISHED = "unfinished"
MADE_FROM = [LOCK, ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "compiled.py"]

# The parts of pyproject.toml that a purpose needs.
NEEDS = {
    "play": ["--extra=play", "--group=setup"],
    "check": ["--extra=cluster", "--extra=rl", "--extra=sim", "--group=setup", "--group=check"],
    "bench": ["--extra=bench"],
    "cluster": ["--extra=cluster"],
    "sim": ["--extra=sim"],
    "node": ["--group=node"],
}

# Variables that would change which modules are found, or where packages are installed.
UNWANTED = {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH", "UV_SYSTEM_PYTHON", "VIRTUAL_ENV"}

# Error messages of installers, and what to do about them.  The first match is shown.
REMEDIES = {
    "No space left|disk quota": "the disk is full: make room, then try again",
    "Permission denied|Read-only file": f"{ROOT} must be writable: start as its owner, or in your own copy",
    "CERTIFICATE|_CERT|UNABLE_TO_|UnknownIssuer": (
        "the certificate of a registry is not trusted: set SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS"
        " to your own certificates, then try again"
    ),
    "(?i)hash mismatch|match the hashes": "a download does not match the lock file: try again later",
    "(?i)ENOTFOUND|ECONN|EAI_AGAIN|TIMEDOUT|UNREACH|error sending|dns error|connection|resolution|timed out|to fetch": (
        "cannot reach the package registry: check the network (PIP_INDEX_URL can name a mirror), then try again"
    ),
}


class SetupError(Exception):
    """What went wrong and what to do, in one line, and the output of the tool that failed."""

    def __init__(self, line: str, output: str = "") -> None:
        super().__init__(line)
        self.output = output


def prepare(*purposes: str) -> None:
    """Make sure that .venv has the packages for these purposes, and runs the sources in this folder."""
    current = digest(*MADE_FROM)
    if is_sound() and not lacking(purposes, current):
        return  # without the lock: later starts need not write anything
    with alone("set-up"):
        if not is_sound():
            make_venv()
        missing, stamps = lacking(purposes, current), read_stamps()
        if missing:
            died = UNFINISHED in map(stamps.get, missing)
            write_stamps(stamps | dict.fromkeys(missing, UNFINISHED))
            install(missing, again=died)
            write_stamps(stamps | dict.fromkeys(missing, current))


# Current state


def is_sound() -> bool:
    """Return whether .venv was completed in this folder, and still has its Python."""
    return read_stamps().get("venv") == venv_fingerprint() and os.path.exists(BIN / "python")


def venv_fingerprint() -> str:
    # Scripts in .venv contain their absolute path, so moving the folder breaks them.  When a distribution upgrades
    # Python, the link points to another file (python3.11, python3.13).
    return f"{ROOT} {os.path.realpath(BIN / 'python')}"


def lacking(purposes: tuple[str, ...], current: str) -> list[str]:
    return [purpose for purpose in purposes if read_stamps().get(purpose) != current]


def digest(*files: Path) -> str:
    """Return a hash of the files' contents."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def read_stamps() -> dict[str, str]:
    try:
        stamps: dict[str, str] = json.loads(STAMPS.read_text())
    except (OSError, ValueError):
        return {}
    return stamps


def write_stamps(stamps: dict[str, str]) -> None:
    draft = STAMPS.with_suffix(".new")
    draft.write_text(json.dumps(stamps, indent=1))
    draft.replace(STAMPS)  # atomic: no reader sees half a file


# The steps


def make_venv() -> None:
    """Recreate .venv with only the pinned uv, which installs the rest."""
    STAMPS.unlink(missing_ok=True)
    with step("making .venv with Python {}.{}.{}".format(*sys.version_info)):
        try:
            import venv
        except ImportError:
            raise SetupError(no_venv_module()) from None
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, symlinks=True)
        [pinned] = re.findall(r"^uv==.*\n(?: .*\n)*", LOCK.read_text("utf-8"), re.MULTILINE)
        (VENV / "uv.lock").write_text(pinned)
        quietly([*pip(), "install", "--quiet", "--require-hashes", "--requirement", str(VENV / "uv.lock")])
    headers = str(sysconfig.get_config_var("INCLUDEPY"))
    write_stamps({"venv": venv_fingerprint(), "python": sys.version, "headers": headers})


def pip() -> list[str]:
    """Return the command that installs into .venv before it has uv."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(BIN / "python")]
    if importlib.util.find_spec("ensurepip"):
        quietly([str(BIN / "python"), "-m", "ensurepip"])
        return [str(BIN / "python"), "-m", "pip"]
    raise SetupError(no_venv_module())


def no_venv_module() -> str:
    return f"{sys.executable} lacks venv and pip: install them (on Debian: apt install python3-venv), then try again"


def install(purposes: list[str], again: bool) -> None:
    """Install what is missing; reinstall everything if the last attempt died, since it may have left half a package."""
    uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(BIN / "python")]
    uv += ["--no-build-isolation"]  # a source-only package is built with what is locked, not with the newest versions
    needs = [need for purpose in purposes for need in NEEDS[purpose]]
    locked = ["--require-hashes", "--constraints", str(LOCK), "--requirements", "pyproject.toml"]
    with step(f"installing packages: {', '.join(purposes)}"):
        quietly([*uv, *locked, *needs, *["--reinstall"] * again])
        quietly([*uv, "--no-deps", "--reinstall", "--editable", str(ROOT)])


# Running tools


def quietly(command: list[str], **variables: str) -> None:
    """Run a tool, and show its output only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=tool_environment() | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise SetupError(remedy(done.stdout), done.stdout)


def remedy(output: str) -> str:
    """Return what to do about a failure, judging by the tool's output."""
    found = (advice for pattern, advice in REMEDIES.items() if re.search(pattern, output))
    return next(found, "see above; if that does not help, remove .venv and start again")


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def tool_environment() -> dict[str, str]:
    env = clean_environment() | {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_RETRIES": "2",
        "PIP_USER": "0",  # a "1" from the user's settings would install outside .venv
        "UV_COMPILE_BYTECODE": "1",  # once now, instead of at every start
        "UV_SYSTEM_CERTS": "1",  # only the system knows a company's own certificates
    }
    if not os.access(os.path.expanduser("~"), os.W_OK):
        env |= {"UV_CACHE_DIR": str(VENV / "cache"), "npm_config_cache": str(VENV / "cache" / "npm")}
    # pip and uv each have their own variable for a mirror; people set one of them.
    mirror = env.get("PIP_INDEX_URL") or env.get("UV_DEFAULT_INDEX") or env.get("UV_INDEX_URL")
    return {"PIP_INDEX_URL": mirror, "UV_DEFAULT_INDEX": mirror} | env if mirror else env


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Hold the lock for a kind of work, waiting until no other command does it."""
    with open(lock_file(what), "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"waiting for another command ({what})")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def lock_file(what: str) -> Path:
    return ROOT / f".venv-{what}-lock"  # next to .venv, which may be recreated meanwhile


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print what is being done, and how long it took."""
    began = time.monotonic()
    print(f"set-up: {what} ... ", end="", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        print("not finished", file=sys.stderr)
        raise
    print(f"{time.monotonic() - began:.1f} s", file=sys.stderr)


def say(what: str) -> None:
    print(f"set-up: {what}", file=sys.stderr, flush=True)
