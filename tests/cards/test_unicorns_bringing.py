"""Unicorns that bring others: Rainbow, Mother Goose, Necromancer and Dark Angel."""

from __future__ import annotations

from .test_unicorns_playing import at, choices, in_all, plays

# --- rainbow unicorn: bring a basic unicorn from the hand -----------------------------------------------------------


@in_all
def test_rainbow_unicorn_brings_a_basic_from_the_hand(profile: str) -> None:
    """Ruling 7.18, R-WORD-06: basics only, and nobody can stop it."""
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal basic_unicorn_red llamacorn yay", "stable": ""},
           bob={"hand": "neigh slowdown"}, discard="basic_unicorn_blue")  # fmt: skip
    plays(t, "ann", "rainbow_unicorn").does("bob", "pass")
    assert t.options("ann") == ["no", "yes"]
    assert choices(t.does("ann", "yes"), "ann") == ["basic_unicorn_red", "narwhal"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["rainbow_unicorn", "narwhal"]
    assert t.hand("ann") == ["basic_unicorn_red", "llamacorn", "yay"]
    t.turn_of("bob")


@in_all
def test_rainbow_unicorn_need_not_bring(profile: str) -> None:
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal", "stable": ""})
    plays(t, "ann", "rainbow_unicorn").does("ann", "no")
    assert (t.stable("ann"), t.hand("ann")) == (["rainbow_unicorn"], ["narwhal"])
    t.turn_of("bob")


@in_all
def test_rainbow_unicorn_brings_the_seventh(profile: str) -> None:
    """R-END-01: the sixth and the seventh in one play."""
    five = "llamacorn americorn shark_with_a_horn mermaid_unicorn rhinocorn"
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal", "stable": five})
    plays(t, "ann", "rainbow_unicorn").does("ann", "yes").won_by("ann")


@in_all
def test_rainbow_unicorn_brings_nothing_past_queen_bee(profile: str) -> None:
    """Rulings 7.4 and 7.18; nobody is asked, since everybody can see that it is in vain (R-EFF-08)."""
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal", "stable": ""}, bob={"stable": "queen_bee_unicorn"})
    plays(t, "ann", "rainbow_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["rainbow_unicorn"], ["narwhal"])
    t.turn_of("bob")


@in_all
def test_rainbow_unicorn_and_barbed_wire(profile: str) -> None:
    """Ruling 7.1: two unicorns enter, two cards go."""
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal yay slowdown good_deal", "stable": "barbed_wire"})
    plays(t, "ann", "rainbow_unicorn")
    for _ in range(5):  # the wire and the text wait together; the second wire comes after them
        if t.asked == {"ann": "may"}:
            t.does("ann", "yes")
        elif t.asked == {"ann": "discard"}:
            t.does("ann", "yay" if "yay" in t.options("ann") else "slowdown")
        elif t.asked == {"ann": "bring"}:
            t.does("ann", "narwhal")
    assert t.stable("ann") == ["barbed_wire", "rainbow_unicorn", "narwhal"]
    assert t.hand("ann") == ["good_deal"]
    t.turn_of("bob")


@in_all
def test_rainbow_unicorn_under_blinding_light(profile: str) -> None:
    """Ruling 6.1."""
    t = at(profile, ann={"hand": "rainbow_unicorn narwhal", "stable": "blinding_light"})
    plays(t, "ann", "rainbow_unicorn")
    assert t.hand("ann") == ["narwhal"]
    t.turn_of("bob")


# --- mother goose: bring a baby from the nursery ---------------------------------------------------------------------


def test_mother_goose_unicorn_brings_a_baby() -> None:
    """Ruling 7.19: any of the nursery; none of other stables."""
    away = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": "baby_unicorn_blue"}, bob={"stable": away},
           cid={"stable": "baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown"},
           discard="narwhal")  # fmt: skip
    assert t.does("ann", "mother_goose_unicorn").options("ann") == ["no", "yes"]
    t.does("ann", "yes")
    assert choices(t, "ann") == ["baby_narwhal", "baby_unicorn_death", "baby_unicorn_rainbow"]
    t.does("ann", "baby_narwhal")
    assert t.stable("ann") == ["baby_unicorn_blue", "mother_goose_unicorn", "baby_narwhal"]
    assert sorted(t.nursery) == ["baby_unicorn_death", "baby_unicorn_rainbow"]
    t.turn_of("bob")


def test_mother_goose_unicorn_need_not_bring() -> None:
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": ""})
    t.does("ann", "mother_goose_unicorn", "no")
    assert t.stable("ann") == ["mother_goose_unicorn"]
    t.turn_of("bob")


def test_mother_goose_unicorn_before_an_empty_nursery() -> None:
    """Rulings 4.10 and 7.19."""
    five = "baby_unicorn_red baby_unicorn_pink baby_unicorn_orange baby_unicorn_yellow baby_unicorn_green"
    six = "baby_unicorn_blue baby_unicorn_purple baby_unicorn_black baby_unicorn_white baby_unicorn_brown baby_narwhal"
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": "baby_unicorn_death baby_unicorn_rainbow"},
           bob={"stable": five}, cid={"stable": six})  # fmt: skip
    t.does("ann", "mother_goose_unicorn")
    assert len(t.stable("ann")) == 3
    t.turn_of("bob")


def test_mother_goose_unicorn_brings_babies_past_queen_bee() -> None:
    """Ruling 7.4: only basics are kept out."""
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": ""}, bob={"stable": "queen_bee_unicorn"})
    t.does("ann", "mother_goose_unicorn", "yes", "baby_narwhal")
    assert t.stable("ann") == ["mother_goose_unicorn", "baby_narwhal"]
    t.turn_of("bob")


def test_mother_goose_unicorn_in_a_tiny_stable() -> None:
    """Ruling 7.2: the sixth is one too many; the newcomer may be the one that goes."""
    four = "llamacorn americorn narwhal rhinocorn"
    t = at("second-ru", ann={"hand": "mother_goose_unicorn", "stable": f"tiny_stable {four}"})
    t.does("ann", "mother_goose_unicorn", "yes", "baby_narwhal")
    assert t.options("ann") == [*four.split(), "mother_goose_unicorn", "baby_narwhal"]
    t.does("ann", "llamacorn")
    assert t.stable("ann")[-1] == "baby_narwhal"
    t.turn_of("bob")


# --- necromancer: discard two unicorns; then bring one from the discard pile ------------------------------------------


def test_necromancer_unicorn_pays_two_and_brings_one() -> None:
    """Ruling 7.15: also one of the two just discarded; other cards do not pay and do not come."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal llamacorn americorn yay", "stable": ""},
           discard="rhinocorn slowdown good_deal neigh")  # fmt: skip
    assert t.does("ann", "necromancer_unicorn").options("ann") == ["no", "yes"]
    assert choices(t.does("ann", "yes"), "ann") == ["americorn", "llamacorn", "narwhal"]
    assert choices(t.does("ann", "narwhal"), "ann") == ["americorn", "llamacorn"]
    assert choices(t.does("ann", "llamacorn"), "ann") == ["llamacorn", "narwhal", "rhinocorn"]
    t.does("ann", "narwhal")
    assert t.stable("ann") == ["necromancer_unicorn", "narwhal"]
    assert t.hand("ann") == ["americorn", "yay"]
    t.turn_of("bob")


def test_necromancer_unicorn_need_not_pay() -> None:
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal llamacorn"}, discard="rhinocorn")
    t.does("ann", "necromancer_unicorn", "no")
    assert (t.hand("ann"), t.discard) == (["llamacorn", "narwhal"], ["rhinocorn"])
    t.turn_of("bob")


def test_necromancer_unicorn_with_one_unicorn_in_the_hand_cannot_pay() -> None:
    """R-EFF-05, the boundary: one and another card are not two unicorns."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal yay"}, discard="rhinocorn")
    t.does("ann", "necromancer_unicorn")
    assert t.options("ann") == ["no"]  # asked all the same: silence would tell what is held
    t.does("ann", "no")
    assert (t.hand("ann"), t.discard) == (["narwhal", "yay"], ["rhinocorn"])
    t.turn_of("bob")


def test_necromancer_unicorn_sets_off_whom_it_brings() -> None:
    """Ruling 7.17: the one brought enters."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal basic_unicorn_red", "stable": ""},
           discard="greedy_flying_unicorn", deck="yay neigh")  # fmt: skip
    t.does("ann", "necromancer_unicorn", "yes", "narwhal", "greedy_flying_unicorn")
    assert t.hand("ann") == ["yay"]
    t.turn_of("bob")


def test_necromancer_unicorn_brings_no_basic_past_queen_bee() -> None:
    """Ruling 7.17: paid, and nothing to bring."""
    t = at("second-ru", ann={"hand": "necromancer_unicorn narwhal basic_unicorn_red", "stable": ""},
           bob={"stable": "queen_bee_unicorn"}, discard="basic_unicorn_blue")  # fmt: skip
    t.does("ann", "necromancer_unicorn", "yes", "narwhal")
    assert t.stable("ann") == ["necromancer_unicorn"]
    assert sorted(t.discard) == ["basic_unicorn_blue", "basic_unicorn_red", "narwhal"]
    t.turn_of("bob")


# --- dark angel: sacrifice a unicorn; then bring another from the discard pile ---------------------------------------


def test_dark_angel_unicorn_trades_a_unicorn() -> None:
    """Ruling 7.15: any own unicorn, also itself; the one sacrificed may come back."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal yay slowdown"},
           bob={"stable": "llamacorn"},
           discard="rhinocorn good_deal neigh")  # fmt: skip
    assert t.does("ann", "dark_angel_unicorn").options("ann") == ["no", "yes"]
    assert t.does("ann", "yes").options("ann") == ["narwhal", "dark_angel_unicorn"]
    assert choices(t.does("ann", "narwhal"), "ann") == ["narwhal", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["yay", "slowdown", "dark_angel_unicorn", "rhinocorn"]
    t.turn_of("bob")


def test_dark_angel_unicorn_cannot_bring_itself_back() -> None:
    """Ruling 7.15."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal"}, discard="rhinocorn americorn")
    t.does("ann", "dark_angel_unicorn", "yes", "dark_angel_unicorn")
    assert choices(t, "ann") == ["americorn", "rhinocorn"]
    t.does("ann", "rhinocorn")
    assert t.stable("ann") == ["narwhal", "rhinocorn"]
    t.turn_of("bob")


def test_dark_angel_unicorn_need_not() -> None:
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal"}, discard="rhinocorn")
    t.does("ann", "dark_angel_unicorn", "no")
    assert (t.stable("ann"), t.discard) == (["narwhal", "dark_angel_unicorn"], ["rhinocorn"])
    t.turn_of("bob")


def test_dark_angel_unicorn_pays_with_a_baby() -> None:
    """Rulings 2.5 and 7.15."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "baby_narwhal"}, discard="rhinocorn yay")
    t.does("ann", "dark_angel_unicorn", "yes", "baby_narwhal")
    assert t.stable("ann") == ["dark_angel_unicorn", "rhinocorn"]
    assert "baby_narwhal" in t.nursery
    t.turn_of("bob")


def test_dark_angel_unicorn_cannot_bring_the_flyer_it_cost() -> None:
    """Ruling 4.7: it is in the hand; the pile has no other unicorn, so nothing comes."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "greedy_flying_unicorn"}, discard="yay")
    t.does("ann", "dark_angel_unicorn", "yes", "greedy_flying_unicorn")
    assert (t.stable("ann"), t.hand("ann")) == (["dark_angel_unicorn"], ["greedy_flying_unicorn"])
    t.turn_of("bob")


def test_dark_angel_unicorn_under_pandamonium_has_nothing_to_give() -> None:
    """Ruling 5.3."""
    t = at("second-ru", ann={"hand": "dark_angel_unicorn", "stable": "narwhal pandamonium"}, discard="rhinocorn")
    t.does("ann", "dark_angel_unicorn")
    assert t.stable("ann") == ["narwhal", "pandamonium", "dark_angel_unicorn"]
    t.turn_of("bob")
