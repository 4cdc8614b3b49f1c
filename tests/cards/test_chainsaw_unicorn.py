"""Chainsaw Unicorn.

Second edition: on entry you may destroy an upgrade or sacrifice a downgrade.
First edition: on entry you may sacrifice or destroy one card: an upgrade or a downgrade.
"""

from .table import at, in_first, plays


def test_destroys_an_upgrade() -> None:
    """R-WORD-04: of other players. Downgrades and unicorns are not targets."""
    t = at(
        "second-ru",
        ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown"},
        bob={"stable": "yay nanny_cam narwhal"},
        cal={"stable": "rainbow_aura"},
    )
    assert t.does("ann", "chainsaw_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["destroy", "sacrifice"]
    assert t.does("ann", "destroy").options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")  # an aura protects unicorns, not itself (ruling 4.9)
    assert (t.stable("cal"), t.discard) == ([], ["rainbow_aura"])
    t.turn_of("bob")


def test_sacrifices_a_downgrade() -> None:
    """R-WORD-03: your own. Upgrades and unicorns cannot be chosen."""
    t = at(
        "second-ru",
        ann={"hand": "chainsaw_unicorn", "stable": "yay slowdown nanny_cam narwhal"},
        bob={"stable": "double_dutch broken_stable"},
    )
    t.does("ann", "chainsaw_unicorn", "yes", "sacrifice")
    assert t.options("ann") == ["slowdown", "nanny_cam"]
    t.does("ann", "slowdown")
    assert t.stable("ann") == ["yay", "nanny_cam", "narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "slowdown"}, bob={"stable": "yay"})
    t.does("ann", "chainsaw_unicorn", "no")
    assert (t.stable("ann"), t.stable("bob")) == (["slowdown", "chainsaw_unicorn"], ["yay"])
    t.turn_of("bob")


def test_takes_the_only_target_unasked() -> None:
    """No other player has an upgrade, and you have one downgrade."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "yay pandamonium"}, bob={"stable": "slowdown"})
    t.does("ann", "chainsaw_unicorn", "yes")
    assert (t.stable("ann"), t.discard) == (["yay", "chainsaw_unicorn"], ["pandamonium"])
    t.turn_of("bob")


def test_without_a_target_is_not_asked() -> None:
    """R-EFF-08: your upgrades and other players' downgrades are not targets."""
    t = at("second-ru", ann={"hand": "chainsaw_unicorn", "stable": "yay"}, bob={"stable": "slowdown narwhal"})
    t.does("ann", "chainsaw_unicorn")
    assert t.discard == []
    t.turn_of("bob")


# --- first edition ----------------------------------------------------------------------------------------------------


def test_first_edition_destroys_either_type() -> None:
    t = at(
        "first-uk",
        ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown"},
        bob={"stable": "yay nanny_cam narwhal"},
        cal={"stable": "rainbow_aura"},
    )
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "destroy")
    assert t.options("ann") == ["yay", "nanny_cam", "rainbow_aura"]
    t.does("ann", "nanny_cam")
    assert t.stable("bob") == ["yay", "narwhal"]
    t.turn_of("bob")


@in_first
def test_first_edition_sacrifices_either_type(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "chainsaw_unicorn", "stable": "glitter_bomb slowdown narwhal"}, bob={"stable": "yay"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "sacrifice")
    assert t.options("ann") == ["glitter_bomb", "slowdown"]
    t.does("ann", "glitter_bomb")
    assert t.stable("ann") == ["slowdown", "narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")


def test_first_ru_destroys_in_every_stable() -> None:
    """R-WORD-04: any player's, including yours."""
    t = at("first-ru", ann={"hand": "chainsaw_unicorn", "stable": "slowdown"}, bob={"stable": "yay narwhal"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "yes", "destroy")
    assert t.options("ann") == ["slowdown", "yay"]
    t.does("ann", "yay")
    assert t.stable("bob") == ["narwhal"]
    t.turn_of("bob")


@in_first
def test_first_edition_may_decline(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "chainsaw_unicorn"}, bob={"stable": "slowdown"})
    plays(t, "ann", "chainsaw_unicorn").does("ann", "no")
    assert t.stable("bob") == ["slowdown"]
    t.turn_of("bob")


@in_first
def test_first_edition_without_a_target_is_not_asked(rulebook: str) -> None:
    t = at(rulebook, ann={"hand": "chainsaw_unicorn", "stable": "narwhal"}, bob={"stable": "llamacorn"})
    plays(t, "ann", "chainsaw_unicorn")
    assert t.stable("ann") == ["narwhal", "chainsaw_unicorn"]
    t.turn_of("bob")
