"""The keys of ops, by which saved games refer to them, e.g. ``glitter_bomb.turn.0``."""

from __future__ import annotations

from ...core.machine import DECLARED, adopt
from .kind import Kind
from .machine import Op
from .ops.choose import ChooseCard
from .ops.hands import WIRE_DISCARD
from .ops.play import PLAY_CARD
from .ops.removal import FALL_DESTROYED, FALL_SACRIFICED
from .ops.turn import BABIES, LINK, TINY_SACRIFICE, TURN_OP
from .profiles import COMMON, FIRST_KINDS, SECOND_KINDS, TURN
from .terms import VERB

BUILT_IN: dict[str, Op] = {
    "turn": TURN_OP,
    "babies": BABIES,
    "link": LINK,
    "tiny": TINY_SACRIFICE,
    "wire": WIRE_DISCARD,
    "play": PLAY_CARD,
    "fall.destroyed": FALL_DESTROYED,
    "fall.sacrificed": FALL_SACRIFICED,
}

OPS: dict[str, Op] = {}  # every op by its key


def adopt_all(op: Op) -> None:
    """Adopt an op of a pack and all ops inside it, which compiled code looks at before they start."""
    declared = [*DECLARED, "at_once"]
    if isinstance(op, ChooseCard):
        declared.remove("aims")  # it depends on the filter
    adopt(op, declared)
    for part in op.parts():
        adopt_all(part)


def name(key: str, op: Op, planned: bool = False) -> None:
    """Name an op and all ops inside it.  An op can be declared in advance only if all ops around it can."""
    op.key = key
    op.adopted = True  # those of the box are compiled, and a pack's were adopted before
    op.verb = VERB.get(op.asks, 0)
    op.in_plan = planned and op.aims
    OPS[key] = op
    for i, part in enumerate(op.parts()):
        name(f"{key}.{i}", part, op.in_plan)


def adopt_kind(kind: Kind) -> None:
    for op in kind.on.values():
        adopt_all(op)
    if kind.instead is not None:
        adopt_all(kind.instead.op)


def name_kind(prefix: str, kind: Kind) -> None:
    for moment, op in kind.on.items():
        name(f"{prefix}{kind.name}.{moment}", op, True)
    if kind.instead is not None:
        name(f"{prefix}{kind.name}.instead", kind.instead.op)


def name_all() -> None:
    """Name the cards in the box; packs name their own when they are added."""
    for key, op in BUILT_IN.items():
        name(key, op)
    for i, op in enumerate(TURN):
        name(f"phase.{i}", op)
    for kind in SECOND_KINDS:
        name_kind("", kind)
    for kind in FIRST_KINDS:
        if kind not in COMMON:
            name_kind("first:", kind)


name_all()
