"""Leaks of all kinds to plant in the server: mistakes that others made, or that are easy to make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stablemates.core.kernel import NOBODY, Option, State
from stablemates.core.table import HAND
from stablemates.protocol import commands as c
from stablemates.protocol import messages as m
from stablemates.protocol import values
from stablemates.protocol.views import View
from stablemates.server import live_room
from stablemates.server.live_room import LiveRoom
from stablemates.server.node import Node
from stablemates.table import (
    checks,
    deadlines,
    driver,
    masking,
    modes,
    questions,
    reactions,
    registry,
    scores,
    snapshots,
    talk,
)
from stablemates.table.deadlines import Thought
from stablemates.table.errors import Refusal
from stablemates.table.room import Item, Room
from stablemates.table.windows import Window

from ...every_game.playing import as_table

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def held_by_others(state: State, seat: int) -> int:
    """Return a number that depends on the cards of a neighbour."""
    table = as_table(state)
    return sum(table.cards_in(HAND + (seat + 1) % table.seats))


def can_answer(room: Room, seat: int) -> bool:
    return any(len(question.options) > 1 for question in room.questions if question.seat == seat)


def around_snapshot(change: Callable[[Room, str, m.Snapshot], m.Snapshot]) -> Plant:
    """Change every snapshot before it is sent."""

    def plant(patch: Patch) -> None:
        honest = snapshots.snapshot

        def snapshot(room: Room, person: str, now: int, table: bytes | None = None) -> m.Snapshot:
            return change(room, person, honest(room, person, now, table))

        patch.setattr(live_room, "snapshot", snapshot)

    return plant


# --- numbers that move -------------------------------------------------------------------------------


def after_each_entry(change: Callable[[Room], None]) -> Plant:
    def plant(patch: Patch) -> None:
        honest = registry.apply

        def apply(room: Room, entry: Any) -> None:
            honest(room, entry)
            if room.only_for is not None:
                change(room)

        patch.setattr(driver, "apply", apply)

    return plant


def stream_moves(room: Room) -> None:
    room.stream += 1


def state_moves(room: Room) -> None:
    room.state += 1


def time_of_change_moves(room: Room) -> None:
    room.shown = room.at


def private_entries_are_shown(room: Room) -> None:
    room.only_for = None


# --- windows that reveal something -------------------------------------------------------------------------------


def window_closes_when_no_one_can_respond(patch: Patch) -> None:
    honest = reactions.open_window

    def open_window(room: Room, *rest: Any) -> None:
        honest(room, *rest)
        window = room.window
        if window is not None and not any(can_answer(room, seat) for seat in window.asked):
            window.longest = window.floor

    patch.setattr(questions, "open_window", open_window)


def only_holders_are_asked(patch: Patch) -> None:
    honest = reactions.open_window

    def open_window(room: Room, *rest: Any) -> None:
        honest(room, *rest)
        window = room.window
        if window is not None:
            window.asked = [seat for seat in window.asked if can_answer(room, seat)] or window.asked

    patch.setattr(questions, "open_window", open_window)


def passes_immediately_without_a_response(patch: Patch) -> None:
    patch.setattr(modes, "pass_after", lambda secret, label, history, longest: 0)


def masked_pass_by_hand_size(patch: Patch) -> None:
    """As if the label contained the hand of the passing player."""
    honest = Room.label

    def label(room: Room, seat: int) -> str:
        return f"{honest(room, seat)}/{sum(as_table(room.game).cards_in(HAND + seat))}"

    patch.setattr(Room, "label", label)


def bot_answers_immediately(patch: Patch) -> None:
    honest = reactions.bot_reply

    def bot_reply(room: Room, seat: int, option: int, at: int) -> Any:
        reply = honest(room, seat, option, at)
        if not can_answer(room, seat):
            reply.at = at
        return reply

    patch.setattr(reactions, "bot_reply", bot_reply)


def bot_takes_longer_for_more_options(patch: Patch) -> None:
    honest = masking.bot_on_turn
    here: list[Room] = []
    thoughts = deadlines.thoughts

    def remember(room: Room) -> Any:
        here[:] = [room]
        return thoughts(room)

    def bot_on_turn(secret: str, label: str, pace: float) -> int:
        return honest(secret, label, pace) + 10 * len(here[0].game.pending()[0].options)

    patch.setattr(deadlines, "bot_on_turn", bot_on_turn)
    patch.setattr(deadlines, "thoughts", remember)
    patch.setattr(driver, "thoughts", remember)


def window_view(change: Callable[[Room, Window, m.WindowView], None]) -> Plant:
    def plant(patch: Patch) -> None:
        honest = snapshots.window_view

        def view(room: Room) -> m.WindowView | None:
            seen = honest(room)
            if seen is not None and room.window is not None:
                seen.asked = seen.asked.copy()
                change(room, room.window, seen)
            return seen

        patch.setattr(snapshots, "window_view", view)

    return plant


def shows_who_passed(room: Room, window: Window, seen: m.WindowView) -> None:
    seen.asked = [seat for seat in window.asked if seat not in window.replies]


def shows_how_many_answered(room: Room, window: Window, seen: m.WindowView) -> None:
    seen.depth = len(window.replies)


def shows_when_it_will_close(room: Room, window: Window, seen: m.WindowView) -> None:
    seen.ends = window.closes()


def shows_who_holds(room: Room, window: Window, seen: m.WindowView) -> None:
    seen.seat = window.held[0] if window.held else seen.seat


def hold_names_the_seat(patch: Patch) -> None:
    honest = Room.emit

    def emit(room: Room, kind: str, seat: int = NOBODY, **rest: Any) -> None:
        if kind == "table-hold" and room.window is not None:
            seat = room.window.held[-1]
        honest(room, kind, seat, **rest)

    patch.setattr(Room, "emit", emit)


# --- faces -------------------------------------------------------------------------------------------


def events_not_redacted(patch: Patch) -> None:
    patch.setattr(snapshots, "seen_by", lambda item, seat: item.event)


def kind_left_in_events(patch: Patch) -> None:
    """The card is removed, but its kind stays in the event's word."""
    honest = snapshots.seen_by

    def seen_by(item: Item, seat: int) -> values.Event:
        event, card = honest(item, seat), item.event.card
        return event if card is None or event is item.event else msgspec.structs.replace(event, word=card.kind)

    patch.setattr(snapshots, "seen_by", seen_by)


def place_in_the_deck(patch: Patch) -> None:
    """The zone says more than which one it is: how deep the card was in it."""
    honest = snapshots.seen_by

    def seen_by(item: Item, seat: int) -> values.Event:
        event, card = honest(item, seat), item.event.card
        if card is None or event is item.event:
            return event
        return msgspec.structs.replace(event, from_zone=values.Place(f"deck {card.id}"))

    patch.setattr(snapshots, "seen_by", seen_by)


def missed_events_of_another_seat(patch: Patch) -> None:
    """Missed events are sent as the neighbour saw them."""
    honest = snapshots.missed

    def missed(room: Room, person: str, since: int) -> Any:
        neighbour = next((record.person for record in room.seats if record.person and record.person != person), person)
        return honest(room, neighbour, since)

    patch.setattr(live_room, "missed", missed)


def view_of_another_seat(patch: Patch) -> None:
    honest = snapshots.game_view

    def game_view(room: Room, seat: int, *, to_send: bool = False) -> View | None:
        return honest(room, (seat + 1) % len(room.seats), to_send=to_send)

    patch.setattr(snapshots, "game_view", game_view)


def spectators_see_the_first_hand(patch: Patch) -> None:
    honest = snapshots.game_view

    def game_view(room: Room, seat: int, *, to_send: bool = False) -> View | None:
        return honest(room, 0 if seat == NOBODY else seat, to_send=to_send)

    patch.setattr(snapshots, "game_view", game_view)


def refused_with_the_snapshot_of_another(patch: Patch) -> None:
    honest = Node.refused

    def refused(self: Node, live: LiveRoom, person: str, id: str, refusal: Refusal) -> m.Refused:
        another = next((record.person for record in live.room.seats if record.person not in ("", person)), person)
        return honest(self, live, another, id, refusal)

    patch.setattr(Node, "refused", refused)


def hands_in_the_undo(room: Room, person: str, snapshot: m.Snapshot) -> m.Snapshot:
    """As boardgame.io did: the undo history is sent along."""
    if snapshot.view is not None and room.steps:
        before = room.playing.at(max(len(room.playing.answers) - 1, 0))
        snapshot.view.facts = {"undo": before.notation()}
    return snapshot


def order_of_options(patch: Patch) -> None:
    honest = snapshots.question_view

    def question_view(room: Room, seat: int) -> values.Question | None:
        question = honest(room, seat)
        if question is not None and held_by_others(room.game, seat) % 2:
            question.options.reverse()
        return question

    patch.setattr(snapshots, "question_view", question_view)


def stale_text_names_an_option(patch: Patch) -> None:
    def is_current(room: Room, command: c.BaseCommand) -> None:
        if command.on != room.state:
            options: list[Option] = room.game.pending()[0].options if room.phase == "playing" else []
            faces = [room.game.kind(option.card) for option in options if option.card >= 0]
            raise Refusal("stale", f"someone may {faces} by now")

    patch.setattr(checks, "is_current", is_current)


def refused_by_what_another_holds(patch: Patch) -> None:
    honest = talk.not_too_many

    def not_too_many(room: Room, person: str, now: int) -> None:
        honest(room, person, now)
        if held_by_others(room.game, room.seat_of(person)) % 2:
            raise Refusal("too-fast", "you are sending messages too quickly")

    patch.setattr(talk, "not_too_many", not_too_many)


# --- settings of others ----------------------------------------------------------------------------


def mine_of_another(room: Room, person: str, snapshot: m.Snapshot) -> m.Snapshot:
    others = [seat for seat, record in enumerate(room.seats) if record.person and record.person != person]
    if others and snapshot.mine is not None:
        snapshot.mine = snapshots.mine(room, others[0])
    return snapshot


def modes_in_the_names(patch: Patch) -> None:
    honest = scores.seat_view

    def seat_view(room: Room, seat: int) -> m.SeatView:
        seen = honest(room, seat)
        seen.level = seen.level or room.seats[seat].order.mode
        return seen

    patch.setattr(snapshots, "seat_view", seat_view)


def who_needs_patience(patch: Patch) -> None:
    honest = scores.seat_view

    def seat_view(room: Room, seat: int) -> m.SeatView:
        seen = honest(room, seat)
        person = room.seats[seat].person
        seen.wins = room.people[person].patience if person else 0
        return seen

    patch.setattr(snapshots, "seat_view", seat_view)


def muted_people_notice(patch: Patch) -> None:
    """Muted people are no longer shown as present."""
    honest = scores.seat_view

    def seat_view(room: Room, seat: int) -> m.SeatView:
        seen = honest(room, seat)
        seen.here = not any(room.seats[seat].person in person.muted for person in room.people.values())
        return seen

    patch.setattr(snapshots, "seat_view", seat_view)


# --- secrets of the server ---------------------------------------------------------------------------


def secret_as_commitment(patch: Patch) -> None:
    patch.setattr(Room, "commitment", Room.deal_secret)  # patched there, since earlier commitments are not recomputed


def person_as_name(patch: Patch) -> None:
    honest = scores.seat_view

    def seat_view(room: Room, seat: int) -> m.SeatView:
        seen = honest(room, seat)
        seen.name = room.seats[seat].person or seen.name
        return seen

    patch.setattr(snapshots, "seat_view", seat_view)


def bot_sees_the_truth(patch: Patch) -> None:
    """Bots think about the true game."""

    async def choose(self: Node, room: Room, thought: Thought) -> int:
        return await self.think(room.game.dump(), thought.seat, thought.level, thought.seed)

    patch.setattr(Node, "choose", choose)


LEAKS: dict[str, Plant] = {
    "the stream number moves with private answers": after_each_entry(stream_moves),
    "the state number moves with private answers": after_each_entry(state_moves),
    "the list of tables is sorted by private answers": after_each_entry(time_of_change_moves),
    "private answers are shown to all": after_each_entry(private_entries_are_shown),
    "a window closes early when no one can respond": window_closes_when_no_one_can_respond,
    "only players who can respond are asked": only_holders_are_asked,
    "players who cannot respond pass immediately": passes_immediately_without_a_response,
    "a masked pass is drawn from the cards": masked_pass_by_hand_size,
    "a bot that cannot respond passes immediately": bot_answers_immediately,
    "a bot thinks longer when it has more to choose from": bot_takes_longer_for_more_options,
    "a window shows who has passed": window_view(shows_who_passed),
    "a window shows how many have answered": window_view(shows_how_many_answered),
    "a window shows when it will close": window_view(shows_when_it_will_close),
    "a window shows who holds it open": window_view(shows_who_holds),
    "the event of a hold names the seat": hold_names_the_seat,
    "events are not redacted": events_not_redacted,
    "a kind is left in the event of a draw": kind_left_in_events,
    "an event says where in the deck a card was": place_in_the_deck,
    "missed events are those of another seat": missed_events_of_another_seat,
    "the view is that of the neighbour": view_of_another_seat,
    "spectators see the first hand": spectators_see_the_first_hand,
    "a refusal contains the snapshot of another": refused_with_the_snapshot_of_another,
    "the position before the last answer is sent along": around_snapshot(hands_in_the_undo),
    "the order of options depends on what another holds": order_of_options,
    "the text of a stale command names an option": stale_text_names_an_option,
    "a refusal depends on what another holds": refused_by_what_another_holds,
    "private settings are those of another seat": around_snapshot(mine_of_another),
    "modes are shown next to the names": modes_in_the_names,
    "the table shows who needs patience": who_needs_patience,
    "muted people notice it": muted_people_notice,
    "the commitment is the secret": secret_as_commitment,
    "a bot sees the true game": bot_sees_the_truth,
    "the secret names of people are shown": person_as_name,
}
