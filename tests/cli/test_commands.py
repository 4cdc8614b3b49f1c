"""The command line: help, errors, and the commands besides play."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import stablemates
from stablemates.bots import every_name, names
from stablemates.cli.exit_codes import BROKEN_PIPE, INTERRUPTED
from stablemates.words import LANGUAGES, Words

from .program import Program, environment

BAD = [
    (["dance"], "unknown command 'dance'; available: play, learn, puzzle, join, profiles, bots, games, replay, report"),
    (["play", "chess"], "unknown rulebook 'chess'; available: second-ru, second-uk, first-uk, first-ru, unorog"),
    (["play", "--players", "1"], "2 to 10 players (U-SET-05)"),
    (["play", "--players", "11"], "2 to 10 players (U-SET-05)"),
    (["play", "--players", "few"], "'few' is not an integer"),
    (["play", "--players", "0"], "2 to 10 players (U-SET-05)"),
    (["replay", "--seat", "-1"], "'-1' is too small: use 0 or more"),
    (["games", "--most", "0"], "'0' is too small: use 1 or more"),
    (["simulate", "unorog", "--games", "4294967296"], "'4294967296' is too large: use at most 9 digits"),
    (["play", "--bots", "clever"], "unknown bot 'clever'; available: random, keen, novice, sensible, searcher"),
    (["play", "--players", "2", "--bots", "random,random"], "use fewer bots or more players"),
    (["play", "--option", "stone_skips"], "NAME=VALUE"),
    (["play", "--option", "stone_skips=7"], "is not one of [False, True]"),
    (["play", "--option", "luck=true"], "has no option 'luck'; it has: stone_skips, stones_add_up, goal"),
    (["play", "--goal", "-5"], "goal"),
    (["play", "--lang", "de"], "'en', 'ru', 'uk'"),
    (["play", "--pace", "-1"], "'-1' is not a number of seconds"),
    (["play", "--seed", "short"], "at least 160 hex digits"),
    (["play", "--seed", "g" * 160], "seed"),
    (["play", "--name", "bot:me"], "are reserved for bots"),
    (["play", "--resume", "nowhere.match"], "nowhere.match: No such file"),
    (["play", "--resume", "--players", "3"], "--players is for a new game"),
    (["play", "--frobnicate"], "see `stablemates play --help`"),
    (["profiles", "--diff", "second-ru"], "expected 2 arguments"),
    (["profiles", "--diff", "second-ru", "chess"], "unknown rulebook 'chess'"),
    (["profiles", "--diff", "second-ru", "unorog"], "rulebooks of different games, stable and unorog"),
    (["play", "first-uk", "--players", "2"], "3 to 8 players (R-SET-01)"),
    (["replay"], "; start one: stablemates play"),
    (["replay", "nowhere.match"], "nowhere.match: No such file"),
    (["read", "unorog", "-", "-"], "a position starts with"),
    (["read", "chess"], "unknown rulebook 'chess'"),
    (["arena", "novice", "random", "--option", "first"], "NAME=VALUE"),
    (["arena", "novice", "random", "--game", "second-ru", "--option", "first=9"], "is not one of ['random', '0'"),
    (["ask", "second-ru", "ann", "bob", "--loan", "narwhal bob"], "expected UNICORN,OWNER or UNICORN,OWNER,CARD"),
    (["ask", "second-ru", 25 * "a", "bob"], "a name has 1 to 24 characters"),
    (["ask", "second-ru", "ann", "bob", "--discard", 41 * "a"], "field 'discard[0]': expected"),
    (["bench", "--seconds", "soon"], "'soon' is not a number of seconds"),
    # The nearest name is suggested.
    (["paly"], "unknown command 'paly' (did you mean play?); available: play, "),
    (["unorog"], "'unorog' is a rulebook: `stablemates play unorog`"),
    (["play", "Secnd-ru"], "unknown rulebook 'Secnd-ru' (did you mean second-ru?); available: "),
    (["play", "--bots", "sensibel"], "unknown bot 'sensibel' (did you mean sensible?); available: "),
    (
        ["play", "--option", "stone_skip=true"],
        "unorog has no option 'stone_skip' (did you mean stone_skips?); it has: ",
    ),
    (["play", "--playrs", "3"], "has no option '--playrs' (did you mean --players?); it has: --help, "),
    (["--host", "0.0.0.0"], "`stablemates play` has no option '--host', but `stablemates serve` has it; see "),
    (["play", "--frobnicate"], "has no option '--frobnicate'; it has: --help, "),
    (["arena", "random", "tiers"], "unorog has no bot 'tiers'; it has: random, "),
    (["arena", "random", "keen", "--seats", "1"], "unorog is for 2 to 10 players (U-SET-05), not 1"),
    (["simulate", "unorog", "--collector", "cardz"], "unknown collector 'cardz' (did you mean cards?); available: "),
    (["simulate", "unorog", "--collector", "./cards.py:Cards"], "'./cards.py' is not the name of a module: expected"),
    (["serve", "--limit", "message=5"], "unknown limit 'message' (did you mean messages?); available: "),
    (["replay", "game.match", "other.match"], "unexpected argument 'other.match'; see `stablemates replay --help`"),
    (["bots", "chess"], "unknown rulebook 'chess'; available: "),
    (["completion", "tcsh"], "invalid choice: 'tcsh'"),
]


@pytest.mark.parametrize(("args", "advice"), BAD)
def test_bad_arguments_are_one_line_that_says_what_to_do(program: Program, args: list[str], advice: str) -> None:
    ran = program.run(*args)
    assert ran.code == 2
    assert ran.output == ""
    assert ran.errors.startswith("stablemates: ")
    assert ran.errors.count("\n") == 1
    assert advice in ran.errors
    assert program.files() == []


def test_version(program: Program) -> None:
    ran = program.run("--version")
    assert ran.code == 0
    engines = [f"stablemates {stablemates.__version__} ({engine} engine)\n" for engine in ("compiled", "interpreted")]
    assert ran.output in engines


def test_without_a_command_a_game_starts(program: Program) -> None:
    assert "Твой ход" in program.run("--lang", "ru", "--seed", "7").output
    assert len(program.run().output.splitlines()) > 10
    assert isinstance(program.match().seed, str)  # sealed: no one can guess the cards
    assert program.match().players == ["Player", "bot:sensible", "bot:sensible"]


def test_table_options(program: Program) -> None:
    program.run("play", "--option", "stone_skips=true", "--option", "goal=100")
    assert program.match().options == {"stone_skips": True, "stones_add_up": False, "goal": 100}


def test_an_option_that_takes_words_may_be_set_to_a_number(program: Program) -> None:
    """R-SET-07: the seat that starts is a value of its option, like "random"."""
    ran = program.run("play", "second-ru", "--option", "first=2", "--option", "pandas_are_hit=FALSE", "--lang", "en")
    # In words, and seats are counted from 1.
    assert "Who goes first: Seat 3.\nPandas count as cards: no.\n" in ran.output
    assert program.match().options["first"] == "2"
    assert program.match().options["pandas_are_hit"] is False
    bots = ["random", "--games", "3", "--processes", "1", "--json"]
    arena = program.run("arena", "novice", *bots, "--game", "second-ru", "--seats", "3", "--option", "first=2")
    assert (arena.code, arena.errors) == (0, "")
    simulated = program.run("simulate", "second-ru", "--bots", "random", *bots[1:], "--option", "first=2")
    assert json.loads(simulated.output)["plan"]["options"] == {"first": "2"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_profiles(program: Program, lang: str) -> None:
    ran = program.run("profiles", "--lang", lang)
    for profile in stablemates.profiles():
        assert profile.id in ran.output
        for option in profile.options:
            assert f"--option {option.name}=" in ran.output
            assert option.rule in ran.output


def test_profiles_as_json(program: Program) -> None:
    [unorog] = [one for one in json.loads(program.run("profiles", "--json").output) if one["id"] == "unorog"]
    assert (unorog["fewest"], unorog["most"], unorog["seats_rule"]) == (2, 10, "U-SET-05")
    assert {option["name"]: option["default"] for option in unorog["options"]} == {
        "stone_skips": False,
        "stones_add_up": False,
        "goal": 0,
        "dust_by_value": False,
    }
    assert all(option["rule"] and option["source"] for option in unorog["options"])


def test_replay_prints_everything_or_what_a_seat_saw(program: Program) -> None:
    program.run("play", "--players", "2", "--seed", "5", "--name", "Аня", typed=None)
    file = str(program.files()[-1])
    everything = program.run("replay", file, "--lang", "ru")
    mine = program.run("replay", file, "--lang", "ru", "--seat", "0")
    assert everything.code == mine.code == 0
    assert "Искра берёт: «" in everything.output
    assert "Искра берёт: «" not in mine.output  # U-TURN-01: drawn cards are hidden
    assert "Ты берёшь: «" in mine.output
    assert "Аня берёт: «" in everything.output
    assert program.run("replay", file, "--seat", "2").errors.endswith("the seats of this match are 0 to 1\n")
    assert program.run("replay", "-", typed=Path(file).read_text("utf-8")).code == 0


def test_replay_prints_the_rule_behind_every_sentence(program: Program) -> None:
    program.run("play", "--players", "2", "--seed", "5", typed="d\nq\n")
    output = program.run("replay", str(program.files()[-1]), "--lang", "en", "--rules").output.replace("\n", " ")
    assert re.search(r"Player draws [^(]+\. \(Rule U-TURN-01: ", output)


def test_report_writes_a_page_with_everything_inside(program: Program, tmp_path: Path) -> None:
    game, page = Path(__file__).parents[1] / "golden" / "unorog-2.match", tmp_path / "out" / "game.html"
    ran = program.run("report", str(game), "--out", str(page), "--lang", "uk")
    assert str(page) in ran.output.replace("\n", "")
    text = page.read_text("utf-8")
    assert text.count("<polygon") == 2  # the shares of both players
    assert "<script src" not in text
    assert "<link" not in text
    assert Words("uk").text("report-only-band") in text  # tests run interpreted


def test_without_a_file_report_uses_the_last_finished_game(program: Program, tmp_path: Path) -> None:
    nothing = program.run("report")
    assert "no finished game in " in nothing.errors
    program.run("play", "--seed", "5", typed="d\nq\n")
    folder = program.files()[-1].parent
    finished = folder / "unorog-2020-01-01-000000.match"
    finished.write_text((Path(__file__).parents[1] / "golden" / "unorog-2.match").read_text("utf-8"), "utf-8")
    os.utime(finished, (0, 0))  # the unfinished game is newer
    ran = program.run("report", "--out", str(tmp_path / "report.html"))
    assert (ran.code, ran.errors) == (0, "")


def test_replay_of_an_unfinished_or_broken_game(program: Program, tmp_path: Path) -> None:
    program.run("play", "--seed", "5", typed="d\nq\n")
    assert "The game is not over yet." in program.run("replay", str(program.files()[-1])).output
    broken = tmp_path / "broken.match"
    broken.write_bytes(b"\xff\xfe\x00")
    assert program.run("replay", str(broken)).errors.startswith(f"stablemates: {broken}: not a match file; ")
    broken.write_text("{}")
    assert "line 1" in program.run("replay", str(broken)).errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_read_shows_a_position(program: Program, lang: str) -> None:
    line = stablemates.new("unorog", seats=3, seed=5).notation()
    spoken = program.run("read", *line.split(), "--lang", lang)
    piped = program.run("read", "-", "--lang", lang, typed=line)
    assert spoken.code == 0
    assert spoken.output == piped.output
    assert spoken.output.count("●") > 2


def test_bench_is_called_with_its_flags(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    called: dict[str, object] = {}

    def bench(**given: object) -> int:
        called.update(given)
        return 1

    monkeypatch.setitem(sys.modules, "stablemates.lab.bench", SimpleNamespace(main=bench))
    monkeypatch.setattr("stablemates.lab.bench", SimpleNamespace(main=bench), raising=False)
    assert program.run("bench", "--json", "--seconds", "3", "--no-peers").code == 1
    assert called == {"as_json": True, "seconds": 3.0, "peers": False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots(program: Program, lang: str) -> None:
    everybody, of_unorog = (
        program.run("bots", "--lang", lang).output,
        program.run("bots", "unorog", "--lang", lang).output,
    )
    assert re.findall(r"(?m)^(\w+)(?: [●○]{5})? — ", of_unorog) == names("unorog")
    assert re.findall(r"(?m)^([\w-]+)(?: \(\w+\))?(?: [\w ●○,]*[●○]{5})? — ", everybody) == every_name()
    assert "tiers (stable) — " in everybody


@pytest.mark.parametrize(
    ("args", "missing", "extra"),
    [
        (["simulate", "unorog", "--ray", "127.0.0.1:1"], "ray", "sim"),
        (["serve", "--port", "0", "--data", ".", "--database", "postgresql://x"], "psycopg", "cluster"),
        (["bench"], "rlcard", "bench"),
    ],
)
def test_a_missing_package_is_named(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str], missing: str, extra: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "stablemates.server.store.postgres", raising=False)
    monkeypatch.setattr("stablemates.lab.bench.have_peers", lambda: False)
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    ran = program.run(*args)
    assert ran.code == 2
    assert f"pip install 'stablemates[{extra}]'" in ran.errors
    assert ran.errors.count("\n") == 1


def test_a_port_that_is_taken(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = program.run("serve", "--port", str(port))
    assert ran.code == 2
    why = os.strerror(errno.EADDRINUSE)
    advice = "choose another --host or --port (0: any free port)"
    assert ran.errors == f"stablemates: 127.0.0.1, port {port}: {why}; {advice}\n"


def test_a_host_that_cannot_be_an_address(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    ran = program.run("serve", "--host", "table..example")
    assert ran.code == 2
    assert ran.errors.startswith("stablemates: table..example: not an address; choose another --host")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_names_the_command_that_lets_phones_in(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.setattr("stablemates.server.logs.set_up", lambda: None)
    monkeypatch.setattr("stablemates.cli.serve.run_server", lambda plan, started: started("http://127.0.0.1:8000"))
    ran = program.run("serve", "--data", str(tmp_path), "--lang", lang)
    assert ": stablemates serve --host 0.0.0.0 " in " ".join(ran.output.split())


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "unorog", "--report", "file/out"],
        ["arena", "random", "keen", "--picture", "file/strength.svg"],
        ["serve", "--data", "file"],
    ],
)
def test_no_work_is_started_if_the_result_cannot_be_written(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("stablemates.lab.pool.in_order", lambda *args, **given: pytest.fail("a game was played"))
    ran = program.run(*args)
    assert ran.code == 2
    assert ran.output == ""
    assert f"; choose a writable path: {args[-2]} " in ran.errors
    assert ran.errors.count("\n") == 1


def test_a_folder_that_cannot_be_written_to(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = program.run("play")
    assert ran.code == 2
    assert "set XDG_DATA_HOME to a writable folder" in ran.errors


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # there is no reader from the start
    command = [sys.executable, "-m", "stablemates", "profiles", "--json"]
    ran = subprocess.run(command, env=environment(tmp_path), stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (BROKEN_PIPE, "")


def test_ctrl_c_is_not_an_error(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("stablemates.cli.profiles.run", interrupted)
    ran = program.run("profiles")
    assert (ran.code, ran.output, ran.errors) == (INTERRUPTED, "", "")


NO_CYRILLIC = (
    "stablemates: your output is in {}, which has no Cyrillic letters: set PYTHONIOENCODING=utf-8, or use --lang en\n"
)


@pytest.mark.parametrize(
    ("lang", "encoding", "errors"),
    [
        ("ru", "latin-1", NO_CYRILLIC.format("iso8859-1")),
        ("uk", "ascii", NO_CYRILLIC.format("ascii")),
        ("uk", "koi8-u", ""),
        ("en", "ascii", ""),  # only the dashes and dots are missing
    ],
)
def test_a_terminal_that_cannot_show_our_letters(lang: str, encoding: str, errors: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "stablemates", "play", "--lang", lang, "--seed", "7"],
        env=environment(tmp_path) | {"PYTHONIOENCODING": encoding},
        input=b"1\n",
        capture_output=True,
    )
    assert ran.returncode == 0
    assert ran.stderr.decode() == errors


def test_games_are_listed_and_the_last_one_is_replayed(program: Program) -> None:
    assert program.run("games").output == "No games yet. Start one: stablemates play\n"
    folder = program.home / "stablemates" / "matches"
    folder.mkdir(parents=True)
    golden = Path(__file__).parents[1] / "golden"
    for age, name in enumerate(["unorog-2", "second-ru-2"]):
        (folder / f"{name}.match").write_bytes((golden / f"{name}.match").read_bytes())
        os.utime(folder / f"{name}.match", (1_000_000 - age, 1_000_000 - age))
    output = program.run("games").output
    assert output.index("· Unorog ·") < output.index("· Unicorn Stable")
    assert "wins: no cards left" in output
    assert "· Unicorn Stable" not in program.run("games", "--most", "1").output
    assert program.run("replay").output == program.run("replay", str(folder / "unorog-2.match")).output
