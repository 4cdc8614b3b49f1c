"""Pairs of worlds that a viewer must not be able to tell apart.

The other world is the true one with everything the viewer cannot know dealt again: the cards of others and of the
deck, future randomness, private settings of others, the faces in old events.

The noise stays: masked times are drawn from the same table secret in both worlds, because different noise reveals
nothing.  How much the noise covers is measured in ``test_window_times``; ``test_lobby`` shows that no byte
depends on the secret itself.

Both worlds continue; others decide by what they see.  The pair ends where a decision of another player differs; until
then the viewer's complete stream must be the same: bytes, order, and virtual time.
"""

from __future__ import annotations

import random
from collections import deque

from msgspec.structs import replace

import stablemates
from stablemates.core.kernel import NOBODY, Seat, State, bit_of
from stablemates.core.match import Match
from stablemates.core.table import DECK, Table
from stablemates.protocol.values import Card
from stablemates.table.history import keep, kept
from stablemates.table.modes import respond_for
from stablemates.table.room import Item, Order, Room
from stablemates.testing.leaks import Leak, other_truth

from ...every_game.playing import as_table
from .acts import Act
from .worlds import NEWCOMER, SPECTATOR, STRANGER, Moment, Sent, World, advance, bot_at

SECONDS, ACTS = 60.0, 12  # how long worlds continue
SAME_DRAWS = 12


class RedealtMatch(Match):
    """A match whose past a seat cannot tell from the true one; it can also be undone."""

    def __init__(self, true: Match, seat: Seat, k: int) -> None:
        self.__dict__.update(true.__dict__)
        self.answers = true.answers.copy()
        self.true, self.seat, self.k = true, seat, k
        self.known = len(self.answers)  # answers in the common past
        self.state = redealt_truth(true.state, seat, k)
        self.base: Table = self.state.clone()

    def at(self, n: int) -> Table:
        if n < self.known:
            return redealt_truth(self.true.at(n), self.seat, self.k)
        state = self.base.clone()
        for seat, option in self.answers[self.known : n]:
            state.answer(seat, option)
        return state

    def undo(self, n: int = 1) -> None:
        super().undo(n)
        if len(self.answers) < self.known:
            self.known = len(self.answers)
            self.base = self.state.clone()


def redealt_truth(true: State, seat: Seat, k: int) -> Table:
    """Deal everything again; or, every other time, all but the next draws, so that worlds part later."""
    table = as_table(true)
    other = other_truth(table, seat, k)
    if k % 2 == 0:
        return other
    other.rng = table.rng.clone()
    zones = [other.cards_in(zone) for zone in range(other.zone_count())]
    places = {card: (zone, n) for zone, cards in enumerate(zones) for n, card in enumerate(cards)}
    for n, card in enumerate(reversed(table.cards_in(DECK)[-SAME_DRAWS:]), 1):
        there = zones[DECK][-n]
        zone, place = places[card]
        if other.knowers(card) or other.knowers(there) or other.knows_in(seat, card, zone):
            break
        zones[zone][place], zones[DECK][-n] = there, card
        places[there], places[card] = (zone, place), (DECK, len(zones[DECK]) - n)
    knowers = {card: other.knowers(card) for card in range(len(other.kinds)) if other.knowers(card)}
    other.set_zones(zones)
    other.set_knowers(knowers)
    try:
        return as_table(stablemates.load(other.dump()))
    except stablemates.BadSave:  # someone would hold a card that is now in the deck
        return other_truth(table, seat, k)


def redealt(room: Room, viewer: str, seat: Seat, k: int) -> Room:
    """Return the room with everything this seat cannot know dealt again."""
    rng = random.Random(k)
    other = room.clone()
    other.match = RedealtMatch(room.playing, seat, k)
    other.questions = other.game.pending()
    other.history = deque(
        (keep([redealt_face(other, item, seat, rng) for item in kept(batch)]) for batch in room.history),
        maxlen=room.history.maxlen,
    )
    other.items = [redealt_face(other, item, seat, rng) for item in room.items]
    redealt_privacy(other, viewer, rng)
    if other.window is not None:
        for asked in other.window.asked:
            if other.seats[asked].person != viewer:
                other.window.replies.pop(asked, None)
                respond_for(other, asked, other.window.opened)
    return other


def redealt_face(room: Room, item: Item, seat: Seat, rng: random.Random) -> Item:
    """Replace a card in an old event that the seat did not see."""
    if item.event.card is None or item.seen_by >> bit_of(seat) & 1:
        return item
    card = rng.randrange(len(as_table(room.game).kinds))
    return Item(replace(item.event, card=Card(card, room.game.kind(card))), item.seen_by, item.speaker)


def redealt_privacy(room: Room, viewer: str, rng: random.Random) -> None:
    """Change the private settings of others; the table's patience stays, but someone else asked for it."""
    others = [record for record in room.seats if record.person and record.person != viewer]
    people = [room.people[record.person] for record in others]
    patience = [person.patience for person in people]
    rng.shuffle(patience)
    for record, person, times in zip(others, people, patience):
        order = Order()
        order.mode = rng.choice(("smart", "smart", "always", "sleep", "armed"))
        order.wake = tuple(wake for wake in order.wake if rng.random() < 0.5)
        record.order = order
        person.patience = times
        person.muted = {record.person for record in room.seats if record.person and rng.random() < 0.3}


# --- pairs ------------------------------------------------------------------------------------------------


def viewers(moment: Moment) -> list[tuple[str, Seat]]:
    """Return everyone whose stream is compared, and the seat whose cards they know."""
    people = moment.seating.persons
    bots = [(bot_at(seat), seat) for seat, record in enumerate(moment.room.seats) if record.bot]
    first_bot = next((seat for seat, record in enumerate(moment.room.seats) if not record.person), NOBODY)
    seats = [(person, moment.room.seat_of(person)) for person in people]
    return [*seats, *bots, (SPECTATOR, NOBODY), (STRANGER, NOBODY), (NEWCOMER, first_bot)]


def true_world(moment: Moment) -> World:
    world = World(moment, moment.room.clone(), "", moment.coins, moment.room.secret)
    return advance(world, SECONDS, ACTS)


def other_world(moment: Moment, twin: World, viewer: str, seat: Seat, k: int) -> World:
    room = redealt(moment.room, viewer, seat, k)
    world = World(moment, room, viewer, ("another world", k), moment.room.secret)
    world.twin, world.seat = twin, seat
    return advance(world, SECONDS, ACTS)


def look_for_leaks(moment: Moment, chosen: list[tuple[str, Seat]], k: int) -> int:
    """Compare the streams of some viewers, in a pair of worlds each; return the number of equal messages."""
    here = true_world(moment)
    return sum(compare(other_world(moment, here, viewer, seat, k)) for viewer, seat in chosen)


def compare(there: World) -> int:
    """Raise ``Leak`` if the viewer can tell two worlds apart before another player's decision differs."""
    here, viewer = there.twin, there.viewer
    assert here is not None
    until, acts = parting(here, there)
    mine, theirs = (
        [sent for sent in world.streams.get(viewer, []) if sent.at < until and sent.acts <= acts]
        for world in (here, there)
    )
    for one, other in zip(mine, theirs):
        if one != other:
            raise Leak(f"{viewer} can tell: {difference(one, other)}")
    if len(mine) != len(theirs):
        longer, shorter = (mine, theirs) if len(mine) > len(theirs) else (theirs, mine)
        raise Leak(f"{viewer} receives this in one world only: {longer[len(shorter)]}")
    nothing_secret(here, mine, viewer)
    return len(mine)


def parting(here: World, there: World) -> tuple[float, int]:
    """Return the time until which two worlds must look the same, and after how many acts they part."""
    for n, (a, b) in enumerate(zip(here.acts, there.acts)):
        if there.known(n) != here.known(n, there.seat):
            return here.acts[n - 1].at, n - 1  # something was revealed
        if a == b:
            continue
        firsts = [(one, rest) for one, rest in ((a, there.acts[n:]), (b, here.acts[n:])) if one.at == min(a.at, b.at)]
        if not any(may_differ(one, rest, there.seat) for one, rest in firsts):
            raise Leak(f"seat {there.seat} can tell by what happens: {a} and {b}")
        return min(a.at, b.at), n
    count = min(len(here.acts), len(there.acts))
    if count and there.known(count) != here.known(count, there.seat):
        return here.acts[count - 1].at, count - 1
    ends = [world.acts[count].at for world in (here, there) if len(world.acts) > count]
    last = [world.acts[-1].at for world in (here, there) if len(world.acts) >= ACTS]
    return min([*ends, *last, here.began + SECONDS * 1000]), count


def may_differ(act: Act, rest: list[Act], viewer_seat: Seat) -> bool:
    """Return whether something happens in only one world because of another player's decision."""
    if act.kind == "hold":
        return True
    partner = next((one for one in rest if one.kind == act.kind), None)
    if partner is None:
        return act.kind in ("resolve", "answer")
    seats = (act.inputs.keys() | partner.inputs.keys()) - {viewer_seat}
    return any(act.inputs.get(seat) != partner.inputs.get(seat) for seat in seats)


def difference(one: Sent, other: Sent) -> str:
    if one.at != other.at:
        return f"at {one.at} and at {other.at}: {one.data[:80]!r}"
    place = next((n for n, (a, b) in enumerate(zip(one.data, other.data)) if a != b), 0)
    return f"{one.data[max(place - 60, 0) : place + 40]!r} and {other.data[max(place - 60, 0) : place + 40]!r}"


def nothing_secret(world: World, stream: list[Sent], viewer: str) -> None:
    """Check that secret names of people and secrets of deals are in no one's stream."""
    room = world.live.room
    secrets = [room.secret, room.deal_secret(room.games), room.deal_secret(room.games + 1), str(room.playing.seed)]
    secrets += [person for person in room.people if person != viewer]
    for sent in stream:
        for secret in secrets:
            if secret.encode() in sent.data:
                raise Leak(f"{viewer} is sent a secret: {sent.data[:200]!r}")
