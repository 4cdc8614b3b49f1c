"""Integrity of saved games: a save that contradicts the rules is refused with the name of the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import BadSave
from ...core.kernel import NO_CARD, NOBODY, Card
from ...core.memory import SURE, UNUSED
from .cards import ALICORN, COLOUR, DUST, FACE, HOOF, NO_COLOUR, STONE, VALUE
from .terms import CATCHING, FACING_ALICORN, FACING_DUST, FACING_STONE, OVER, PHASES, SECOND, TURN

if TYPE_CHECKING:
    from .state import Unorog


def check_integrity(s: Unorog, known: dict[Card, int]) -> None:
    """Raise ``BadSave`` if no game by these rules can be in this state; ``known`` is who knows which card, as saved."""
    check_known(s, known)
    check_points(s)
    check_lacks(s)
    if s.direction == 0:
        raise bad("direction", "0 is neither 1 nor -1 (U-MIRROR-01)")
    if s.then not in (TURN, FACING_STONE, FACING_DUST, FACING_ALICORN):
        raise bad("then", f"{PHASES[s.then]!r} never follows the catch question (U-CALL-02)")
    if s.phase == OVER:
        check_end(s)
        return
    if s.winner != NOBODY:
        raise bad("winner", f"seat {s.winner} has won, but the game is not over")
    for seat in range(s.seats):
        if s.hands[seat].count == 0:
            raise bad("zones", f"the hand of seat {seat} is empty, but the game is not over (U-END-01)")
    check_colour(s)
    if s.said and s.last == NOBODY:
        raise bad("said", "the last card cannot have been played with a call (U-CALL-01)")
    check_catch(s)
    check_aim(s, s.then if s.phase == CATCHING else s.phase)


def bad(field: str, why: str) -> BadSave:
    return BadSave(f"field {field!r}: {why}")


def check_known(s: Unorog, known: dict[Card, int]) -> None:
    """Check that players know others' cards only from hands that they were shown (U-ALI-04)."""
    for card, who in known.items():
        if s.knowers(card) != who:
            raise bad("known", f"card {card} is known to a player who is not at the table")
        if not any(hand.has(card) for hand in s.hands):
            raise bad("known", f"card {card} is not in a hand")


def check_points(s: Unorog) -> None:
    """Check that the first round has no points before its end, and that a match ends once a player has enough."""
    goal = s.rules.goal
    if s.round < 1 or (not goal and s.round > 1):
        raise bad("round", f"{s.round}, but this is {'a match' if goal else 'a single round'} (U-END-02)")
    for seat, points in enumerate(s.points):
        if s.phase == OVER and seat == s.winner:
            if points < goal:
                raise bad("points", f"seat {seat} has won with {points} points, but needs {goal} (U-END-02)")
        elif points and (points >= goal or s.round == 1):
            raise bad("points", f"seat {seat} has {points} points, but has not won (U-END-02)")


def check_lacks(s: Unorog) -> None:
    for seat, lacks in enumerate(s.lacks):
        if lacks & UNUSED:
            raise bad("lacks", f"seat {seat}: a memory cannot be stronger than {SURE}")


def check_end(s: Unorog) -> None:
    if s.winner == NOBODY:
        raise bad("winner", "no one, but the game is over")
    for seat in range(s.seats):
        if (s.hands[seat].count == 0) != (seat == s.winner):
            raise bad("winner", f"seat {s.winner}, but only the winner has no cards (U-END-01)")
    scored = sum(VALUE[card] for hand in s.hands for card in hand.cards())
    points = s.points[s.winner]
    if points < scored or (s.round == 1 and points > scored):
        raise bad("points", f"seat {s.winner} has {points}, but the others hold cards worth {scored} (U-END-01)")


def check_colour(s: Unorog) -> None:
    if s.colour == NO_COLOUR:
        raise bad("colour", "none, but the game is not over")
    top = s.top()
    if top != NO_CARD and FACE[top] < HOOF and COLOUR[top] != s.colour:
        raise bad("colour", "not that of the card on top of the cauldron (U-TURN-02)")


def check_catch(s: Unorog) -> None:
    """Check that the catch question is about a player with one card, and goes to all others (U-CALL-02)."""
    if s.phase == CATCHING:
        if s.last == NOBODY or s.hands[s.last].count != 1:
            raise bad("last", "the catch question is about a player with one card (U-CALL-02)")
        if s.heard & ~s.may_catch() or not s.asked():
            raise bad("heard", "no one is left to be asked about the catch (U-CALL-02)")
    elif s.heard:
        raise bad("heard", "answers to the catch question, which is not open (U-CALL-02)")
    if s.caught & ~s.heard:
        raise bad("caught", "a player who has not answered cannot catch (U-CALL-02)")


def check_aim(s: Unorog, waits_for: int) -> None:
    """Check that the last card was played, and is aimed at the player whose move it is."""
    if waits_for == FACING_STONE:
        most = 16 if s.rules.stones_add_up else 2
        if s.owed not in range(2, most + 1, 2):
            raise bad("owed", f"{s.owed} cards, but stones come to 2{' to 16' if most > 2 else ''} (U-STONE-02)")
    elif s.owed:
        raise bad("owed", f"{s.owed} cards, but no stone is aimed at anyone (U-STONE-01)")
    if s.late is not None:
        check_late(s, s.late)
    if waits_for == TURN:
        return
    if s.last == NOBODY:
        raise bad("last", f"no one, but in phase {PHASES[waits_for]!r} a card was played")
    if waits_for == FACING_ALICORN and s.was == NO_COLOUR:
        raise bad("was", "an alicorn is aimed, but the colour before it is missing (U-ALI-04)")
    if s.face() != {SECOND: HOOF, FACING_STONE: STONE, FACING_DUST: DUST, FACING_ALICORN: ALICORN}[waits_for]:
        raise bad("phase", f"{PHASES[waits_for]!r}, but the top card of the cauldron does not match")
    aimed_at = s.last if waits_for == SECOND else (s.last + s.direction) % s.seats
    if s.turn != aimed_at:
        raise bad("turn", f"seat {s.turn}, but in phase {PHASES[waits_for]!r} it is seat {aimed_at}")
    if waits_for == SECOND and not s.holds_colour(s.turn):
        raise bad("phase", "a second card is asked for, but none is of the colour (U-HOOF-01)")


def check_late(s: Unorog, late: list[Card]) -> None:
    """Check that the alicorn's player drew these cards for a forgotten call, before a challenge (U-CALL-02)."""
    if s.phase != FACING_ALICORN or s.said or s.last == NOBODY or not all(s.hands[s.last].has(card) for card in late):
        raise bad("late", "the alicorn's player has not drawn these cards since it was played (U-CALL-02)")
