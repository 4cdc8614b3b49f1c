"""``stablemates serve``: run a server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from contextlib import ExitStack
from ipaddress import ip_address
from pathlib import Path

from .. import bots
from ..client import saves
from ..lab.progress import progress
from ..server import logs
from ..server.http.identity import KEY_VARIABLE, find_key
from ..server.http.limits import Limits
from ..server.http.proxies import network, origin
from ..server.runner import CannotServe, Plan
from ..server.runner import run as run_server
from ..terminal.lines.screen import Screen
from ..words import Words, choose
from .examples import PROGRAM
from .json_fields import print_line
from .output_paths import writable
from .phone import qr_code, reachable

DEFAULT_PORTS = range(8000, 8010)


def run(args: argparse.Namespace) -> int:
    brought = [bots.bring(spec) for spec in args.bot]
    plan = plan_of(args)
    screen = Screen(Words(choose(args.lang, os.environ), "serve"))
    logs.set_up()
    with ExitStack() as starting:
        starting.enter_context(progress(screen.words.text("serve-starting"), quiet=args.json))
        fields = {"data": str(plan.data)}

        def started(address: str) -> None:
            starting.close()
            fields["address"] = address
            if args.json:
                print_line({"event": "serving", **fields})
            else:
                print_start(screen, plan, address, brought)
            if args.open and has_screen():
                webbrowser.open(address)

        run_server(plan, started)
    if args.json:
        print_line({"event": "stopped", **fields})
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    data = Path(args.data) if args.data else saves.folder(os.environ).parent
    web = Path(args.web) if args.web else None
    if web is not None and not (web / "index.html").is_file():
        raise CannotServe(f"--web {web}: this folder has no index.html")
    plan = Plan(
        data=data,
        host=args.host,
        port=default_port(args.host) if args.port is None else args.port,
        database=args.database,
        new_database=args.new_database or not (data / "key").exists(),
        bus=args.bus,
        origins=[origin(text) for text in args.origin],
        proxies=[network(text) for text in args.proxy],
        limits=Limits.of(args.limit),
        thinkers=args.bots,
        web=web,
        metrics_open=args.metrics_open,
    )
    if not plan.alone and not args.data and not os.environ.get(KEY_VARIABLE):
        raise CannotServe(
            f"servers that share tables need the same key: set {KEY_VARIABLE} to the same 32 or more random "
            "characters on each, or --data to a shared folder"
        )
    if plan.bus and plan.alone:
        raise CannotServe("--bus needs a shared database: add --database postgresql://...")
    writable(data, "--data FOLDER")
    if os.environ.get(KEY_VARIABLE) or (data / "key").exists():
        plan.key = find_key(data, os.environ)
    return plan


def default_port(host: str) -> int:
    """Return the first free default port, or 0 (any port) if none of them is free."""
    for port in DEFAULT_PORTS:
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except (OSError, UnicodeError):  # not an address: ``listen`` says so
                continue
            return port
    return 0


def has_screen() -> bool:
    """Return whether a graphical browser can open here; a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def print_start(screen: Screen, plan: Plan, address: str, brought: list[str]) -> None:
    words = screen.words
    screen.say_unbroken(words.text("serve-address", address=address), style="bold")
    print_phones(screen, address)
    if brought:
        screen.say(words.text("serve-bots", list=", ".join(brought)))
    if plan.alone:
        screen.say_unbroken(words.text("serve-data", path=plan.database.removeprefix("sqlite:") or str(plan.data)))
    elif not plan.bus:
        screen.say(words.text("serve-no-bus"))
    if not is_loopback(plan.host) and not plan.proxies:
        screen.say(words.text("serve-plain"))
    screen.say(words.text("serve-stop"))
    screen.console.file.flush()


def print_phones(screen: Screen, address: str) -> None:
    """Print the address for other devices, and in a terminal also its QR code."""
    outside = reachable(address)
    if not outside:
        screen.say_unbroken(screen.words.text("serve-this-machine", program=PROGRAM))
        return
    screen.say_unbroken(screen.words.text("serve-phones", address=outside))
    if screen.console.is_terminal:
        screen.console.print(qr_code(outside))


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
