"""What was said before, said again: the answer is what it was then, however long ago that is."""

from __future__ import annotations

from ..protocol.commands import Command
from ..protocol.messages import Accepted
from ..table.effects import apply
from ..table.refusal import Refusal
from ..table.room import KEPT_COMMANDS, Room
from .live_room import Live
from .store.store import Store


def again(command: Command, person: str, known: tuple[str, int]) -> Accepted:
    """The answer to a command that was carried out before; raises ``Refusal`` where that was another's."""
    whose, state = known
    if whose != person:
        raise Refusal("id-taken", "this id belongs to another command")
    return Accepted(command.id, state)


async def recall(store: Store, live: Live, id: str) -> tuple[str, int] | None:
    """Whose a command of long ago was, and the state number it led to; ``None``: there was no such command.

    A room remembers the last ones only, and somebody may be away for long before saying theirs again.  The log knows
    all: where it is asked it is played a second time, but not a third.
    """
    table = live.room.table
    if live.room.seq <= KEPT_COMMANDS or await store.find_command(table, id) is None:
        return None
    live.past = past = live.past or Room(table)
    for entry in await store.read(table, past.seq):
        apply(past, entry)
        live.recalled[entry.id] = past.done[entry.id]
    return live.recalled[id]
