"""Mother Goose Unicorn: on entry you may bring a baby unicorn from the nursery into your stable."""

from .table import at


def test_brings_any_baby_from_the_nursery() -> None:
    """Ruling 7.19: but none from a stable."""
    away = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    t = at(
        "second-ru",
        ann={"hand": "mother_goose_unicorn", "stable": "baby_unicorn_blue"},
        bob={"stable": away},
        cal={"stable": "baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown"},
        discard="narwhal",
    )
    assert t.does("ann", "mother_goose_unicorn").options("ann") == ["no", "yes"]
    t.does("ann", "yes")
    assert sorted(t.options("ann")) == ["baby_narwhal", "baby_unicorn_death", "baby_unicorn_rainbow"]
    t.does("ann", "baby_narwhal")
    assert t.stable("ann") == ["baby_unicorn_blue", "mother_goose_unicorn", "baby_narwhal"]
    assert sorted(t.nursery) == ["baby_unicorn_death", "baby_unicorn_rainbow"]
    t.turn_of("bob")


def test_may_decline() -> None:
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": ""})
    t.does("ann", "mother_goose_unicorn", "no")
    assert t.stable("ann") == ["mother_goose_unicorn"]
    t.turn_of("bob")


def test_with_an_empty_nursery_brings_nothing() -> None:
    """Rulings 4.10 and 7.19."""
    five = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    six = "baby_unicorn_blue baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown baby_narwhal"
    t = at(
        "second-ru",
        ann={"hand": "mother_goose_unicorn", "stable": "baby_unicorn_death baby_unicorn_rainbow"},
        bob={"stable": five},
        cal={"stable": six},
    )
    t.does("ann", "mother_goose_unicorn")
    assert len(t.stable("ann")) == 3
    t.turn_of("bob")


def test_can_bring_the_seventh() -> None:
    """R-END-02: Mother Goose is the sixth and the baby the seventh."""
    five = "llamacorn americorn narwhal rhinocorn mermaid_unicorn"
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": five})
    t.does("ann", "mother_goose_unicorn", "yes", "baby_narwhal").won_by("ann")


def test_stopped_brings_nothing() -> None:
    """R-CARD-07, ruling 3.3."""
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": ""}, bob={"hand": "neigh"})
    t.does("ann", "mother_goose_unicorn").does("bob", "neigh")
    assert t.stable("ann") == []
    assert t.discard == ["mother_goose_unicorn", "neigh"]
    t.turn_of("bob")
