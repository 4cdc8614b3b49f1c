"""The constants of the stable game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Types of cards are bits, so that a single AND tests for several of them (R-CARD-01).
BABY: Final = 1
BASIC: Final = 2
MAGICAL: Final = 4
UPGRADE: Final = 8
DOWNGRADE: Final = 16
MAGIC: Final = 32
INSTANT: Final = 64
PANDA: Final = 128  # what a unicorn is under Pandamonium
UNICORN: Final = BABY | BASIC | MAGICAL
STAYS: Final = UNICORN | UPGRADE | DOWNGRADE  # goes into a stable
CARD: Final = 255
TYPE_NAMES: Final = {
    BABY: "baby", BASIC: "basic", MAGICAL: "magical", UPGRADE: "upgrade",
    DOWNGRADE: "downgrade", MAGIC: "magic", INSTANT: "instant",
}  # fmt: skip

# Tags: a card's family.  It is data, since it cannot be looked up in a translated name.
NARWHAL: Final = 1
NEIGH: Final = 2

# Rules that a card switches on for the stable it is in (R-EFF-13).
PANDAS: Final = 1  # its unicorns are pandas
BLIND: Final = 2  # no text on its unicorns works
DAZZLED: Final = 4  # no triggered text on its unicorns works (first edition)
NO_NEIGHS: Final = 8  # its player cannot play Neigh cards
UNSTOPPABLE: Final = 16  # cards its player plays cannot be stopped
GUARDED: Final = 32  # its unicorns cannot be destroyed
OPEN_HAND: Final = 64  # its player's hand is open
NO_UPGRADES: Final = 128  # its player cannot play upgrades
WIRED: Final = 256  # a unicorn that enters or leaves costs a card
TINY: Final = 512  # at most five unicorns
ONLY_BASICS_HERE: Final = 1024  # no basic unicorn enters another stable
ROOMY: Final = 2048  # its player's hand limit is three higher

# Rules about the card itself, while it is in a stable.
COUNTS_TWO: Final = 1
SAFE_FROM_MAGIC: Final = 2  # magic cards cannot destroy it
BEYOND_MAGIC: Final = 4  # magic cards cannot touch it at all (R-EFF-14)
UNBREAKABLE: Final = 8  # it can be neither sacrificed nor destroyed
FLIES: Final = 16  # goes to the hand when sacrificed or destroyed
NEEDS_A_BASIC: Final = 32  # enters only a stable with a basic unicorn
ROAMS: Final = 64  # moves to the stable of the player whose turn starts
DOUBLE_PLAY: Final = 128  # two plays in the action phase of a turn that started with it
SUPER: Final = 256  # cannot be stopped

# What can set off a text.
ENTER: Final = "enter"  # it enters a stable
FALL: Final = "fall"  # it was sacrificed or destroyed
LEAVE: Final = "leave"  # it left a stable in any way
TURN: Final = "turn"  # a turn starts with it in the stable
PLAY: Final = "play"  # a magic card is played

# When reaching the number of unicorns wins (R-END-02).
AT_ONCE: Final = 0
AT_TURN_END: Final = 1
AFTER_THE_CHAIN: Final = 2

ACTION_PHASE: Final = 3  # of a turn, counted from 1 (R-TURN-01)
HAND_LIMIT: Final = 7
TINY_LIMIT: Final = 5

# Entries of a plan, besides cards, seats and numbers.
NOTHING: Final = -1
END: Final = -9
SEAT_MARK: Final = 1000  # added to a seat
WAY_MARK: Final = 2000  # added to yes, no, or the number of a way

# What an effect that finds nothing to do can lack (R-EFF-08): the words of its event.
LACKS: Final = [
    "nothing-to-do", "nothing-to-sacrifice", "nothing-to-destroy", "nothing-to-steal", "nothing-to-return",
    "nothing-to-bring", "nothing-to-move", "nothing-to-give", "nothing-to-discard", "nothing-to-take",
    "too-few-to-discard", "nobody-to-choose", "no-unicorn", "no-magic", "no-neigh", "no-card", "no-baby", "target-gone",
]  # fmt: skip

# A move is one integer: a verb, a card and a seat, each with its own bits.  Saved answers contain moves.
VERB_BITS: Final = 6
CARD_BITS: Final = 9
SEAT_AT: Final = VERB_BITS + CARD_BITS
VERB_MASK: Final = (1 << VERB_BITS) - 1
CARD_MASK: Final = (1 << CARD_BITS) - 1
MOST_CARDS: Final = CARD_MASK  # in a game with all its packs; one number means no card

# Verbs of options.
VERBS: Final = [
    "pass", "no", "yes", "draw", "play", "sacrifice", "destroy", "steal", "discard", "return",
    "bring", "recover", "take", "nothing", "move", "give", "stable", "player", "baby", "use",
    "save", "either", "top", "swap", "stop", "transform",
]  # fmt: skip
VERB: Final = {verb: number for number, verb in enumerate(VERBS)}
PASS: Final = 0
NO: Final = 1
YES: Final = 2
DRAW: Final = 3
PLAYS: Final = 4
SACRIFICES: Final = 5
DESTROYS: Final = 6
STEALS: Final = 7
DISCARDS: Final = 8
RETURNS: Final = 9
BRINGS: Final = 10
TAKES_NOTHING: Final = 13
MOVES: Final = 14
GIVES: Final = 15
FOR_STABLE: Final = 16
USES: Final = 19
SAVES: Final = 20
ON_TOP: Final = 22


def move_of(verb: i64, card: i64 = -1, seat: i64 = -1) -> i64:
    """Pack an option into an integer."""
    return verb + ((card + 1) << VERB_BITS) + ((seat + 1) << SEAT_AT)


def card_of(move: i64) -> i64:
    return (move >> VERB_BITS & CARD_MASK) - 1


def seat_of(move: i64) -> i64:
    return (move >> SEAT_AT) - 1


def verb_of(move: i64) -> i64:
    return move & VERB_MASK
