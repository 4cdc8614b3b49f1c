"""Animation times: a table waits for the slowest player present, up to the limit of its pace.

Players see what happens beat by beat.  A reaction window starts when its card can be read; a clock starts, and a bot
acts, when the animation is over.  The length of an animation depends only on the events as a spectator sees them and on
who sits where, so the wait reveals nothing about hidden cards.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..core.kernel import NOBODY, Seat
from ..protocol import commands as c
from ..protocol import seen
from ..protocol.beats import BREATH, CROWD, LIMIT, PACES
from . import checks
from .errors import Refusal
from .lengths import Shown, gather, hurried, length
from .log import Change, Entry
from .room import Animation, Room

# --- viewers -----------------------------------------------------------------------------------


def chosen_pace(room: Room, person: str) -> c.Pace:
    """Return the pace at which a person sees animations: their own, or else the table's."""
    return room.people[person].pace or room.settings.pace


def viewers(room: Room) -> list[Seat]:
    """Return the seats of players present who see animations."""
    return [seat for seat in room.present() if chosen_pace(room, room.seats[seat].person) != "off"]


def pace_of(room: Room) -> c.Pace:
    """Return the pace of the table: the slowest among the viewers; "off" if no one sees animations."""
    slowest: c.Pace = "off"
    people, usual = room.people, room.settings.pace
    for record in room.seats:
        person = people.get(record.person)
        if person is not None and person.here:
            pace = person.pace or usual
            slowest = pace if pace == slowest else slower(slowest, pace)
    return slowest


def slower(one: c.Pace, other: c.Pace) -> c.Pace:
    if "off" in (one, other):
        return other if one == "off" else one
    return min(one, other, key=PACES.index)


def breath(room: Room) -> int | None:
    """Return how long after the animation a bot acts; ``None`` if no one sees animations."""
    pace = pace_of(room)
    if pace == "off":
        return None
    return BREATH[PACES.index(pace)] // (2 if len(room.seats) >= CROWD else 1)


# --- times ---------------------------------------------------------------------------------------


def show(room: Room, now: int) -> None:
    """Start the animation of the last action; each viewer first sees the rest of any earlier ones."""
    pace, before = pace_of(room), room.animation
    if pace == "off":
        room.animation = Animation(began=now)
        return
    limit = now + LIMIT[PACES.index(pace)]
    ends: dict[str, int] = {}
    readable: dict[int, int] = {}
    under = room.chain[-1][0] if room.chain else NOBODY
    beats = gather(room.book[0].id, [seen.event_for(item.event, item.seen_by, NOBODY) for item in room.items])
    for seat in viewers(room):
        person = room.seats[seat].person
        time = max(now, before.ends.get(person, now))
        for beat in beats:
            for card in cards_of(beat):
                readable[card] = max(readable.get(card, now), min(time, limit))
            time += hurried(length(beat, seat, pace, under), beat.beat, len(room.seats))
        ends[person] = min(time, limit)
    room.animation = Animation(now, limit, ends, readable)


def cards_of(beat: Shown) -> set[int]:
    return {card.id for event in beat.events for card in (event.card, event.source) if card is not None}


def ends(room: Room) -> int:
    """Return when the animation of the last action is over for everyone."""
    return max(room.animation.ends.values(), default=room.animation.began)


def readable(room: Room, card: int, now: int) -> int:
    """Return when the card of the current question can be read."""
    return max(room.animation.readable.get(card, ends(room)), now)


def clock_time(room: Room, now: int) -> int:
    """Return the time that the table's clocks show: a pause stops them."""
    return room.animation.held_at if room.animation.held_by else now


def change_ends(room: Room, ends_of: dict[str, int], at: int) -> None:
    """Change when the animation is over, and reschedule everything that waits for it."""
    before = ends(room)
    room.animation = replace(room.animation, ends=ends_of)
    now, window, turn = max(ends(room), at), room.window, room.turn
    if window is not None:
        if window.opened > at:
            window.shift(max(window.opened + now - before, at) - window.opened)
        window.shown = max(now - window.opened, 0)
    if turn is not None and turn.started > at:
        turn.started = now


def leave(room: Room, person: str, at: int) -> None:
    """Stop waiting for a person who is away."""
    if room.animation.held_by == person:
        resume(room, at)
    if person in room.animation.ends:
        change_ends(room, {who: end for who, end in room.animation.ends.items() if who != person}, at)


# --- commands ------------------------------------------------------------------------------


class PaceSet(Change, frozen=True, tag="setpace"):
    """A player changes the pace of their animations, or turns them off, from the next action on."""

    pace: c.Pace

    def apply(self, room: Room, entry: Entry) -> None:
        room.people[entry.by].pace = self.pace


def may_set_pace(room: Room, person: str, command: c.SetPace, now: int) -> PaceSet:
    checks.seated(room, person)
    return PaceSet(command.pace)


class Skipped(Change, frozen=True, tag="skip"):
    """A player skips the rest of a beat."""

    ms: int

    def apply(self, room: Room, entry: Entry) -> None:
        before, by, at = ends(room), entry.by, entry.at
        change_ends(room, {**room.animation.ends, by: max(room.animation.ends[by] - self.ms, at)}, at)
        if ends(room) == before:
            room.only_for = by  # the others are still watching


def may_skip(room: Room, person: str, command: c.Skip, now: int) -> Skipped:
    checks.in_game(room, person, command)
    if room.animation.ends.get(person, now) <= now or room.animation.held_by:
        raise Refusal("no-picture", "the table is not waiting for your animation")
    return Skipped(command.ms)


class Paused(Change, frozen=True, tag="pause"):
    """A player pauses or resumes the animation; at the limit the table resumes it."""

    held: bool

    def apply(self, room: Room, entry: Entry) -> None:
        if self.held:
            room.animation = replace(room.animation, held_by=entry.by, held_at=entry.at)
        else:
            resume(room, entry.at)


def may_pause(room: Room, person: str, command: c.Pause, now: int) -> Paused:
    checks.in_game(room, person, command)
    animation = room.animation
    if command.held and (animation.held_by or person not in animation.ends or now >= animation.limit):
        raise Refusal("no-picture", "there is no animation to pause")
    if not command.held and animation.held_by != person:
        raise Refusal("no-picture", "you did not pause the animation")
    return Paused(command.held)


def resume(room: Room, at: int) -> None:
    """Resume a paused animation, delaying it, the open window and the clock by the length of the pause."""
    animation = room.animation
    ends_of = {person: min(end + at - animation.held_at, animation.limit) for person, end in animation.ends.items()}
    room.animation = replace(animation, ends=ends_of, held_by="", held_at=0)
    if room.window is not None:
        room.window.shift(later(animation, room.window.opened, at) - room.window.opened)
    if room.turn is not None:
        room.turn.started = later(animation, room.turn.started, at)


def later(animation: Animation, moment: int, at: int) -> int:
    """Return the time after a pause for something that was due at ``moment``; waiting ends at the animation's limit."""
    moved = moment + at - animation.held_at
    return min(moved, max(animation.limit, moment)) if moment > animation.held_at else moved
