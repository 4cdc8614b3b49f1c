"""Animation lengths: how long events take to show to one player, grouped into beats as on the page."""

from __future__ import annotations

from ..core.kernel import NOBODY, Seat
from ..protocol.beats import BEATS, CROWD, MORE, MOST_BLOWS, PACES, SILENT, UNKNOWN, Beat
from ..protocol.commands import Pace
from ..protocol.values import Event


class Shown:
    """A beat in the animation: the events that it shows, and whether it points at targets."""

    __slots__ = ("aimed", "beat", "events", "name", "seat", "times")

    def __init__(self, name: str, beat: Beat, event: Event) -> None:
        self.name = name
        self.beat = beat
        self.seat = event.seat
        self.events = [event]
        self.times = 1  # how often it repeats
        self.aimed = False


def gather(game: str, events: list[Event]) -> list[Shown]:
    """Return the beats for the events of one action, in order."""
    beats: list[Shown] = []
    for event in events:
        name = event.beat or event.kind
        beat = BEATS.get(game, {}).get(name, UNKNOWN)
        tidy = beat is SILENT or event.rule in beat.tidies
        last = beats[-1] if beats else None
        joins = last is not None and beat.joins == last.name and last.seat == event.seat
        if last is not None and (tidy or joins or merges(beat, name, last, event)):
            last.aimed = last.aimed or (joins and points(event))
            last.times += not tidy and not joins and last.events[0].kind == event.kind
            last.events.append(event)
        elif not tidy:
            beats.append(Shown(name, beat, event))
    return [shown for shown in beats if shown.beat.joins == "" or any(map(points, shown.events))]


def points(event: Event) -> bool:
    """Return whether an event names its target; it does not if targets are hidden (R-EFF-11)."""
    return event.whom != NOBODY or event.source is not None


def merges(beat: Beat, name: str, last: Shown, event: Event) -> bool:
    """Return whether an event belongs to the beat before it."""
    if last.name != name or beat.merge == "":
        return False
    if beat.merge == "all":
        return True
    if last.seat != event.seat:
        return False
    if beat.merge == "seat":
        return last.events[-1].rule == event.rule
    return last.events[0].source == event.source


def hits(shown: Shown, viewer: Seat, under: Seat) -> bool:
    """Return whether a beat hits the viewer.  ``under`` is the player whose card is responded to."""
    how = shown.beat.hits
    if how == "seat":
        return shown.seat == viewer
    if shown.seat == viewer:
        return False
    if how == "card":
        return under == viewer
    if how != "whom":
        return False
    return any(viewer in (one.whom, NOBODY if one.from_zone is None else one.from_zone.seat) for one in shown.events)


def length(shown: Shown, viewer: Seat, pace: Pace, under: Seat = NOBODY) -> int:
    """Return how long a beat is for a viewer, in milliseconds."""
    beat, at = shown.beat, PACES.index(pace)
    lengths = beat.ms
    if beat.own is not None and shown.seat == viewer:
        lengths = beat.own
    elif beat.hit is not None and hits(shown, viewer, under):
        lengths = beat.hit
    ms = lengths[at]
    if shown.aimed:
        ms += BEATS["stable"]["aim"].ms[at]  # the line to the target
    if beat.weight == "major" and beat.merge and not beat.at_once:
        ms += min(shown.times - 1, MOST_BLOWS) * MORE[at]
    return ms


def hurried(ms: int, beat: Beat, seats: int) -> int:
    """Return the length of a beat at a table with this many seats: in a crowd minor beats are halved."""
    return ms // 2 if seats >= CROWD and beat.weight == "minor" else ms
