"""Validate saved games: a save that contradicts the rules is refused with the name of the field.

The checks take one field after another and assume nothing, so each can name the field that is wrong.
The middle of an effect cannot be validated in this way; there, the save has only its checksum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.errors import BadSave
from ...core.kernel import NO_CARD, NOBODY
from ...core.machine import DONE, NOT_DONE, Frame, Instruction
from ...core.memory import SURE, UNUSED
from ...core.table import DECK
from .ops.hands import FromAHand
from .ops.play import AIMING, ANNOUNCED, ANSWERED, APPLIED, WINDOW
from .ops.removal import Fall
from .terms import (
    BABY,
    END,
    NOTHING,
    PASS,
    PLAYS,
    SEAT_MARK,
    STAYS,
    TYPE_NAMES,
    UNICORN,
    WAY_MARK,
    card_of,
    move_of,
)

if TYPE_CHECKING:
    from .state import Stable

# Why a game is over -> the rule that ended it (R-END).
ENDS: Final = {
    "unicorns": "R-END-01",
    "deck_out": "R-END-04",
    "letters": "R-END-05",
    "everybody_loses": "R-END-06",
}
SET_OFF: Final = ("link", "tiny", "wire")  # built-in ops that triggers start
CARRIED_OUT: Final = ("play", "fall.destroyed", "fall.sacrificed")  # ... and that other ops do
PLAY_STEPS: Final = (ANNOUNCED, AIMING, WINDOW, ANSWERED, APPLIED)


def check_integrity(s: Stable) -> None:
    """Raise ``BadSave`` if no game by these rules can be in this state."""
    check_zones(s)
    check_known(s)
    check_bonds(s)
    check_let_pass(s)
    check_end(s)
    if not s.why_over:
        check_turn(s)
    check_frames(s, "stack", s.stack)
    check_frames(s, "triggers", s.triggers)
    check_frames(s, "link", s.link)
    check_plan(s)
    if not s.why_over:
        check_calls(s)
        check_links(s)
        check_playing(s)
        check_started(s)
        check_declaring(s)
        check_answers(s)
        check_question(s)


def bad(field: str, why: str) -> BadSave:
    return BadSave(f"field {field!r}: {why}")


# --- the table -------------------------------------------------------------------------------


def check_zones(s: Stable) -> None:
    """Check that no baby (R-CARD-02), and no card that does not stay (R-CARD-01), is in the wrong zone."""
    for zone in range(s.zone_count()):
        for card in s.zones[zone]:
            types = s.printed[card]
            if zone >= s.stables:
                right = types & STAYS != 0
            elif zone == s.nursery:
                right = types == BABY
            else:
                right = types != BABY
            if not right:
                rule = "R-CARD-02" if types == BABY or zone == s.nursery else "R-CARD-01"
                what = f"{s.kind(card)}, {TYPE_NAMES[types]},"
                raise bad("zones", f"{what} cannot be in the {s.place(zone)} ({rule})")


def check_known(s: Stable) -> None:
    """Check that only hidden cards, in the deck and in hands, have knowers: all others are open."""
    for card, who in enumerate(s.known):
        if who and s.where[card] > s.seats:
            raise bad("known", f"{s.kind(card)} is face up in the {s.place(s.where[card])}")


def check_bonds(s: Stable) -> None:
    """Check that a borrowed card is a unicorn in a stable, taken by one player from another."""
    for bond in s.bonds:
        by, unicorn, home, thief = bond
        if not NO_CARD <= by < len(s.kinds) or not 0 <= unicorn < len(s.kinds):
            raise bad("bonds", f"{bond} names a card that is not in the game")
        if not 0 <= home < s.seats or not 0 <= thief < s.seats or home == thief:
            raise bad("bonds", f"{bond} does not name two players")
        if not s.printed[unicorn] & UNICORN or s.keeper(unicorn) == NOBODY:
            raise bad("bonds", f"{s.kind(unicorn)} is lent, but is not a unicorn in a stable")


def check_let_pass(s: Stable) -> None:
    for seat, memory in enumerate(s.let_pass):
        if memory & UNUSED:
            raise bad("let_pass", f"seat {seat}: a memory cannot be stronger than {SURE}")


# --- the end ---------------------------------------------------------------------------------


def check_end(s: Stable) -> None:
    """Check that a finished game has a winner, a reason and a rule that agree, and an unfinished one none of them."""
    if not s.why_over:
        if s.winner != NOBODY:
            raise bad("winner", f"seat {s.winner} has won, but the game is not over")
        if s.rule_over:
            raise bad("over_rule", f"{s.rule_over!r} has ended the game, but it is not over")
        return
    if ENDS.get(s.why_over) is None:
        raise bad("over", f"{s.why_over!r} is not one of {', '.join(ENDS)}")
    if s.rule_over != ENDS[s.why_over]:
        raise bad("over_rule", f"{s.rule_over!r} is not the rule for {s.why_over!r}, {ENDS[s.why_over]}")
    if (s.winner == NOBODY) != (s.why_over == "everybody_loses"):
        raise bad("winner", f"{s.winner} does not match {s.why_over!r}")
    if s.why_over == "unicorns":
        if s.count(s.winner) < s.rules.goal(s.seats):
            raise bad("winner", f"seat {s.winner} has {s.count(s.winner)} unicorns, too few to win (R-END-01)")
    elif len(s.zones[DECK]):
        raise bad("over", f"{s.why_over!r}, but the deck is not empty (R-END-04)")


# --- the machine -----------------------------------------------------------------------------


def check_frames(s: Stable, field: str, frames: list[Frame]) -> None:
    """Check that every frame refers to players and cards of this game."""
    for f in frames:
        if not 0 <= f.you < s.seats or not NOBODY <= f.seat < s.seats:
            raise bad(field, f"{f.op.key!r} refers to a player who is not at the table")
        for card in (f.me, f.it, f.also):
            if not NO_CARD <= card < len(s.kinds):
                raise bad(field, f"{f.op.key!r} refers to a card that is not in the game")
        if (isinstance(f.op, Fall) and f.it == NO_CARD) or (isinstance(f.op, FromAHand) and f.seat == NOBODY):
            raise bad(field, f"{f.op.key!r} acts on nothing")
        if f.pc < 0 or f.n < 0 or not NOT_DONE <= f.did <= DONE:
            raise bad(field, f"{f.op.key!r} has a step that does not exist")


def check_turn(s: Stable) -> None:
    """Check that a player's turn is at the bottom of the stack."""
    if not s.stack or s.stack[0].op.key != "turn":
        raise bad("stack", "an unfinished game has a turn at the bottom (R-TURN-01)")
    turn = s.stack[0]
    if not 0 <= turn.you < s.seats:
        raise bad("stack", f"seat {turn.you} has no turn: seats are 0 to {s.seats - 1} (R-TURN-01)")
    if not 0 <= turn.pc <= len(s.rules.turn):
        raise bad("stack", f"a turn has no phase {turn.pc} (R-TURN-01)")
    if not s.waiting:
        raise bad("waiting", "no one is asked, but the game is not over")


def check_calls(s: Stable) -> None:
    """Check that every op was started by the one below it, by a card, or by the machine."""
    for below, f in zip(s.stack, s.stack[1:]):
        if not (f.op in below.op.parts() or begins(s, below, f.op) or is_text(s, f)):
            raise bad("stack", f"{below.op.key!r} does not start {f.op.key!r}")
    for field, frames in (("triggers", s.triggers), ("link", s.link)):
        for f in frames:
            if f.op not in (s.rules.built_in.tiny, s.rules.built_in.wire) and not is_text(s, f):
                raise bad(field, f"{f.op.key!r} is not a text of its card")


def check_links(s: Stable) -> None:
    """Check that the effects of a link are resolved one after another (R-CHAIN-04)."""
    links = [f for f in s.stack if f.op is s.rules.built_in.link]
    if (len(s.link) > 0) != (len(links) > 0):
        raise bad("link", "effects are resolved together only in a link of a chain (R-CHAIN-03)")
    for f in links:
        if f.n != len(s.link) or f.pc > 2 * f.n:
            raise bad("link", f"{len(s.link)} effects, but the link counts {f.n} and is at step {f.pc}")


def begins(s: Stable, below: Frame, op: Instruction[Stable]) -> bool:
    """Return whether the machine starts an op on top of another."""
    if below.op.key == "turn":
        return op.key == "babies" if below.pc == 0 else op is s.rules.turn[below.pc - 1] or op.key in SET_OFF
    return op.key in SET_OFF or op.key in CARRIED_OUT


def is_text(s: Stable, f: Frame) -> bool:
    """Return whether a frame carries out a text of its card; for a card that was shuffled away, that is unknown."""
    if f.me == NO_CARD:
        return "." in f.op.key and not f.op.key.startswith("phase.")
    kind = s.kind_of[f.me]
    return f.op in kind.on.values() or (kind.instead is not None and f.op is kind.instead.op)


def check_playing(s: Stable) -> None:
    """Check that the playing zone has exactly the cards on their way to the table (R-TURN-08, R-CARD-07)."""
    plays = [f for f in s.stack if f.op.key == "play"]
    for f in plays:
        if f.pc not in PLAY_STEPS or f.it == NO_CARD:
            raise bad("stack", f"'play' has no step {f.pc}")
        if f.n >> s.seats or f.n >> f.you & 1:
            raise bad("stack", "a window is open to the player of the card, or to a seat that does not exist")
        if f.pc < APPLIED and s.where[f.it] != s.playing:
            raise bad("stack", f"{s.kind(f.it)} is being played, but is in the {s.place(s.where[f.it])}")
    for card in s.zones[s.playing]:
        if not any(f.it == card for f in plays):
            raise bad("zones", f"{s.kind(card)} is in the middle, but is not being played (R-TURN-08)")


def check_declaring(s: Stable) -> None:
    """Check that targets are declared only for a card that is being played, or for a link of a chain."""
    aims = any(f.op.key == "play" and f.pc == AIMING for f in s.stack)
    links = any(f.op.key == "link" and f.pc <= f.n for f in s.stack)
    if s.declaring != (aims or links):
        raise bad(
            "declaring", f"{s.declaring}, but {'' if aims or links else 'no '}targets are being declared (R-EFF-11)"
        )


def check_answers(s: Stable) -> None:
    """Check that answers wait only in an open reaction window: a pass, or a Neigh in the hand (R-CARD-07)."""
    top = s.top
    window = top.n if top.op.key == "play" and top.pc == WINDOW else 0
    for seat, answer in enumerate(s.answers):
        move = answer - 1
        neigh = move == move_of(PLAYS, card_of(move)) and card_of(move) in s.hand(seat) and s.box.neighs[card_of(move)]
        if answer and not (window >> seat & 1 and (move == PASS or neigh)):
            raise bad("answers", f"seat {seat} gave an answer that is not allowed (R-CARD-07)")


def check_started(s: Stable) -> None:
    """Check that effects at the start of a turn come in its first phase (R-TURN-02)."""
    for card in s.started:
        if not 0 <= card < len(s.kinds) or not s.box.starts[card] or s.started.count(card) > 1:
            raise bad("started", f"{card} is not a card with an effect at the start of a turn")
    if s.started and (len(s.stack) < 2 or s.stack[1].op is not s.rules.turn[0]):
        raise bad("started", "the start of the turn is over (R-TURN-02)")


def check_plan(s: Stable) -> None:
    """Check that only cards, players, ways or nothing were declared in advance (R-EFF-11, R-CHAIN-04)."""
    for entry in s.plan:
        seat = SEAT_MARK <= entry < SEAT_MARK + s.seats
        if not (entry in (END, NOTHING) or 0 <= entry < len(s.kinds) or seat or WAY_MARK <= entry < WAY_MARK + 8):
            raise bad("plan", f"{entry} is not a card, a player or an option")


def check_question(s: Stable) -> None:
    """Check that someone is asked, and that everyone asked has a possible answer."""
    try:
        asked = s.asked()
        answered = all(s.moves(seat) for seat in range(s.seats) if asked >> seat & 1)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError, AttributeError):
        raise bad("stack", "the question does not match the position") from None
    if not asked or not answered:
        raise bad("stack", "no one is asked, or someone asked has no possible answer")
