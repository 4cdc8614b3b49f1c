"""Scripts of the recorded tables: every kind of log entry, in every rulebook and phase.

Each script plays an evening and leaves the table as a killed server would leave it.
"""

from __future__ import annotations

from collections.abc import Callable

from .evenings import SPECTATOR, Evening

Script = Callable[[], Evening]
SCRIPTS: dict[str, Script] = {}


def script(name: str) -> Callable[[Script], Script]:
    def enter(function: Script) -> Script:
        SCRIPTS[name] = function
        return function

    return enter


def started(t: Evening, words: bool = False) -> Evening:
    if words:
        for who in t.viewers:
            if who != SPECTATOR:
                t.says(who, "giveword", word=f"{who}’s lucky word")
    t.says(t.names[0], "start")
    return t


# --- lobbies ---------------------------------------------------------------------------------------------


@script("lobby")
def lobby() -> Evening:
    """People join, leave, chat and change the settings."""
    t = Evening("ann bob cid", robots=1, seed=1, profile="unorog")
    t.says("bob", "stand")
    t.says("bob", "sit", name="Боб", seat=1)
    t.says("ann", "remove", seat=3)
    t.says("ann", "addbot", level="sensible", seat=3)
    t.says("ann", "chat", text="Привіт! Who wants to play to 150?")
    t.says("cid", "say", phrase="hello")
    t.says("cid", "react", reaction="unicorn")
    t.says("bob", "mute", seat=2)
    t.says("bob", "mute", seat=2, muted=False)
    t.says("ann", "mute", seat=2)
    t.says("bob", "giveword", word="їжак")
    t.says("ann", "settle", settings={"profile": "unorog", "seats": 5, "options": {"goal": 150}, "speed": "relaxed"})
    t.says("ann", "handover", seat=1)
    t.says("cid", "patience", times=2)
    t.drops("cid")
    t.waits(5)
    return t


@script("public-lobby")
def public_lobby() -> Evening:
    t = Evening("ann bob", robots=1, seed=2, profile="second-uk", public=True)
    t.says("bob", "say", phrase="good-luck")
    return t


# --- Unorog ------------------------------------------------------------------------------------------------


@script("unorog-turn")
def unorog_turn() -> Evening:
    """A late call, and a restart of the server."""
    t = started(Evening("ann bob cid", seed=3, profile="unorog", options={"stones_add_up": True}), words=True)
    calling = ("ann", "bob", "cid")
    t.plays_until(lambda: any(t.mine(who).call is not None for who in calling))
    t.says(next(who for who in calling if t.mine(who).call is not None), "call")
    t.plays_for(10)
    t.restarts(after=4.0)
    t.plays_for(10)
    t.plays_until(lambda: not t.window_open and bool(t.awaited()))
    return t


@script("unorog-window")
def unorog_window() -> Evening:
    """Strangers at a quick table: one times out twice, so a bot takes over; a player may be caught."""
    t = started(Evening("ann bob", robots=1, seed=4, profile="unorog", speed="quick", public=True))
    t.plays_for(12)
    t.waits_until(lambda: t.plays_a_bot("ann") or t.plays_a_bot("bob"), within=1200)
    t.plays_until(lambda: t.room.window is not None and t.room.window.kind == "catch")
    return t


@script("unorog-series")
def unorog_series() -> Evening:
    """The second game of a series."""
    t = started(Evening("ann bob", seed=5, profile="unorog"), words=True)
    t.plays_until(lambda: t.over)
    t.says("ann", "giveword", word="again")
    t.says("ann", "rematch")
    t.says("bob", "rematch")
    t.plays_for(60)
    t.plays_until(lambda: t.in_effect)
    return t


@script("unorog-over")
def unorog_over() -> Evening:
    """A game is over, and one of two wants a rematch."""
    t = started(Evening("ann bob", robots=1, level="trained", seed=6, profile="unorog"))
    t.plays_until(lambda: t.over)
    t.says("bob", "rematch")
    return t


# --- stables -------------------------------------------------------------------------------------------------


@script("second-ru-window")
def second_ru_window() -> Evening:
    """All reaction modes, and extra time in a window that one of three players has answered."""
    t = started(Evening("ann bob cid", robots=1, seed=7, profile="second-ru"))
    t.says("ann", "mode", mode="always")
    t.says("bob", "mode", mode="armed", seat=0)
    t.plays_for(40)
    t.says("cid", "mode", mode="sleep", wake=["wins", "mine"])
    t.says("bob", "mode", mode="armed", of_type="magic")
    t.plays_for(20)
    t.says("ann", "mode", mode="armed", kind="narwhal")
    t.says("cid", "patience", times=2)
    t.plays_until(lambda: t.depth == 0 and len(t.awaited()) > 1)
    t.says(t.awaited()[0], "hold")
    t.says(t.awaited()[1], "answer", option=0)
    return t


@script("second-ru-pack")
def second_ru_pack() -> Evening:
    """A player is cut off, the table waits, a bot takes over, the player returns; a pack and hidden targets."""
    options = {"packs": "fireflies", "targets": "hidden"}
    t = started(Evening("ann bob", robots=1, level="sensible", seed=8, profile="second-ru", options=options))
    t.plays_for(30)
    t.drops("bob")
    t.waits(4)
    t.says("ann", "wait")
    t.joins("bob")
    t.drops("bob")
    t.plays_until(lambda: t.plays_a_bot("bob"))
    t.plays_for(10)
    t.joins("bob")
    t.says("bob", "return")
    t.plays_for(20)
    t.plays_until(lambda: t.in_effect and bool(t.awaited()))
    return t


@script("second-ru-asleep")
def second_ru_asleep() -> Evening:
    """Everyone has left, and no clock runs."""
    t = started(Evening("ann bob", seed=9, profile="second-ru", options={"unicorns_to_win": 5}))
    t.plays_for(40)
    t.drops("ann", "bob", SPECTATOR)
    t.waits(600)
    return t


@script("second-uk-undo")
def second_uk_undo() -> Evening:
    """Undo: free, refused, agreed to, and asked for again with one answer outstanding."""
    t = started(Evening("ann bob cid", seed=10, profile="second-uk", speed="relaxed"))
    t.plays_until(lambda: any(t.mine(who).undo == "free" for who in ("ann", "bob", "cid")))
    t.says(next(who for who in ("ann", "bob", "cid") if t.mine(who).undo == "free"), "undo")
    for yes in (False, True):
        t.plays_for(8)
        t.plays_until(lambda: not t.window_open and t.mine("ann").undo == "ask")
        t.says("ann", "undo")
        t.says("bob", "consent", yes=True)
        t.says("cid", "consent", yes=yes)
    t.plays_for(30)
    t.plays_until(lambda: not t.window_open and t.mine("bob").undo == "ask")
    t.says("bob", "undo")
    t.says("cid", "consent", yes=True)
    return t


@script("second-uk-window")
def second_uk_window() -> Evening:
    t = started(Evening("ann bob", robots=2, seed=11, profile="second-uk", options={"triggers_wait": False}))
    t.plays_for(90)
    t.plays_until(lambda: t.depth == 0 and bool(t.awaited()))
    return t


@script("second-uk-closed")
def second_uk_closed() -> Evening:
    t = started(Evening("ann bob", seed=12, profile="second-uk"))
    t.plays_for(10)
    t.says("ann", "close")
    return t


@script("first-uk-chain")
def first_uk_chain() -> Evening:
    """No clocks: people are nudged, and a response to a response is pending."""
    t = started(Evening("ann bob cid", seed=13, profile="first-uk", speed="off"))
    t.plays_for(20)
    t.plays_until(lambda: not t.window_open)
    t.waits(25)
    t.says("ann", "nudge")
    t.plays_until(lambda: t.depth == 1 and bool(t.awaited()))
    return t


@script("first-uk-turn")
def first_uk_turn() -> Evening:
    """The middle of an effect; one player has muted another."""
    t = started(Evening("ann bob cid", seed=19, profile="first-uk", options={"shuffles_itself": True}))
    t.says("ann", "chat", text="Гра почалась 🦄")
    t.says("bob", "mute", seat=0)
    t.says("ann", "chat", text="<b>can you hear me?</b>")
    t.plays_for(40)
    t.plays_until(lambda: t.in_effect and bool(t.awaited()))
    return t


@script("first-uk-trouble")
def first_uk_trouble() -> Evening:
    """A bot crashes: the game stops until a player undoes an answer, or retries."""
    t = started(Evening("ann bob", robots=1, seed=14, profile="first-uk"))
    t.plays_for(20)
    t.failing = True
    t.plays_until(lambda: bool(t.room.error))
    t.failing = False
    t.says("ann", "undo")
    t.plays_for(10)
    t.failing = True
    t.plays_until(lambda: bool(t.room.error))
    return t


@script("first-uk-over")
def first_uk_over() -> Evening:
    """Only bots and one person, who has won or lost."""
    t = started(Evening("ann", robots=2, level="sensible", seed=15, profile="first-uk", speed="quick"), words=True)
    t.plays_until(lambda: t.over)
    return t


@script("first-ru-turn")
def first_ru_turn() -> Evening:
    """One of several servers stops; the host removes a player, and a spectator takes the seat."""
    t = Evening("ann bob cid", robots=1, seed=16, profile="first-ru", options={"blind_pandas": False})
    t.in_cluster = True
    started(t)
    t.plays_for(15)
    t.plays_until(lambda: not t.window_open and bool(t.awaited()))
    t.restarts(after=400)
    t.plays_for(10)
    t.says("ann", "remove", seat=2)
    t.drops("cid")  # the server ended this connection
    t.plays_for(10)
    t.says(SPECTATOR, "sit", name="Eve")
    t.says(SPECTATOR, "stand")
    t.says(SPECTATOR, "sit", name="Eve", seat=2)
    t.says("ann", "admit", place=0, seat=2)
    t.names[2] = SPECTATOR
    t.says("bob", "stand")
    t.plays_for(15)
    t.plays_until(lambda: t.in_effect and bool(t.awaited()))
    return t


@script("first-ru-window")
def first_ru_window() -> Evening:
    t = started(Evening("ann bob", seed=17, profile="first-ru", public=True))
    t.plays_for(60)
    t.plays_until(lambda: t.depth == 0 and bool(t.awaited()))
    return t


@script("first-ru-series")
def first_ru_series() -> Evening:
    """Play a game, change the rulebook back and forth, and play the next game."""
    t = started(Evening("ann bob", robots=1, seed=18, profile="first-ru", options={"unicorns_to_win": 5}))
    t.plays_until(lambda: t.over)
    t.says("ann", "settle", settings={"profile": "first-ru", "seats": 3, "speed": "quick"})
    started(t)
    t.plays_for(30)
    return t
