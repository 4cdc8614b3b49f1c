"""Unicorns that do something when a turn begins: Rhinocorn, and four of the first edition."""

from __future__ import annotations

from .test_unicorns_playing import at, choices, in_all, in_both, plays, starts

# --- rhinocorn: at the start you may destroy a unicorn; the turn then goes to its end ---------------------


@in_both
def test_rhinocorn_destroys_a_unicorn_and_ends_the_turn(profile: str) -> None:
    """R-TURN-02, R-WORD-04: other players' unicorns; no upgrade, no panda, nobody under an aura."""
    t = at(profile, ann={"stable": "rhinocorn narwhal"}, bob={"stable": "yay americorn basic_unicorn_red slowdown"},
           cid={"stable": "llamacorn"}, phase="beginning")  # fmt: skip
    assert t.options("ann") == ["pass", "use rhinocorn"]
    assert t.does("ann", "use rhinocorn").options("ann") == ["americorn", "basic_unicorn_red", "llamacorn"]
    t.does("ann", "americorn")
    assert t.stable("bob") == ["yay", "basic_unicorn_red", "slowdown"]
    assert t.discard == ["americorn"]
    assert t.hand("ann") == []  # neither draw nor action
    t.turn_of("bob")


def test_rhinocorn_reaches_every_stable_in_first_ru() -> None:
    """R-WORD-04: any player's, you too, and R-CHAIN-04: chosen first; pandas and protected ones are left out."""
    t = at("first-ru", ann={"stable": "rhinocorn yay"}, bob={"stable": "americorn rainbow_aura"},
           cid={"stable": "llamacorn narwhal"}, phase="beginning")  # fmt: skip
    assert t.options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["rhinocorn", "llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("cid") == ["llamacorn"]
    t.turn_of("bob")


@in_all
def test_rhinocorn_need_not_be_used(profile: str) -> None:
    """R-EFF-04, R-TURN-04: then the turn goes on as usual."""
    t = at(profile, ann={"stable": "rhinocorn"}, bob={"stable": "narwhal"}, deck="yay neigh", phase="beginning")
    t.does("ann", t.options("ann")[0])
    assert t.hand("ann") == ["yay"]
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("ann")


@in_both
def test_rhinocorn_without_a_target_does_not_end_the_turn(profile: str) -> None:
    """Ruling 1.4; Rainbow Aura (4.9) and Pandamonium (5.3) leave nobody to destroy: it is not even asked."""
    t = at(profile, ann={"stable": "rhinocorn narwhal"}, bob={"stable": "americorn rainbow_aura"},
           cid={"stable": "llamacorn pandamonium"}, deck="yay neigh", phase="beginning")  # fmt: skip
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


@in_all
def test_rhinocorn_leaves_the_hand_limit_in_force(profile: str) -> None:
    """Ruling 1.4, R-TURN-10: the end of the turn is never skipped."""
    hand = "yay neigh slowdown nanny_cam good_deal shake_up reset_button re_target"
    t = at(profile, ann={"hand": hand, "stable": "rhinocorn"}, bob={"stable": "narwhal americorn"}, phase="beginning")
    starts(t, "ann", "rhinocorn").does("ann", "narwhal")
    assert t.ask("ann") == "discard"
    t.does("ann", "yay")
    assert len(t.hand("ann")) == 7
    t.turn_of("bob")


@in_both
def test_rhinocorn_lets_the_other_effects_come_first(profile: str) -> None:
    """R-TURN-06, ruling 1.4: Sadistic Ritual is still owed after it, and Rhinocorn itself may be the sacrifice."""
    t = at(profile, ann={"stable": "rhinocorn sadistic_ritual"}, bob={"stable": "narwhal"}, cid={"stable": "yay"},
           deck="yay neigh", phase="beginning")  # fmt: skip
    assert t.options("ann") == ["use rhinocorn", "use sadistic_ritual"]
    t.does("ann", "use rhinocorn")
    assert t.stable("ann") == ["sadistic_ritual"]
    assert t.hand("ann") == ["yay"]  # of the ritual; the draw phase was skipped
    t.turn_of("bob")


@in_both
def test_rhinocorn_waits_for_a_turn_that_begins_with_it(profile: str) -> None:
    """R-TURN-03, ruling 1.3."""
    t = at(profile, ann={"hand": "rhinocorn"}, bob={"stable": "narwhal"}, phase="beginning")
    plays(t, "ann", "rhinocorn")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_all
def test_rhinocorn_under_blinding_light_does_nothing(profile: str) -> None:
    """Rulings 6.1 and 6.4."""
    t = at(profile, ann={"stable": "rhinocorn blinding_light"}, bob={"stable": "narwhal"}, phase="beginning")
    t.turn_of("ann")


def test_rhinocorn_stopped_by_black_knight_does_not_end_the_turn() -> None:
    """cards.json joins its parts by "if you do", ruling 2.5: what was replaced was not done."""
    t = at("second-ru", ann={"stable": "rhinocorn"}, bob={"stable": "narwhal black_knight_unicorn"},
           cid={"stable": "yay"}, deck="yay neigh", phase="beginning")  # fmt: skip
    t.does("ann", "use rhinocorn", "narwhal").does("bob", "save black_knight_unicorn")
    assert t.stable("bob") == ["narwhal"]
    assert t.hand("ann") == ["yay"]
    t.turn_of("ann")


# --- zombie unicorn: discard a unicorn; if you do, bring one from the discard pile, and go to the end ------------


def test_zombie_unicorn_brings_a_unicorn_and_ends_the_turn() -> None:
    """R-EFF-07, R-WORD-06: any unicorn of the pile, the one just discarded too; nothing that is no unicorn."""
    t = at("first-uk", ann={"hand": "narwhal americorn yay", "stable": "zombie_unicorn"}, bob={"stable": "yay"},
           discard="basic_unicorn_red neigh slowdown good_deal", phase="beginning")  # fmt: skip
    assert t.options("ann") == ["pass", "use zombie_unicorn"]
    assert choices(t.does("ann", "use zombie_unicorn"), "ann") == ["americorn", "narwhal"]
    assert choices(t.does("ann", "narwhal"), "ann") == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "basic_unicorn_red")
    assert t.stable("ann") == ["zombie_unicorn", "basic_unicorn_red"]
    assert t.hand("ann") == ["americorn", "yay"]
    t.turn_of("bob")


def test_zombie_unicorn_passed_over() -> None:
    """R-EFF-04."""
    t = at("first-uk", ann={"hand": "narwhal", "stable": "zombie_unicorn"}, discard="americorn", phase="beginning")
    t.does("ann", "pass")
    assert t.hand("ann") == ["narwhal", "neigh"]
    assert t.discard == ["americorn"]
    t.turn_of("ann")


def test_zombie_unicorn_without_a_unicorn_in_the_hand_cannot_be_used() -> None:
    """R-EFF-08: other cards do not pay for it."""
    t = at("first-uk", ann={"hand": "yay good_deal", "stable": "zombie_unicorn"}, discard="americorn",
           phase="beginning")  # fmt: skip
    assert t.options("ann") == ["pass"]  # asked all the same: silence would tell what is held
    t.does("ann", "pass")
    assert t.stable("ann") == ["zombie_unicorn"]
    t.turn_of("ann")


def test_zombie_unicorn_with_an_empty_pile_brings_back_what_it_cost() -> None:
    """The boundary: the only unicorn there is the one just discarded; it enters (ruling 2.11)."""
    t = at("first-uk", ann={"hand": "unicorn_on_the_cob yay", "stable": "zombie_unicorn"}, deck="slowdown neigh neigh",
           phase="beginning")  # fmt: skip
    t.does("ann", "use zombie_unicorn", "unicorn_on_the_cob")
    assert choices(t, "ann") == ["neigh", "slowdown", "yay"]  # it draws two and discards one
    t.does("ann", "yay")
    assert t.stable("ann") == ["zombie_unicorn", "unicorn_on_the_cob"]
    assert t.hand("ann") == ["neigh", "slowdown"]
    t.turn_of("bob")


def test_zombie_unicorn_ends_the_turn_even_if_queen_bee_lets_nothing_come() -> None:
    """ "If you do" hangs on the discard alone; of the two parts after it as much is done as can be (2.4, 7.17)."""
    t = at("first-uk", ann={"hand": "narwhal", "stable": "zombie_unicorn"}, bob={"stable": "queen_bee_unicorn"},
           discard="basic_unicorn_red", phase="beginning")  # fmt: skip
    t.does("ann", "use zombie_unicorn")
    assert t.stable("ann") == ["zombie_unicorn"]
    assert t.discard == ["narwhal", "basic_unicorn_red"]
    t.turn_of("bob")


def test_zombie_unicorn_in_a_chain() -> None:
    """R-CHAIN-04: what comes is chosen before the discard, so it cannot be the card discarded."""
    t = at("first-ru", ann={"hand": "narwhal americorn", "stable": "zombie_unicorn"}, bob={"stable": "yay"},
           discard="basic_unicorn_red llamacorn", phase="beginning")  # fmt: skip
    assert choices(t.does("ann", "yes"), "ann") == ["basic_unicorn_red", "llamacorn"]
    assert choices(t.does("ann", "basic_unicorn_red"), "ann") == ["americorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["zombie_unicorn", "basic_unicorn_red"]
    assert t.discard == ["narwhal", "llamacorn"]
    t.turn_of("bob")


# --- angel unicorn: sacrifice this card; if you do, bring a unicorn from the discard pile ------------------------


def test_angel_unicorn_goes_and_another_comes() -> None:
    """R-EFF-07: only unicorns of the pile; the turn goes on."""
    t = at("first-uk", ann={"stable": "angel_unicorn narwhal"}, discard="alluring_narwhal yay good_deal neigh",
           phase="beginning")  # fmt: skip
    assert t.options("ann") == ["pass", "use angel_unicorn"]
    assert choices(t.does("ann", "use angel_unicorn"), "ann") == ["alluring_narwhal", "angel_unicorn"]
    t.does("ann", "alluring_narwhal")
    assert t.stable("ann") == ["narwhal", "alluring_narwhal"]
    assert "angel_unicorn" in t.discard
    t.turn_of("ann")


def test_angel_unicorn_passed_over() -> None:
    t = at("first-uk", ann={"stable": "angel_unicorn"}, discard="americorn", phase="beginning")
    t.does("ann", "pass")
    assert (t.stable("ann"), t.discard) == (["angel_unicorn"], ["americorn"])
    t.turn_of("ann")


def test_angel_unicorn_without_another_in_the_pile() -> None:
    """The boundary: no text keeps it from bringing itself back."""
    t = at("first-uk", ann={"stable": "angel_unicorn"}, discard="yay", phase="beginning")
    t.does("ann", "use angel_unicorn")
    assert (t.stable("ann"), t.discard) == (["angel_unicorn"], ["yay"])
    t.turn_of("ann")


def test_angel_unicorn_cannot_bring_a_basic_past_queen_bee() -> None:
    """Rulings 7.4 and 7.17."""
    t = at("first-uk", ann={"stable": "angel_unicorn"}, bob={"stable": "queen_bee_unicorn"},
           discard="narwhal rhinocorn basic_unicorn_red", phase="beginning")  # fmt: skip
    assert choices(t.does("ann", "use angel_unicorn"), "ann") == ["angel_unicorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["rhinocorn"]
    t.turn_of("ann")


def test_angel_unicorn_and_barbed_wire() -> None:
    """Ruling 7.1: one card for who leaves and one for who comes."""
    t = at("first-uk", ann={"hand": "yay slowdown good_deal", "stable": "angel_unicorn barbed_wire"},
           discard="narwhal", phase="beginning")  # fmt: skip
    t.does("ann", "use angel_unicorn", "narwhal", "yay", "slowdown")
    assert t.hand("ann") == ["good_deal", "neigh"]
    t.turn_of("ann")


def test_angel_unicorn_in_a_chain() -> None:
    """R-CHAIN-04: it is not in the pile yet when the choice is made."""
    t = at("first-ru", ann={"stable": "angel_unicorn"}, discard="narwhal llamacorn yay", phase="beginning")
    assert choices(t.does("ann", "yes"), "ann") == ["llamacorn", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["narwhal"]
    assert t.discard == ["angel_unicorn", "llamacorn", "yay"]
    t.turn_of("ann")


# --- extremely fertile unicorn: discard a card; if you do, bring a baby ---------------------------------------


def test_extremely_fertile_unicorn_brings_a_baby() -> None:
    """R-EFF-07: any card pays; only babies of the nursery come."""
    t = at("first-uk", ann={"hand": "yay narwhal", "stable": "extremely_fertile_unicorn"},
           bob={"stable": "baby_unicorn_red"}, cid={"stable": "baby_narwhal baby_unicorn_pink"}, discard="americorn",
           phase="beginning")  # fmt: skip
    assert choices(t.does("ann", "use extremely_fertile_unicorn"), "ann") == ["narwhal", "yay"]
    colours = ["black", "blue", "brown", "death", "green", "orange", "purple", "rainbow", "white", "yellow"]
    assert choices(t.does("ann", "yay"), "ann") == [f"baby_unicorn_{colour}" for colour in colours]
    t.does("ann", "baby_unicorn_death")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_unicorn_death"]
    assert t.discard == ["yay", "americorn"]
    t.turn_of("ann")


def test_extremely_fertile_unicorn_passed_over() -> None:
    t = at("first-uk", ann={"hand": "yay", "stable": "extremely_fertile_unicorn"}, phase="beginning")
    t.does("ann", "pass")
    assert t.stable("ann") == ["extremely_fertile_unicorn"]
    assert t.hand("ann") == ["neigh", "yay"]
    t.turn_of("ann")


def test_extremely_fertile_unicorn_with_an_empty_hand_is_not_asked() -> None:
    """R-EFF-08."""
    t = at("first-uk", ann={"stable": "extremely_fertile_unicorn"}, deck="yay neigh", phase="beginning")
    assert t.stable("ann") == ["extremely_fertile_unicorn"]
    t.turn_of("ann")


def test_extremely_fertile_unicorn_with_an_empty_nursery_brings_nobody() -> None:
    """Ruling 4.10: nothing comes; the card is gone if one was discarded."""
    five = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    six = "baby_unicorn_blue baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown baby_narwhal"
    t = at("first-uk", ann={"hand": "yay slowdown", "stable": "extremely_fertile_unicorn baby_unicorn_death"},
           bob={"stable": five}, cid={"stable": f"{six} baby_unicorn_rainbow pandamonium"},
           phase="beginning")  # fmt: skip
    assert t.nursery == []
    t.does("ann", "use extremely_fertile_unicorn", "yay")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_unicorn_death"]
    assert t.discard == ["yay"]
    t.turn_of("ann")


def test_extremely_fertile_unicorn_in_a_chain() -> None:
    """R-CHAIN-04: the baby is chosen first, then the card is discarded."""
    t = at("first-ru", ann={"hand": "yay slowdown", "stable": "extremely_fertile_unicorn"}, phase="beginning")
    t.does("ann", "yes", "baby_narwhal", "yay")
    assert t.stable("ann") == ["extremely_fertile_unicorn", "baby_narwhal"]
    assert t.discard == ["yay"]
    t.turn_of("ann")
