"""Write everything that later versions must be able to read.

``tools/record.py`` calls this.  Recordings of a released version are never written again.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.table import person
from tests.server.virtual_time import EPOCH

import stablemates
from stablemates import bots
from stablemates.core.game import Value
from stablemates.protocol.messages import write
from stablemates.server.http.identity import People, find_key, new_ticket
from stablemates.server.http.match_files import Finished
from stablemates.server.store.store import Store
from stablemates.table.registry import KINDS

from .continuing import answer_sensibly, play_alone, sit_down
from .evenings import PEOPLE, SPECTATOR, Evening, seeded_secrets
from .normalise import facts
from .reading import Log, fold, sqlite_store, summary, summary_of_match
from .scripts import SCRIPTS
from .streams import stream

PROFILES = {profile.id: profile for profile in stablemates.profiles()}
FAR_FUTURE = 1 << 52  # expiry of a ticket: the test that reads it may run years later
ORDINARY = ("turn", "action", "beginning", "baby")  # questions outside effects


def write_packed(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def write_json(file: Path, value: Any) -> None:
    """Write one value per line, so that differences are readable."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    if file.suffix == ".xz":
        write_packed(file, text.encode())
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")


# --- tables -------------------------------------------------------------------------------------------------


class Recorded(NamedTuple):
    """A table that was played, and its log."""

    evening: Evening
    log: Log


def play_tables() -> dict[str, Recorded]:
    tables: dict[str, Recorded] = {}
    for number, (name, script) in enumerate(SCRIPTS.items()):
        with seeded_secrets(number):
            evening = script()
        entries = [entry for entry, _ in evening.store.appended]
        tables[name] = Recorded(evening, Log(evening.table, entries, evening.store.appended[-1][1]))
        evening.close()
    missing = KINDS - {entry.kind for _, log in tables.values() for entry in log.entries}
    assert not missing, f"no script leads to these entries: {', '.join(sorted(missing))}"
    return tables


async def fill(store: Store, tables: Iterable[Recorded], ticket: str) -> None:
    """Write the tables to a database, as their server would have done."""
    await store.open()
    for evening, _ in tables:
        for entry, row in evening.store.appended:
            await store.append(entry, row)
        for report in await reports_of(evening):
            await store.report(report["id"], report["at"], report["table"], report["text"])
    await store.put_ticket(ticket, person("ann"), FAR_FUTURE)
    await store.revoke(person("dan"), EPOCH)
    await store.close()


async def reports_of(evening: Evening) -> list[dict[str, Any]]:
    """Return the error reports, without the folder of the program."""
    await evening.store.open()
    reports = await evening.store.reports(100)
    return [one | {"text": re.sub(r'File ".*?/((?:src|tests)/[^"]*)"', r'File "\1"', one["text"])} for one in reports]


def record_tables(folder: Path, tables: dict[str, Recorded]) -> str:
    """Write the data folder of a server, its summary and all streams; return the hash of a ticket."""
    folder.mkdir(parents=True, exist_ok=True)
    with seeded_secrets(1000):
        guests = People(find_key(folder, {}))
        ticket, ticket_hash = new_ticket()
    database = folder / "tables.db"
    asyncio.run(fill(sqlite_store(database), tables.values(), ticket_hash))
    write_packed(folder / "tables.db.xz", database.read_bytes())
    database.unlink()
    (folder / "tables.db.lock").unlink()
    summaries = {name: {"table": log.table, "summary": summary(fold(log))} for name, (_, log) in tables.items()}
    about = {
        "tables": summaries,
        "tokens": {person(who): guests.token(person(who)) for who in (*PEOPLE, SPECTATOR)},
        "ticket": {"plain": ticket, "person": person("ann")},
        "retired": [person("dan")],
    }
    write_json(folder / "tables.json", about)
    for name, (evening, log) in tables.items():
        received = list(stream(log))
        check_received(evening, received)
        write_json(folder / "streams" / f"{name}.json.xz", received)
        for game in range(1, fold(log).finished + 1):
            record = asyncio.run(record_of(evening, game))
            file = folder / "matches" / f"fair-{name}-{game}.match"
            file.parent.mkdir(exist_ok=True)
            file.write_text(record, encoding="utf-8")
    return ticket_hash


async def record_of(evening: Evening, game: int) -> str:
    await evening.store.open()
    return (await Finished(evening.store).game(evening.table, game)).record


def check_received(evening: Evening, received: list[tuple[int, str, Any]]) -> None:
    """Check that the server sent what the stream of its log contains."""
    expected = {(who, json.dumps(one)) for _, who, one in received}
    for who, messages in evening.messages.items():
        for _, message in messages:
            assert (who, json.dumps(facts(write(message)))) in expected, f"{who} received something else"


# --- saved games, matches, positions ----------------------------------------------------------------------------


class Planned(NamedTuple):
    """A match to record: bots play it up to a number of answers, or to the end."""

    name: str
    profile: str
    players: list[str]
    seed: int | str
    options: dict[str, Value]
    answers: int = 1 << 30

    def new(self) -> stablemates.Match:
        """Deal.  Novices fill the seats that the rulebook requires."""
        players = self.players + bot_names("novice") * (PROFILES[self.profile].fewest - len(self.players))
        return stablemates.match(self.profile, players, self.seed, **self.options)

    def play(self) -> stablemates.Match:
        match = self.new()
        while len(match.answers) < self.answers and match.state.asked():
            seat = match.state.pending()[0].seat
            level = match.players[seat].removeprefix("bot:")
            bot = bots.make(level, len(match.answers))
            match.answer(seat, bot.choose(bots.World(match.state.clone(), seat)))
        return match


def bot_names(*levels: str) -> list[str]:
    return [f"bot:{level}" for level in levels]


SEALED = "0123456789abcdef" * 16
STABLE_OPTIONS: list[dict[str, Value]] = [
    {},
    {"packs": "fireflies"},
    {"targets": "hidden", "pandas_are_hit": False},
    {"shuffles_itself": True, "luck_needs_three": False, "blind_pandas": False},
    {"packs": "fireflies", "unicorns_to_win": 6},
]
UNOROG_OPTIONS: list[dict[str, Value]] = [
    {},
    {"stone_skips": True},
    {"stones_add_up": True},
    {"goal": 120},
    {"stone_skips": True, "stones_add_up": True},
]
TABLES = [
    bot_names("sensible", "novice"),
    bot_names("novice", "novice", "sensible"),
    bot_names("random", "sensible", "novice", "sensible"),
    bot_names("sensible", "keen", "novice"),
    bot_names("sensible", "sensible", "novice", "novice", "random"),
]
UNFINISHED = 4  # the last of each rulebook stops midway


def planned_matches() -> list[Planned]:
    plan: list[Planned] = []
    for number, profile in enumerate(PROFILES, 1):
        options = UNOROG_OPTIONS if profile == "unorog" else STABLE_OPTIONS
        for n, (players, chosen) in enumerate(zip(TABLES, options)):
            seed = SEALED if n == 2 else 100 * number + n
            name = f"{profile}-{n + 1}"
            plan.append(Planned(name, profile, players, seed, chosen, 50 if n == UNFINISHED else 1 << 30))
    return plan


def record_matches(folder: Path) -> None:
    summaries = {}
    for plan in planned_matches():
        match = plan.play()
        (folder / f"{plan.name}.match").write_text(match.text(), encoding="utf-8")
        summaries[plan.name] = summary_of_match(match)
    for fair in sorted(folder.glob("fair-*.match")):
        summaries[fair.stem] = summary_of_match(stablemates.replay(fair.read_text(encoding="utf-8")))
    write_json(folder / "matches.json", summaries)


def record_saves(folder: Path) -> None:
    """Record local games: on turn, in a window, with packs and options."""
    folder.mkdir(parents=True, exist_ok=True)
    summaries = {}
    for profile in PROFILES:
        options: dict[str, Value] = {"stones_add_up": True} if profile == "unorog" else {"packs": "fireflies"}
        plans = [
            Planned(f"{profile}-turn", profile, ["Ann", *bot_names("sensible", "novice")], 7, {}, 25),
            Planned(f"{profile}-window", profile, ["Аня", *bot_names("novice", "novice")], 8, {}, 15),
            Planned(f"{profile}-options", profile, [*bot_names("sensible"), "Ann"], SEALED, options, 12),
        ]
        for plan in plans:
            summaries[plan.name] = summary_of_match(save_game(plan, folder / f"{plan.name}.match"))
    write_json(folder / "saves.json", summaries)


def save_game(plan: Planned, file: Path) -> stablemates.Match:
    """Play until the person is asked as planned; if a deal ends before that, try the next one."""
    while True:
        asyncio.run(play_alone(sit_down(file, plan.new()), plan.answers, in_window=plan.name.endswith("window")))
        match = stablemates.replay(file.read_text(encoding="utf-8"))
        if match.state.outcome() is None:
            return match
        assert isinstance(plan.seed, int), f"{plan.name} has ended too soon"
        plan = plan._replace(seed=plan.seed + 1)


def record_positions(folder: Path, wanted: int = 20) -> None:
    """Record positions in the middle of effects and windows, of as many sorts as possible."""
    for profile, book in PROFILES.items():
        found: dict[str, list[stablemates.State]] = {}
        for seed in range(12):
            options = {"packs": "fireflies"} if profile != "unorog" and seed % 3 == 0 else {}
            state = stablemates.new(profile, seats=book.fewest + seed % 3, seed=seed, **options)
            collect(state, seed, found)
        chosen: list[stablemates.State] = []
        while len(chosen) < wanted and any(found.values()):
            chosen += [states.pop(0) for _, states in sorted(found.items()) if states]
        positions = [position_of(state) for state in chosen[:wanted]]
        write_json(folder / f"{profile}.json.xz", positions)


def position_of(state: stablemates.State) -> dict[str, Any]:
    """Return a position in both forms; notation leaves some of it out, so it has its own digest."""
    line = state.notation()
    return {
        "dump": state.dump(),
        "digest": stablemates.digest(state),
        "notation": line,
        "digest of notation": stablemates.digest(stablemates.read(line)),
    }


def collect(state: stablemates.State, seed: int, found: dict[str, list[stablemates.State]]) -> None:
    """Play a game and keep positions with unusual questions."""
    for n in range(400):
        questions = state.pending()
        if not questions:
            return
        first = questions[0]
        sort = f"{first.ask} {len(questions)}"
        if first.ask not in ORDINARY and n > 10 and len(found.setdefault(sort, [])) < 6:
            found[sort].append(state.clone())
        whim = (n * 7 + seed) % 5 == 0
        option = (n * 31 + seed) % len(first.options) if whim else answer_sensibly(state, first.seat, n)
        state.answer(first.seat, option)
