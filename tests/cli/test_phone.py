"""What a server prints for phones: an address that can be typed, and a QR code of it."""

from __future__ import annotations

import pytest
import segno

from stablemates.cli import phone
from stablemates.cli.phone import qr_code, reachable

from .program import Program


@pytest.mark.parametrize(
    ("own", "address"), [("192.168.1.5", "http://192.168.1.5:8000"), ("2001:db8::7", "http://[2001:db8::7]:8000")]
)
def test_a_server_on_all_interfaces_is_reached_at_the_machines_own_address(
    own: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone, "own_address", lambda: own)
    assert reachable("http://0.0.0.0:8000") == address
    assert reachable("http://[::]:8000") == address


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "own_address", lambda: "")
    assert reachable("http://0.0.0.0:8000") == ""
    assert reachable("http://[::1]:8000") == ""


def test_the_code_has_a_light_border_and_every_module() -> None:
    address = "http://192.168.1.5:8000"
    lines = qr_code(address).plain.split("\n")
    side = len(list(segno.make(address, micro=False).matrix)) + 2 * phone.BORDER
    assert {len(line) for line in lines} == {side}
    assert len(lines) == (side + 1) // 2
    assert lines[0].strip() == ""
    dark = sum({"█": 2, "▀": 1, "▄": 1, " ": 0}[sign] for line in lines for sign in line)
    assert dark == sum(sum(bool(module) for module in row) for row in segno.make(address, micro=False).matrix)


def test_what_people_copy_is_never_wrapped(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.cli.serve.run_server", lambda plan, started: started("http://127.0.0.1:8000"))
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    monkeypatch.setenv("COLUMNS", "40")
    lines = program.run("serve").output.splitlines()
    assert "On this machine only. For phones and other computers: stablemates serve --host 0.0.0.0" in lines
    assert f"Games are stored in {program.home / 'stablemates'}" in lines
