"""Continue recorded games to their end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import stablemates
from stablemates import bots
from stablemates.client import open_question, saves
from stablemates.client.local import LocalSession
from stablemates.protocol.commands import Answer
from stablemates.protocol.messages import Accepted
from stablemates.server.store.store import Store

from .evenings import Evening
from .reading import Log

ONE_OF_EACH = ("unorog-window", "second-ru-pack", "second-uk-undo", "first-uk-chain", "first-ru-turn")
ENDLESS = 20_000  # answers after which a game counts as endless
TOO_LATE = ("stale", "window-closed")


async def append_all(store: Store, evening: Evening) -> None:
    """Append what an evening added to its log."""
    for entry, row in evening.store.appended:
        await store.append(entry, row)


def finish_table(log: Log) -> Evening:
    """Let a server continue a log to the end of the game; a closed table stays closed."""
    evening = Evening.resumed(*log)
    if evening.room.phase == "closed":
        evening.refused("closed", evening.seated[0], "start")
    else:
        evening.finishes()
    evening.close()
    return evening


def answer_sensibly(state: stablemates.State, seat: int, seed: int) -> int:
    return bots.make("sensible", seed).answer(bots.World(state.clone(), seat))


def finish_state(state: stablemates.State) -> None:
    """Let sensible bots play a position to its end."""
    for n in range(ENDLESS):
        questions = state.pending()
        if not questions:
            return
        seat = questions[0].seat
        state.answer(seat, answer_sensibly(state, seat, n))
    raise AssertionError(f"the game has not ended after {ENDLESS} answers: {state.notation()}")


# --- local games ---------------------------------------------------------------------------------------


def sit_down(file: Path, match: stablemates.Match) -> LocalSession:
    """Play a match saved in a file, like ``stablemates play`` on either screen."""
    return LocalSession(match, saves.begin(file, match))


async def play_alone(session: LocalSession, answers: int, in_window: bool | None) -> None:
    """Answer sensibly for at least ``answers`` answers, until the person is asked in or outside a window.

    With ``in_window`` ``None``, play to the end.
    """
    async with session:
        while session.snapshot.table.phase == "playing":
            if open_question(session.snapshot) is None:
                await session.change()
                continue
            here = in_window is not None and (session.snapshot.window is not None) == in_window
            played = len(session.room.playing.answers)
            if here and played >= answers:
                return
            option = answer_sensibly(session.room.game, session.snapshot.you, played)
            reply = await session.send(Answer, option=option)
            assert isinstance(reply, Accepted) or reply.reason in TOO_LATE, reply


def resume(file: Path) -> stablemates.Match:
    """Read a saved game and play it to its end; returns it as it is on disk then."""
    asyncio.run(play_alone(sit_down(file, saves.read(file)), 0, None))
    return saves.read(file)
