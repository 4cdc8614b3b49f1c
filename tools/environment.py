"""The environment in .venv: created at the first start, updated when something changed, otherwise left alone.

Only the standard library is used here, because this runs before anything is installed.  A step runs
again when its fingerprint (a hash of its inputs) differs from the one stored when it was last finished.
"""

from __future__ import annotations

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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

import requirements

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMPS = VENV / "stablemates.json"
UNFINISHED = "unfinished"
SERVES = "import stablemates_compiled; stablemates_compiled.serve({root!r})\n"  # what .venv does when Python starts

# Variables that would change what Python or the installers do: which modules are found, where packages go.
UNWANTED = (
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONSAFEPATH",
    "UV_SYSTEM_PYTHON",
    "VIRTUAL_ENV",
)

# Error messages of the installers, and what to do about them.  The first match is shown.
REMEDIES = (
    (r"No space left|disk quota", "the disk is full: make room, then start again"),
    (r"Permission denied|Read-only file system", f"{ROOT} must be writable: start as its owner, or in a copy of yours"),
    (
        r"SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)",
        "the npm registry's certificate is not trusted: name your own in NODE_EXTRA_CA_CERTS, then start again",
    ),
    (
        r"ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH",
        "cannot reach the npm registry: check the network, then start again",
    ),
    (
        r"UnknownIssuer|CERTIFICATE_VERIFY_FAILED",
        "the package index's certificate is not trusted: name your own in SSL_CERT_FILE and PIP_CERT, then start again",
    ),
    (r"(?i)hash mismatch|do not match the hashes", "a download does not match the lock file: try again later"),
    (
        r"(?i)error sending request|dns error|connection|name resolution|unreachable|timed out|failed to fetch",
        "cannot reach the package index: check the network (PIP_INDEX_URL can name a mirror), then start again",
    ),
)


class SetupError(Exception):
    """What went wrong and what to do, in one line; and the output of the tool that failed."""

    def __init__(self, line: str, said: str = "") -> None:
        super().__init__(line)
        self.said = said


def prepare(*purposes: str) -> None:
    """Make sure that .venv has the packages for these purposes, and runs the sources of this folder."""
    wanted = {purpose: digest_of(requirements.pinned(purpose)) for purpose in purposes}
    wanted["project"] = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "compiled.py")
    if is_sound() and wanted.items() <= read_stamps().items():
        return  # without the lock: a second start need not write anything
    with alone("set-up"):
        if not is_sound():
            make_venv()
        for purpose in purposes:
            died = read_stamps().get(purpose) == UNFINISHED
            once(purpose, wanted[purpose], partial(install, purpose, again=died))
        once("project", wanted["project"], install_project)


# Current state


def is_sound() -> bool:
    """Return whether .venv was finished, in this folder, and still has its Python."""
    return read_stamps().get("venv") == venv_fingerprint() and os.path.exists(BIN / "python")


def venv_fingerprint() -> str:
    # Scripts in .venv contain their absolute path, so moving the folder breaks it.  When a distribution upgrades
    # Python, the target of the link has another name (python3.11, python3.13).
    return f"{ROOT} {os.path.realpath(BIN / 'python')}"


def digest(*files: Path) -> str:
    """Return a hash of the files' contents."""
    return digest_of("".join(digest_of(file.read_text("utf-8")) for file in files))


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read_stamps() -> dict[str, str]:
    try:
        stamps: dict[str, str] = json.loads(STAMPS.read_text())
    except (OSError, ValueError):
        return {}
    return stamps


def write_stamps(stamps: dict[str, str]) -> None:
    draft = STAMPS.with_suffix(".new")
    draft.write_text(json.dumps(stamps, indent=1))
    draft.replace(STAMPS)  # atomic: no reader ever sees half a file


def once(name: str, fingerprint: str, act: Callable[[], None]) -> None:
    """Run a step, unless it was already finished with the same fingerprint."""
    stamps = read_stamps()
    if stamps.get(name) == fingerprint:
        return
    write_stamps(stamps | {name: UNFINISHED})
    act()
    write_stamps(stamps | {name: fingerprint})


# The steps


def make_venv() -> None:
    """Recreate .venv with only the pinned uv, which installs the rest."""
    STAMPS.unlink(missing_ok=True)
    version = ".".join(map(str, sys.version_info[:3]))
    with step(f"making .venv with Python {version}"):
        try:
            import venv
        except ImportError:
            raise SetupError(no_venv_module()) from None
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, symlinks=True)
        quietly([*pip(), "install", "--quiet", "--no-deps", *locked("uv", requirements.entries(["uv"]))])
    about = {
        "headers": sysconfig.get_path("include"),
        "library": sysconfig.get_path("purelib", vars={"base": str(VENV)}),
    }
    write_stamps({"venv": venv_fingerprint(), "python": sys.version, **about})


def pip() -> list[str]:
    """Return the command that installs into .venv before uv is there."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(BIN / "python")]
    if importlib.util.find_spec("ensurepip"):
        quietly([str(BIN / "python"), "-m", "ensurepip"])
        return [str(BIN / "python"), "-m", "pip"]
    raise SetupError(no_venv_module())


def no_venv_module() -> str:
    return f"{sys.executable} lacks venv and pip: install them (on Debian: apt install python3-venv), then start again"


def locked(name: str, pins: str) -> list[str]:
    """Return the arguments of an installer that checks the hashes of these packages."""
    file = VENV / f"{name}.lock"
    file.write_text(pins)
    return ["--require-hashes", "--requirement", str(file)]


def install(purpose: str, again: bool) -> None:
    """Install what is missing; everything if the last attempt died, as it may have left half a package."""
    with step(f"installing the packages to {purpose}"):
        # A source-only package is built with what is locked, not with the newest versions of the index.
        packages = ["--no-build-isolation", *locked(purpose, requirements.pinned(purpose))]
        quietly([*uv_install(), *packages, *["--reinstall"] * again])


def install_project() -> None:
    """Let .venv run the sources of this folder, and the compiled engine while it is that of the sources."""
    with step("installing Stablemates"):
        quietly([*uv_install(), "--no-deps", "--no-build-isolation", "--reinstall", "--editable", str(ROOT)])
        library = Path(read_stamps()["library"])
        shutil.copyfile(ROOT / "tools" / "compiled.py", library / "stablemates_compiled.py")
        (library / "stablemates_compiled.pth").write_text(SERVES.format(root=str(ROOT)), encoding="utf-8")


def uv_install() -> list[str]:
    return [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(BIN / "python")]


# Running tools


def quietly(command: list[str], **variables: str) -> str:
    """Run a tool and return its output, which is shown only if it fails."""
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
    return done.stdout


def remedy(said: str) -> str:
    """Return what to do about a failure, judging by the tool's output."""
    for pattern, advice in REMEDIES:
        if re.search(pattern, said):
            return advice
    return "see above; if that does not help, remove .venv and start again"


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def tool_environment() -> dict[str, str]:
    env = clean_environment() | {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_USER": "0",  # a "1" from the user's settings would install outside .venv
        "UV_COMPILE_BYTECODE": "1",  # once now, instead of at every start
        "UV_SYSTEM_CERTS": "1",  # only the system knows a company's own certificates
    }
    env.setdefault("PIP_RETRIES", "2")
    if not can_write(default_cache()):
        env.setdefault("UV_CACHE_DIR", str(VENV / "cache"))
    # pip and uv each have their own variable for a mirror; people set one of them.
    mirrors = [env[name] for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL") if env.get(name)]
    if mirrors:
        env.setdefault("PIP_INDEX_URL", mirrors[-1])
        env.setdefault("UV_INDEX_URL", mirrors[0])
    return env


def default_cache() -> Path:
    """Return where uv would keep its downloads."""
    return Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "uv")


def can_write(folder: Path) -> bool:
    """Return whether the folder is writable, or can be created."""
    there = next(place for place in (folder, *folder.parents) if os.path.exists(place))
    return os.access(there, os.W_OK)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until no other command does the same."""
    with open(lock_file(what), "w") as file:
        if not try_lock(file):
            say(f"waiting for another command ({what})")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_busy(what: str) -> bool:
    """Return whether another command does that now."""
    with open(lock_file(what), "w") as file:
        return not try_lock(file)


def lock_file(what: str) -> Path:
    return ROOT / f".venv-{what}-lock"  # next to .venv, which may be recreated meanwhile


def try_lock(file: IO[str]) -> bool:
    if fcntl is None:  # no such locks on this system: two simultaneous first starts may interfere
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


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
