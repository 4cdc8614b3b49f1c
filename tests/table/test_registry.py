"""Permissions: every role, with every command, in every scene of a table.

The rules are restated here independently of the server: a cell of the matrix is accepted if no reason against it
applies, and otherwise refused for one that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.server.http.identity import People
from stablemates.server.live_room import Viewer
from stablemates.server.websocket.connection import id_of
from stablemates.table import checks, talk
from stablemates.table.errors import GameError
from stablemates.table.log import StoredEntry
from stablemates.table.registry import KINDS, PERMISSIONS

from ..server.table import COMMANDS, ServerTable, SetUp, person, read_message

OF_THE_TABLE = {
    *("create", "queue", "unqueue", "here", "gone", "restart", "resolve"),
    *("late", "standin", "free", "vote", "resume", "trouble"),
}
PROGRAM = People(b"k" * 32)

# --- roles -----------------------------------------------------------------------------------------


class Role(NamedTuple):
    who: str
    seated: bool
    host: bool = False
    bot_plays: bool = False
    host_is_away: bool = False  # the host is disconnected in this scene


ROLES = {
    "host": Role("ann", seated=True, host=True),
    "other seat": Role("bob", seated=True),
    "a bot plays for them": Role("cid", seated=True, bot_plays=True),
    "a program": Role("dan", seated=True),
    "spectator": Role("eve", seated=False),
    "stranger": Role("sue", seated=False),
    "removed": Role("fay", seated=False),
    "host who is away": Role("ann", seated=True, host=True, host_is_away=True),
    "first seat while the host is away": Role("bob", seated=True, host=True, host_is_away=True),
    "another while the host is away": Role("dan", seated=True, host_is_away=True),
}
SEATS = {"ann": 0, "bob": 1, "cid": 2, "dan": 3}


def secret(who: str) -> str:
    """Return the person's name; a program with a token is an ordinary guest."""
    if who != "dan":
        return person(who)
    found = PROGRAM.read(PROGRAM.token("da" * 16))
    assert found is not None
    return found


# --- scenes ----------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """The public state of a table."""

    phase: str
    turn: str = ""  # whose turn it is
    asked: str = ""  # who is asked in the open window, besides the bots
    answered: str = ""
    back: str = ""  # who could undo an answer
    undo: str = ""  # who asked to undo an answer
    empty: bool = False  # whether there is an empty seat
    bots: bool = True  # whether a bot has its own seat
    public: bool = False
    call: str = ""  # who just played the second-to-last card without calling
    nudge: str = "has-clock"  # why no one can be nudged
    shown: bool = False  # whether all players present still see an animation


SCENES = {
    "lobby": Scene("lobby", empty=True, bots=False),
    "lobby full": Scene("lobby", bots=False),
    "turn of the host": Scene("playing", turn="ann"),
    "turn of another": Scene("playing", turn="bob"),
    "window of the host": Scene("playing", asked="bob dan", back="ann"),
    "window of another": Scene("playing", asked="ann dan", back="bob"),
    "answered in the window of the host": Scene("playing", asked="bob dan", answered="bob dan", back="ann"),
    "answered in the window of another": Scene("playing", asked="ann dan", answered="ann dan", back="bob"),
    "window that is being shown": Scene("playing", asked="bob dan", back="ann", shown=True),
    "undo request": Scene("playing", asked="bob dan", back="ann", undo="ann"),
    "trouble": Scene("playing", asked="bob dan", back="ann"),
    "last card but one": Scene("playing", asked="bob dan", back="ann", call="ann"),
    "last card but one among strangers": Scene("playing", asked="bob dan", public=True),
    "public": Scene("playing", turn="ann", public=True),
    "without clocks": Scene("playing", turn="ann", nudge="too-early"),
    "without clocks, after a while": Scene("playing", turn="ann", nudge=""),
    "over": Scene("over"),
    "closed": Scene("closed"),
}
UNOROG = [scene for name, scene in SCENES.items() if "last card" in name]  # the catch: no one can extend it
CARDS = {"ann": "narwhal neigh", "bob": "llamacorn neigh", "cid": "yay", "dan": "neigh", "x": "unicorn_poison"}


def set_up(at: SetUp, name: str, host_is_away: bool) -> ServerTable:
    """Set up a scene, with the same people in each: eve watches, fay was removed, a bot plays for cid."""
    scene = SCENES[name]
    how: dict[str, Any] = {"people": "ann bob cid", "bots": "p x", "pondering": 1e6, "public": scene.public}
    if scene.phase == "playing" and scene not in UNOROG:
        by = "bob" if name.endswith("another") else "ann"
        cards = {"p" if who == "dan" else who: {"hand": hand} for who, hand in CARDS.items()}
        how["pace"] = "relaxed" if scene.shown else "off"
        t = at("second-ru", speed="relaxed" if scene.nudge == "has-clock" else "off", turn=by, **cards, **how)
    else:
        hands = {"bob": {"hand": "red_5 red_6"}, "cid": {"hand": "red_7 red_8"}, "p": {"hand": "red_5"}}
        hands |= {"ann": {"hand": "red_1 red_2" if scene in UNOROG else "red_1"}, "x": {"hand": "red_9 red_9"}}
        t = at("unorog", cauldron="red_3", **hands, **how)
    for who in ("dan", "eve", "fay"):
        join(t, who)
    for who, seat in (("dan", 3), ("fay", 4)):
        say(t, who, "sit", name=who, seat=seat)
        say(t, "ann", "admit", place=0, seat=seat)
    say(t, "ann", "remove", seat=4)
    say(t, "cid", "stand")
    if name == "without clocks, after a while":
        t.waits(30.0)
    if host_is_away:
        t.drops("ann")
        t.waits(4.0)
    if scene in UNOROG:
        say(t, "ann", "answer", option=t.options("ann").index("red_1"))
    elif scene.phase == "playing":
        play(t, scene, name)
    else:
        finish(t, scene)
    return t


def play(t: ServerTable, scene: Scene, name: str) -> None:
    for who in scene.back.split():
        say(t, who, "answer", option=t.options(who).index(CARDS[who].split()[0]))
    for who in scene.answered.split():
        say(t, who, "answer", option=0)
    for who in scene.undo.split():
        say(t, who, "undo")
    if name == "trouble":
        t.run(t.live.stop_for(GameError("abc")))


def finish(t: ServerTable, scene: Scene) -> None:
    """Let Ann play her last card."""
    say(t, "ann", "answer", option=t.options("ann").index("red_1"))
    assert t.room.phase == "over"
    if scene.phase == "lobby":
        say(t, "ann", "remove", seat=4)
        if not scene.empty:
            join(t, "gus")
            say(t, "gus", "sit", name="gus", seat=4)
        say(t, "ann", "settle", settings=c.Settings(profile="unorog", seats=5))
    if scene.phase == "closed":
        say(t, "ann", "close")


def join(t: ServerTable, who: str) -> None:
    received: list[tuple[float, m.Message]] = t.messages.setdefault(who, [])

    def send(message: bytes) -> None:
        received.append((t.now, read_message.decode(message)))

    t.run(t.node.join(t.table, Viewer(secret(who), send, lambda reason: t.cut.append(who)), None))


def say(t: ServerTable, who: str, kind: str, **fields: Any) -> None:
    t.commands_sent += 1
    command: Any = COMMANDS[kind](id=f"said-{t.commands_sent:06}", on=t.room.state, **fields)
    answer = t.run(t.node.command(t.table, secret(who), command))
    assert isinstance(answer, m.Accepted), f"{who} {kind}: {answer.reason}: {answer.text}"


# --- rules -----------------------------------------------------------------------------------------


class Cell:
    """One role in one scene, with the facts the rules depend on."""

    def __init__(self, role: Role, scene: Scene) -> None:
        self.role = role
        self.scene = scene
        self.playing = scene.phase == "playing"
        self.in_window = role.who in scene.asked.split()
        self.holds = role.who == "ann"  # the host; the acting host may not do everything immediately
        self.votes = scene.public and role.host_is_away and not self.holds  # at public tables, after a while
        self.is_asked = self.in_window or scene.turn == role.who
        self.looks = scene.shown and role.seated and not (role.who == "ann" and role.host_is_away)


# Each command, and when each reason applies.  Removed people and closed tables need no row.
RULES: dict[str, Callable[[Cell], dict[str, bool]]] = {
    "sit": lambda c: {
        "playing": c.playing and c.role.seated,
        "full": not c.role.seated and not c.scene.empty and not c.scene.bots,
    },
    "stand": lambda c: {"not-seated": not c.role.seated, "bot-plays": c.playing and c.role.bot_plays},
    "return": lambda c: {"not-seated": not c.role.seated, "no-bot": not c.role.bot_plays},
    "addbot": lambda c: {"not-host": not c.role.host, "playing": c.playing, "full": not c.scene.empty},
    "admit": lambda c: {"not-host": not c.holds, "not-playing": not c.playing, "not-queued": True},
    "remove": lambda c: {"host-away": c.votes, "not-host": not c.holds and not c.votes},
    "settle": lambda c: {"not-host": not c.holds, "playing": c.playing},
    "giveword": lambda c: {"not-seated": not c.role.seated, "playing": c.playing},
    "start": lambda c: {"not-host": not c.role.host, "playing": c.playing, "empty-seats": c.scene.empty},
    "handover": lambda c: {"host-away": c.votes, "not-host": not c.holds and not c.votes},
    "close": lambda c: {"host-away": c.votes, "not-host": not c.holds and not c.votes},
    "answer": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "bot-plays": c.role.bot_plays,
        "not-asked": c.playing and not c.is_asked,
        "answered": c.role.who in c.scene.answered.split(),
    },
    "call": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "bot-plays": c.role.bot_plays,
        "no-call": c.role.who != c.scene.call,
    },
    "hold": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "bot-plays": c.role.bot_plays,
        "no-window": not c.in_window or c.scene in UNOROG,
    },
    "mode": lambda c: {"not-playing": not c.playing, "not-seated": not c.role.seated},
    "patience": lambda c: {"not-seated": not c.role.seated, "public-table": c.scene.public},
    "setpace": lambda c: {"not-seated": not c.role.seated},
    "skip": lambda c: {"not-playing": not c.playing, "not-seated": not c.role.seated, "no-picture": not c.looks},
    "pause": lambda c: {"not-playing": not c.playing, "not-seated": not c.role.seated, "no-picture": not c.looks},
    "nudge": lambda c: {
        "not-host": not c.role.host,
        "not-playing": not c.playing,
        c.scene.nudge: bool(c.scene.nudge),
    },
    "undo": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "no-undo": c.role.who not in c.scene.back.split() and c.scene is not SCENES["trouble"],
        "wish-open": bool(c.scene.undo),
    },
    "consent": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "no-wish": c.scene.undo in ("", c.role.who),
    },
    "wait": lambda c: {
        "not-playing": not c.playing,
        "not-seated": not c.role.seated,
        "public-table": c.scene.public,
        "nobody-away": not c.role.host_is_away,
    },
    "rematch": lambda c: {"not-seated": not c.role.seated, "not-over": c.scene.phase != "over"},
    "chat": lambda c: {"not-seated": not c.role.seated, "public-table": c.scene.public},
    "say": lambda c: {"not-seated": not c.role.seated},
    "react": lambda c: {"not-here": c.role.who == "sue"},  # spectators may clap
    "mute": lambda c: {"not-here": c.role.who == "sue"},
}
# Commands about the current state.
ON_STATE = {"settle", "start", "answer", "call", "hold", "skip", "pause", "undo", "consent"}


def reasons(kind: str, role: Role, scene: Scene) -> set[str]:
    """Return all reasons for which a command may be refused; none: it is accepted."""
    if scene.phase == "closed" or role.who == "fay":
        found = {"closed"} if scene.phase == "closed" else set()
        return found | ({"removed"} if role.who == "fay" else set())
    return {reason for reason, holds in RULES[kind](Cell(role, scene)).items() if holds}


def fields(kind: str, role: Role, scene: Scene) -> dict[str, Any]:
    """Return valid fields for a command."""
    another = SEATS["dan"] if role.who != "dan" else SEATS["bob"]
    game = "second-ru" if scene.phase == "playing" and scene not in UNOROG else "unorog"
    values: dict[str, dict[str, Any]] = {
        "sit": {"name": "Zed"},
        "addbot": {"level": "novice"},
        "admit": {"place": 0},
        "remove": {"seat": another},
        "settle": {"settings": c.Settings(profile=game, seats=5)},
        "giveword": {"word": "clover"},
        "handover": {"seat": another},
        "answer": {"option": 0},
        "mode": {"mode": "sleep"},
        "patience": {"times": 2},
        "setpace": {"pace": "relaxed"},
        "skip": {"ms": 500},
        "pause": {"held": True},
        "consent": {"yes": True},
        "chat": {"text": "hello"},
        "say": {"phrase": "hello"},
        "react": {"reaction": "clap"},
        "mute": {"seat": another},
    }
    return values.get(kind, {})


# --- the matrix ------------------------------------------------------------------------------------


class Kept:
    """A saved table, to compare with and restore."""

    def __init__(self, t: ServerTable) -> None:
        self.room = t.room.clone()
        self.logs = list(t.store.logs[t.table])
        self.row = t.store.rows[t.table]
        self.codes = dict(t.store.codes)
        self.looks = looks(t)

    def put_back(self, t: ServerTable) -> None:
        t.live.room = self.room.clone()
        t.live.table_of = -1
        t.store.logs[t.table] = list(self.logs)
        t.store.commands[t.table] = {msgspec.json.decode(line, type=StoredEntry).id for line in self.logs}
        t.store.rows[t.table] = self.row
        t.store.codes = dict(self.codes)


def looks(t: ServerTable) -> list[bytes]:
    """Return what each person sees now."""
    return [m.write(t.live.snapshot(one, t.loop.now())) for one in {secret(role.who) for role in ROLES.values()}]


def written(t: ServerTable) -> list[Any]:
    """Return the log, and how much each person received."""
    room, counts = t.room, [len(received) for received in t.messages.values()]
    return [t.store.logs[t.table].copy(), counts, len(t.cut), room.seq, room.state, room.stream, room.commands.copy()]


class Matrix:
    """Sends every command in one scene, each time at the same table."""

    def __init__(self, t: ServerTable) -> None:
        self.t = t
        self.kept = Kept(t)
        self.commands_sent = 0

    def says(self, role: Role, kind: str, expected: set[str], late: int, **fields: Any) -> str:
        """Send it; return what is wrong with the reply, if anything."""
        t = self.t
        self.commands_sent += 1
        id = f"cell-{self.commands_sent:06}"
        built: Any = COMMANDS[kind](id=id, on=t.room.state + late, **fields)
        command = c.read_command.decode(m.write(built))
        before = written(t)
        answer = t.run(t.node.command(t.table, secret(role.who), command))
        assert answer.id == id
        if isinstance(answer, m.Refused):
            if answer.reason not in expected:
                return f"refused: {answer.reason}, and not {expected or 'accepted'}"
            assert answer.text
            same = written(t) == before and looks(t) == self.kept.looks
            return "" if same else "refused, and yet something has changed"
        entry = msgspec.json.decode(t.store.logs[t.table][-1], type=StoredEntry)
        entries = len(t.store.logs[t.table]) - len(self.kept.logs)
        self.kept.put_back(t)
        if expected:
            return f"accepted, but should be refused: {expected}"
        leads_to = "queue" if kind == "sit" and t.room.phase == "playing" else kind
        right = (entry.id, entry.by, entry.kind, entries) == (id, secret(role.who), leads_to, 1)
        return "" if right else f"accepted, and {entry} was written, with {entries - 1} others"


def faults(t: ServerTable, scene: Scene, roles: dict[str, Role]) -> list[str]:
    """Return the errors in the cells of one scene: all roles, with all commands."""
    matrix, found, cells = Matrix(t), list[str](), 0
    for name, role in roles.items():
        for kind in COMMANDS:
            expected = reasons(kind, role, scene)
            for late in (0,) if expected else (0, -1, 1):  # referring to another state
                same_settings = kind == "start" and t.room.settled <= t.room.state + late <= t.room.state
                because = expected | ({"stale"} if late and kind in ON_STATE and not same_settings else set())
                fault = matrix.says(role, kind, because, late, **fields(kind, role, scene))
                found += [f"{name}, {kind}, state {late:+}: {fault}"] if fault else []
            cells += 1
    assert cells == len(roles) * len(get_args(c.Command))
    return found


@pytest.mark.parametrize("host_is_away", [False, True], ids=["", "the host is away"])
@pytest.mark.parametrize("name", SCENES)
def test_every_role_may_send_exactly_the_commands_it_is_permitted(at: SetUp, name: str, host_is_away: bool) -> None:
    roles = {called: role for called, role in ROLES.items() if role.host_is_away == host_is_away}
    assert faults(set_up(at, name, host_is_away), SCENES[name], roles) == []


@pytest.mark.parametrize(
    ("check", "scene", "role"),
    [
        ("is_host", "lobby", "other seat"),
        ("is_playing", "over", "host"),
        ("is_between_games", "turn of the host", "host"),
        ("is_current", "turn of the host", "host"),
        ("seated", "turn of the host", "spectator"),
    ],
)
def test_a_check_that_is_left_out_is_noticed(
    at: SetUp, monkeypatch: pytest.MonkeyPatch, check: str, scene: str, role: str
) -> None:
    t = set_up(at, scene, host_is_away=False)
    monkeypatch.setattr(checks, check, lambda *_: 0)
    assert faults(t, SCENES[scene], {role: ROLES[role]}) != []


def test_a_missing_limit_on_talk_is_noticed(at: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    t = set_up(at, "over", host_is_away=False)
    monkeypatch.setattr(talk, "not_too_many", lambda *_: None)
    assert faults(t, SCENES["over"], {"stranger": ROLES["stranger"]}) != []


# --- the list is closed ----------------------------------------------------------------------------


def test_a_command_without_a_row_in_the_matrix_fails() -> None:
    assert set(RULES) == set(COMMANDS)


def test_rights_and_effects_are_closed_lists_of_all_commands() -> None:
    assert set(PERMISSIONS) == set(get_args(c.Command))
    assert set(COMMANDS) | OF_THE_TABLE == KINDS
    assert not OF_THE_TABLE & set(COMMANDS)


def well_formed(kind: str) -> dict[str, Any]:
    command: Any = COMMANDS[kind](id="abcdefgh", on=0, **fields(kind, ROLES["host"], SCENES["lobby"]))
    built = msgspec.to_builtins(command)
    assert built["type"] == kind
    return dict(built)


@pytest.mark.parametrize(
    "type",
    [
        *sorted(OF_THE_TABLE),
        *("", "Sit", "SIT", "sit ", "said", "decide", "apply", "__class__", "__init__", "tick"),
        *(1, None),
    ],
)
def test_only_commands_can_be_sent_whatever_else_has_that_name(type: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        c.read_command.decode(msgspec.json.encode({"type": type, "id": "abcdefgh", "on": 0}))


def misshapen(kind: str) -> Iterator[dict[str, Any]]:
    """Yield a command with one malformed field."""
    good = well_formed(kind)
    yield {**good, "by": "ann"}
    yield {**good, "seq": 1}
    needed = {"type", *(one.name for one in msgspec.structs.fields(COMMANDS[kind]) if one.required)}
    for name in good:
        if name in needed:
            yield {key: value for key, value in good.items() if key != name}
        wrong: list[Any] = [{}, [[]], 1.5, {"a": 1}, *([None] if name in needed else [])]
        yield from ({**good, name: value} for value in wrong)
    for on in (-1, 2**53, "1", True, 10**30):
        yield {**good, "on": on}
    for id in ("", "short", "x" * 65, "with space", "точка", "a.b.c.d.e.f", 12345678, "abcdefgh\n"):
        yield {**good, "id": id}


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_malformed_command_is_refused(kind: str) -> None:
    assert isinstance(c.read_command.decode(m.write(well_formed(kind))), COMMANDS[kind])
    for wrong in misshapen(kind):
        text = msgspec.json.encode(wrong).decode()
        with pytest.raises(msgspec.ValidationError, match=r"[a-z]"):
            pytest.fail(f"{text} was read as {c.read_command.decode(text)}")
        assert id_of(text) == (wrong.get("id", "")[:64] if isinstance(wrong.get("id", ""), str) else "")
