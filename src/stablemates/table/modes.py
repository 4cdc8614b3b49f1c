"""Standing orders in reaction windows: auto-pass, auto-respond, and what wakes a player who auto-passes."""

from __future__ import annotations

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from ..protocol import seen
from . import checks
from .log import Change, Entry
from .masking import pass_after
from .room import Order, Room
from .windows import LONG, Reply


class ModeSet(Change, frozen=True, tag="mode"):
    """A player chooses a mode for reaction windows.  No one else learns which."""

    mode: c.WindowMode
    seat: Seat | None
    kind: str | None
    of_type: str | None
    wake: tuple[c.Wake, ...]

    def apply(self, room: Room, entry: Entry) -> None:
        seat = room.seat_of(entry.by)
        against = NOBODY if self.seat is None else self.seat
        wake = c.ALL_WAKES if self.wake == c.ALL_WAKES else self.wake  # the same object, so that snapshots omit it
        room.seats[seat].order = Order(self.mode, against, self.kind or "", self.of_type or "", wake)
        if room.window is not None and seat in room.window.asked:
            respond_for(room, seat, entry.at)
        room.only_for = entry.by


def may_set_mode(room: Room, person: str, command: c.Mode, now: int) -> ModeSet:
    checks.is_playing(room)
    checks.seated(room, person)
    if command.seat is not None:
        checks.a_seat(room, command.seat)
    return ModeSet(command.mode, command.seat, command.kind, command.of_type, command.wake)


def end_order_on_turn(room: Room) -> None:
    """End auto-pass or auto-respond for the player whose turn begins."""
    if room.turn is None:
        return
    record = room.seats[room.turn.seat]
    if record.order.mode in ("sleep", "armed") and seen.view(room.game, NOBODY).turn == room.turn.seat:
        record.order = Order()


def respond_for(room: Room, seat: Seat, now: int) -> None:
    """Respond for a seat by its standing order, at a masked time."""
    window = room.window
    assert window is not None
    record = room.seats[seat]
    given = window.replies.get(seat)
    if record.bot or (given is not None and given.by_hand):
        return
    window.replies.pop(seat, None)
    if record.away is not None:
        return  # disconnected players pass at the end, whatever they hold
    if record.order.mode == "sleep" and wakes(room, seat):
        record.order = Order()
    option = standing_answer(room, seat)
    if option is None:
        return
    longest = (window.longest or LONG) - 1
    after = 0 if room.alone and option == 0 else pass_after(room.secret, room.label(seat), record.passes, longest)
    window.replies[seat] = Reply(option, max(window.opened + after, now), by_hand=False)


def standing_answer(room: Room, seat: Seat) -> int | None:
    """Return what a seat's standing order answers in the open window; ``None`` if the player is asked."""
    window, question = room.window, room.question_for(seat)
    assert window is not None
    assert question is not None
    order = room.seats[seat].order
    if order.mode == "always":
        return None
    if order.mode == "sleep":
        return 0
    if order.mode == "armed" and len(question.options) > 1 and window.depth == 0:  # only to cards, not to responses
        by_whom = order.seat in (NOBODY, window.by)
        of_kind = order.kind == "" or (window.source >= 0 and order.kind == room.game.kind(window.source))
        of_type = order.of_type in ("", room.type_of(window.source))
        return 1 if by_whom and of_kind and of_type else None
    return 0 if len(question.options) == 1 else None


def wakes(room: Room, seat: Seat) -> bool:
    """Return whether the open window ends auto-passing: it could decide the game, or meets the player's condition."""
    window = room.window
    assert window is not None
    wake = room.seats[seat].order.wake
    if window.wins:
        return True
    if "stops" in wake and len(room.chain) > 1 and room.chain[-2][0] == seat:
        return True
    return "mine" in wake and seen.touches(room.game, seat)
