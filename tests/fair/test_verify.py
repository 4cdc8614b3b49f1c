"""``stablemates verify``."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from stablemates import fair
from stablemates.cli import verify
from stablemates.words import LANGUAGES

from ..cli.program import Program
from ..words.fluent_files import inside, patterns
from .dealing import a_record, a_secret, dealt, forged, of_a_day, recorded


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(tmp_path, monkeypatch)


def saved(folder: Path, text: str) -> str:
    file = folder / "game.match"
    file.write_text(text, encoding="utf-8", newline="")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_in_every_language(program: Program, tmp_path: Path, lang: str) -> None:
    ran = program.run("verify", saved(tmp_path, a_record("second-ru", 1)), "--lang", lang)
    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.count("✓") == 6
    assert "✗" not in ran.output
    assert ran.output.count("  · ") == len(verify.PROVES) + len(verify.OPEN)
    assert fair.commitment(a_secret(1)) in ran.output  # to be compared, since none was named


def test_the_deal_of_a_day_is_public(program: Program, tmp_path: Path) -> None:
    ran = program.run("verify", saved(tmp_path, of_a_day("2026-11-16")))
    assert ran.code == 0
    assert "This is the deal of the day, 2026-11-16. Its secret is public" in " ".join(ran.output.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["secret", "commitment", "words", "seed", "deck", "hands"])
def test_a_forged_game_in_every_language(program: Program, tmp_path: Path, lang: str, what: str) -> None:
    ran = program.run("verify", saved(tmp_path, forged(a_record("unorog", 1), what, 5)), "--lang", lang)
    assert (ran.code, ran.errors) == (1, "")
    assert "✗" in ran.output
    assert "  · " not in ran.output


def test_the_noted_commitment(program: Program, tmp_path: Path) -> None:
    file = saved(tmp_path, a_record("unorog", 1))
    good = program.run("verify", file, "--commitment", fair.commitment(a_secret(1)))
    assert good.code == 0
    assert "is the one you noted" in good.output
    assert fair.commitment(a_secret(1)) not in good.output
    bad = program.run("verify", file, "--commitment", fair.commitment(a_secret(2)))
    assert bad.code == 1
    assert "✗ The commitment is not the one you noted." in bad.output


def test_an_unfinished_game(program: Program, tmp_path: Path) -> None:
    ran = program.run("verify", saved(tmp_path, recorded(dealt("unorog", 1), 1)))
    assert ran.code == 0
    assert "The game is not over yet" in ran.output


def test_for_programs(program: Program, tmp_path: Path) -> None:
    good = program.run("verify", saved(tmp_path, a_record("unorog", 1)), "--json")
    assert good.code == 0
    assert json.loads(good.output)["good"] is True
    bad = program.run("verify", saved(tmp_path, forged(a_record("unorog", 1), "deck", 0)), "--json")
    assert bad.code == 1
    assert [one["what"] for one in json.loads(bad.output)["findings"] if not one["good"]] == ["deck"]
    none = program.run("verify", saved(tmp_path, "no record"), "--json")
    assert none.code == 2
    assert json.loads(none.output)["unreadable"] == "line 1: the header is not JSON: 'no record'"


def test_a_file_that_is_not_a_match_is_refused(program: Program, tmp_path: Path) -> None:
    assert "No such file" in program.run("verify", "nowhere.match").errors
    (tmp_path / "bytes.match").write_bytes(b"\xff\xfe")
    (tmp_path / "large.match").write_bytes(b" " * (verify.LARGEST + 1))
    for name, why in (("bytes", "not a match file"), ("large", "limit: 2,000,000 bytes")):
        ran = program.run("verify", str(tmp_path / f"{name}.match"))
        assert (ran.code, ran.output) == (2, "")
        assert why in ran.errors
    ran = program.run("verify", saved(tmp_path, "{}"))
    assert ran.code == 2
    assert "game.match: line 1: field 'format'" in ran.errors


def test_from_a_pipe(program: Program) -> None:
    assert program.run("verify", "-", typed=a_record("unorog", 1)).code == 0


def test_control_characters_in_a_name_do_not_reach_the_terminal(program: Program, tmp_path: Path) -> None:
    text = a_record("unorog", 1).replace("Аня", "\\u001b[2J", 1)
    ran = program.run("verify", saved(tmp_path, text))
    assert ran.code == 1
    assert "\x1b" not in ran.output
    assert "�[2J" in ran.output


def test_a_line_break_in_a_name_cannot_fake_a_finding(program: Program, tmp_path: Path) -> None:
    text = a_record("unorog", 1).replace("Аня", "\\nall good", 1)
    ran = program.run("verify", saved(tmp_path, text))
    assert "�all good" in ran.output
    assert "\nall good" not in ran.output


def test_a_match_file_can_be_replayed(program: Program, tmp_path: Path) -> None:
    ran = program.run("replay", saved(tmp_path, a_record("unorog", 1)), "--lang", "ru")
    assert (ran.code, ran.errors) == (0, "")
    assert len(ran.output.splitlines()) > 20


class Shelf(BaseHTTPRequestHandler):
    """A server with a good record, a large one, and nothing else."""

    def do_GET(self) -> None:
        files = {"/good.match": a_record("unorog", 1).encode(), "/large.match": b" " * (verify.LARGEST + 1)}
        body = files.get(self.path, b"")
        self.send_response(200 if body else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    server = ThreadingHTTPServer(("127.0.0.1", 0), Shelf)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_game_from_a_server(program: Program, shelf: str) -> None:
    assert program.run("verify", f"{shelf}/good.match", "--commitment", fair.commitment(a_secret(1))).code == 0
    missing = program.run("verify", f"{shelf}/other.match")
    assert missing.code == 2
    assert missing.errors.endswith("/other.match: Not Found\n")
    large = program.run("verify", f"{shelf}/large.match")
    assert large.code == 2
    assert "limit: 2,000,000 bytes" in large.errors


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/x", "http://[", "https://127.0.0.1:1/x"])
def test_a_server_that_is_not_there(program: Program, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    ran = program.run("verify", url)
    assert ran.code == 2
    assert ran.errors.startswith(f"stablemates: {url}: ")
    assert ran.errors.count("\n") == 1


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_languages_say_the_same(lang: str) -> None:
    english, theirs = patterns("en", "fair.ftl"), patterns(lang, "fair.ftl")
    assert list(theirs) == list(english)
    for name, pattern in theirs.items():
        assert inside(pattern).arguments == inside(english[name]).arguments, name
