"""Cards that make a Tiny Stable too full (ruling 7.2)."""

from stablemates.testing import At

from ..table import at, in_all, in_both, in_first, plays

FIVE = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow"


@in_all
def test_pandas_are_not_counted_until_they_are_unicorns_again(rulebook: str) -> None:
    """Rulings 5.5 and 7.2: the surplus goes immediately, so its player does not win."""
    seven = FIVE + " rainbow_unicorn stabby_the_unicorn"
    t = At(
        rulebook,
        ann={"hand": "re_target", "stable": seven + " tiny_stable pandamonium"},
        bob={"stable": ""},
        cal={"stable": ""},
    )
    t.does("ann", "re_target", "pandamonium", "pandamonium cal")
    assert t.options("ann") == seven.split()
    t.does("ann", "narwhal", "rainbow_unicorn")
    assert len(t.stable("ann")) == 6
    t.turn_of("bob")


def test_blinding_light_leaving_makes_the_stable_too_full_but_arriving_does_not() -> None:
    """Ruling 7.2: Ginormous counts as two again."""
    four = " ".join(FIVE.split()[:4])
    t = At(
        "second-ru",
        ann={"hand": "re_target", "stable": ""},
        bob={"stable": four + " ginormous_unicorn tiny_stable blinding_light"},
        cal={"stable": ""},
    )
    t.does("ann", "re_target", "blinding_light", "blinding_light cal")
    assert t.options("bob") == [*four.split(), "ginormous_unicorn"]
    t.does("bob", "narwhal")
    assert t.stable("bob") == [*four.split()[1:], "ginormous_unicorn", "tiny_stable"]
    t.turn_of("bob")


@in_both
def test_re_target_of_tiny_stable_shrinks_the_new_one_immediately(rulebook: str) -> None:
    """Ruling 7.2."""
    six = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green basic_unicorn_yellow baby_narwhal"
    t = At(rulebook, ann={"hand": "re_target", "stable": "tiny_stable"}, bob={"stable": six}, cal={"stable": ""})
    t.does("ann", "re_target", "tiny_stable bob")
    assert t.options("bob") == six.split()
    t.does("bob", "baby_narwhal")
    assert t.stable("bob") == [*six.split()[:5], "tiny_stable"]
    t.turn_of("bob")


def test_mother_goose_brings_one_too_many() -> None:
    """Ruling 7.2: the sixth is one too many. The newcomer may be the one to go."""
    four = "llamacorn americorn narwhal rhinocorn"
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": f"tiny_stable {four}"})
    t.does("ann", "mother_goose_unicorn", "yes", "baby_narwhal")
    assert t.options("ann") == [*four.split(), "mother_goose_unicorn", "baby_narwhal"]
    t.does("ann", "llamacorn")
    assert t.stable("ann")[-1] == "baby_narwhal"
    t.turn_of("bob")


@in_all
def test_ginormous_makes_four_into_six(rulebook: str) -> None:
    """Ruling 7.2: without it four are left."""
    four = "narwhal americorn llamacorn shark_with_a_horn"
    t = at(rulebook, ann={"hand": "ginormous_unicorn", "stable": f"{four} tiny_stable"})
    assert plays(t, "ann", "ginormous_unicorn").options("ann") == [*four.split(), "ginormous_unicorn"]
    t.does("ann", "ginormous_unicorn")
    assert t.stable("ann") == [*four.split(), "tiny_stable"]
    t.turn_of("bob")


@in_all
def test_narwhal_torpedo_sacrificed_still_takes_effect(rulebook: str) -> None:
    """Ruling 7.2: the surplus goes before anything else happens. The newcomer may be the one to go."""
    t = at(rulebook, ann={"hand": "narwhal_torpedo", "stable": f"tiny_stable {FIVE}"})
    assert plays(t, "ann", "narwhal_torpedo").options("ann") == [*FIVE.split(), "narwhal_torpedo"]
    t.does("ann", "narwhal_torpedo")
    assert t.stable("ann") == FIVE.split()
    t.turn_of("bob")


@in_first
def test_puppicorn_cannot_be_the_one_to_go(rulebook: str) -> None:
    """Rulings 7.2 and 8.1: it makes six, and one of the other five is sacrificed."""
    t = at(rulebook, ann={"stable": "puppicorn"}, bob={"stable": f"tiny_stable {FIVE}"})
    t.does("ann", "draw")
    assert t.options("bob") == FIVE.split()
    t.does("bob", "narwhal")
    assert t.stable("bob")[-1] == "puppicorn"
    t.turn_of("bob")
