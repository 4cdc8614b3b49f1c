"""R-EFF-11 for unicorns: in the second edition targets are named when it is played, otherwise when it enters."""

import pytest

import stablemates
from stablemates.core.kernel import NOBODY
from stablemates.core.table import Table
from stablemates.testing import At

from .books import ALL, FIRST, SECOND, puts

second = pytest.mark.parametrize("profile", SECOND)


def aimed_at(t: At) -> list[str]:
    """Return what everyone sees of a plan: cards by name, then players."""
    return [face["kind"] for face in t.fact("targets")] + [t.players[seat] for seat in t.fact("target_seats")]


@second
def test_r_eff_11_a_played_unicorn_names_its_target_immediately(profile: str) -> None:
    """R-EFF-11: before Bob may respond; everyone sees it, and no one is asked again on entry."""
    bob = {"hand": "neigh", "stable": "yay narwhal"}
    t = At(profile, ann={"hand": "alluring_narwhal", "stable": ""}, bob=bob, cid={"stable": "rainbow_aura"})
    assert t.does("ann", "alluring_narwhal").asked == {"ann": "may"}
    assert t.does("ann", "yes").options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert [event.rule for event in t.happened("aim")] == ["R-EFF-11"]
    assert (t.asked, aimed_at(t)) == ({"bob": "neigh"}, ["rainbow_aura"])
    t.does("bob", "pass")
    assert (t.stable("ann"), aimed_at(t)) == (["alluring_narwhal", "rainbow_aura"], [])
    t.turn_of("bob")


def aims(t: At) -> list[tuple[str, str]]:
    """Return the targets in the log: a card and the owner of its stable, or a player."""
    found: list[tuple[str, str]] = []
    for event in t.events:
        if event.kind in ("aim", "aim-player"):
            card = t.state.kind(event.card) if event.kind == "aim" else ""
            found.append((card, t.players[event.whom] if event.whom != NOBODY else ""))
            assert (event.seat, event.n, event.rule) == (0, len(found), "R-EFF-11")
    return found


@pytest.mark.parametrize("profile", ALL)
@pytest.mark.parametrize(
    ("card", "answers", "aimed"),
    [
        ("unicorn_poison", ["narwhal"], [("narwhal", "bob")]),
        ("two_for_one", ["yay", "narwhal", "slowdown"], [("yay", "ann"), ("narwhal", "bob"), ("slowdown", "cid")]),
        ("unicorn_swap", ["llamacorn bob", "narwhal"], [("llamacorn", "ann"), ("", "bob"), ("narwhal", "bob")]),
        ("unfair_bargain", ["cid"], [("", "cid")]),
        ("good_deal", [], []),
    ],
)
def test_r_eff_11_the_log_names_who_aims_at_what(
    profile: str, card: str, answers: list[str], aimed: list[tuple[str, str]]
) -> None:
    """R-EFF-11: an event for each card and each player, with the card that is played as its source."""
    ann = {"hand": f"{card} neigh neigh", "stable": "llamacorn yay"}
    bob = {"hand": "neigh", "stable": "narwhal"}
    t = At(profile, ann=ann, bob=bob, cid={"hand": "neigh", "stable": "slowdown rhinocorn"})
    t.does("ann", card, *answers)
    assert aims(t) == aimed
    assert {t.state.kind(event.source) for event in t.events if event.kind.startswith("aim")} <= {card}
    while t.asked:
        who = next(iter(t.asked))
        if t.ask(who) == "action":
            break
        t.does(who, t.options(who)[0])
    t.turn_of("bob")


@pytest.mark.parametrize("profile", FIRST)
def test_r_eff_11_in_the_first_edition_it_aims_on_arrival(profile: str) -> None:
    """R-EFF-11: these books say nothing about it; R-CHAIN-04 sets the moment."""
    bob = {"hand": "neigh", "stable": "yay narwhal"}
    t = At(profile, ann={"hand": "alluring_narwhal", "stable": ""}, bob=bob, cid={"stable": "rainbow_aura"})
    puts(t, "ann", "alluring_narwhal")
    assert (t.asked, aimed_at(t)) == ({"bob": "neigh"}, [])
    t.does("bob", "pass").does("ann", "yes")
    assert t.options("ann") == ["yay", "rainbow_aura"]
    t.does("ann", "rainbow_aura")
    assert t.stable("ann") == ["alluring_narwhal", "rainbow_aura"]
    t.turn_of("bob")


@second
def test_r_eff_11_with_hidden_targets_it_aims_on_arrival(profile: str) -> None:
    """R-EFF-11: the other reading, which the books leave to the table."""
    bob = {"hand": "neigh yay"}
    t = At(profile, targets="hidden", ann={"hand": "americorn"}, bob=bob, cid={"hand": "slowdown"})
    assert t.does("ann", "americorn").asked == {"bob": "neigh", "cid": "neigh"}
    t.does("bob", "pass").does("cid", "pass").does("ann", "yes", "cid")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


# What each unicorn of the box and of the pack asks first when it is played, in the position below.
AIMED = [
    ("alluring_narwhal", "may"),
    ("chainsaw_unicorn", "may"),
    ("americorn", "may"),
    ("seductive_unicorn", "may"),
    ("annoying_flying_unicorn", "may"),
    ("shark_with_a_horn", "may"),
    ("mermaid_unicorn", "return"),
    ("lamplighter_unicorn", "player"),
]
NOT_AIMED = [
    "rainbow_unicorn", "extremely_destructive_unicorn", "greedy_flying_unicorn", "majestic_flying_unicorn",
    "unicorn_on_the_cob", "classy_narwhal", "llamacorn", "mother_goose_unicorn", "unicorn_oracle",
    "necromancer_unicorn", "dark_angel_unicorn", "rhinocorn",
]  # fmt: skip


def set_up(profile: str, card: str) -> At:
    return At(
        profile,
        packs="fireflies",
        ann={"hand": f"{card} neigh", "stable": "narwhal broken_stable"},
        bob={"hand": "neigh", "stable": "basic_unicorn_red rainbow_aura"},
        cid={"hand": "neigh", "stable": "claw_machine stabby_the_unicorn"},
        discard="basic_unicorn_blue unicorn_poison",
    )


@second
@pytest.mark.parametrize(("card", "ask"), AIMED)
def test_r_eff_11_every_unicorn_that_does_something_to_others_declares(profile: str, card: str, ask: str) -> None:
    """R-EFF-11: and when it is stopped, nothing of the plan is left (R-CARD-07)."""
    t = set_up(profile, card).does("ann", card)
    assert t.asked == {"ann": ask}
    while list(t.asked) == ["ann"]:
        t.does("ann", t.options("ann")[-1])
    assert aimed_at(t) != []
    assert card not in aimed_at(t)  # the Shark is the cost, not a target
    before = [t.stable(who) for who in t.players]
    t.does("bob", "neigh").does("cid", "pass").does("ann", "pass").does("cid", "pass")
    assert (aimed_at(t), [t.stable(who) for who in t.players]) == ([], before)
    assert card in t.discard
    t.turn_of("bob")


@second
@pytest.mark.parametrize("card", NOT_AIMED)
def test_r_eff_11_what_chooses_no_one_else_declares_nothing(profile: str, card: str) -> None:
    """R-EFF-11: "who will be its target": your own cards, piles and all players together are not targets."""
    t = set_up(profile, card).does("ann", card)
    assert (t.asked, aimed_at(t)) == ({"bob": "neigh", "cid": "neigh"}, [])
    t.does("bob", "neigh").does("cid", "pass").does("ann", "pass").does("cid", "pass")
    assert card in t.discard
    t.turn_of("bob")


@second
def test_r_eff_11_may_is_answered_with_the_target(profile: str) -> None:
    """R-EFF-11, R-EFF-04: a player who declined is not asked on entry; one who can do nothing is not asked at all."""
    t = At(profile, ann={"hand": "americorn"}, bob={"hand": "yay"}, cid={"hand": "slowdown"})
    t.does("ann", "americorn", "no")
    assert aimed_at(t) == []
    t.does("bob", "pass").does("cid", "pass")
    assert (t.stable("ann")[-1], t.hand("ann")) == ("americorn", [])
    t.turn_of("bob")
    t = At(profile, ann={"hand": "alluring_narwhal"}, bob={"hand": "yay", "stable": "narwhal"}, cid={})
    assert t.does("ann", "alluring_narwhal").asked == {"bob": "neigh"}
    t.does("bob", "pass")
    t.turn_of("bob")


@second
def test_r_eff_11_a_neigh_that_is_stopped_leaves_the_plan(profile: str) -> None:
    """R-EFF-11, R-CARD-07: all may respond again, and still see the target."""
    t = At(profile, ann={"hand": "americorn neigh"}, bob={"hand": "neigh"}, cid={"hand": "slowdown"})
    t.does("ann", "americorn", "yes", "cid").does("bob", "neigh").does("cid", "pass").does("ann", "neigh")
    t.does("cid", "pass", "pass")
    assert (t.asked, aimed_at(t)) == ({"cid": "neigh"}, ["cid"])
    t.does("cid", "pass")
    assert t.hand("ann") == ["slowdown"]
    t.turn_of("bob")


@second
def test_r_eff_11_a_stopped_plan_is_not_that_of_the_next_unicorn(profile: str) -> None:
    """R-EFF-11: the Mermaid aims at what her player names, whatever the Narwhal was aimed at."""
    t = At(profile, ann={"hand": "alluring_narwhal", "stable": ""}, bob={"hand": "neigh mermaid_unicorn", "stable": ""},
           cid={"stable": "yay narwhal"})  # fmt: skip
    t.does("ann", "alluring_narwhal", "yes").does("bob", "neigh")
    assert t.does("bob", "mermaid_unicorn").options("bob") == ["yay", "narwhal"]
    t.does("bob", "narwhal")
    assert t.stable("cid") == ["yay"]
    t.turn_of("cid")


# --- a unicorn that enters without being played ----------------------------------------------------------------------


@second
def test_r_eff_11_a_unicorn_that_is_brought_aims_on_arrival(profile: str) -> None:
    """R-EFF-11, R-WORD-06: it was not played; with the Kiss of Life only the unicorn itself is named."""
    ann = {"hand": "kiss_of_life", "stable": ""}
    t = At(profile, ann=ann, bob={"hand": "neigh", "stable": "yay"}, cid={"stable": "rainbow_aura"},
           discard="alluring_narwhal")  # fmt: skip
    t.does("ann", "kiss_of_life")
    assert (t.asked, aimed_at(t)) == ({"bob": "neigh"}, ["alluring_narwhal"])
    assert t.does("bob", "pass").asked == {"ann": "may"}
    t.does("ann", "yes", "rainbow_aura")
    assert t.stable("ann") == ["alluring_narwhal", "rainbow_aura"]
    t.turn_of("bob")


@second
def test_r_eff_11_a_unicorn_that_is_swapped_aims_on_arrival(profile: str) -> None:
    """R-EFF-11, R-EFF-02: and it is Bob who aims, to whom it came."""
    t = At(profile, ann={"hand": "unicorn_swap", "stable": "mermaid_unicorn"}, bob={"stable": "narwhal"},
           cid={"stable": "yay claw_machine"})  # fmt: skip
    t.does("ann", "unicorn_swap", "mermaid_unicorn bob", "narwhal")
    assert t.options("bob") == ["narwhal", "yay", "claw_machine"]
    t.does("bob", "claw_machine")
    assert t.stable("cid") == ["yay"]
    t.turn_of("bob")


# --- effects in between ------------------------------------------------------------------------------------

FIVE = "basic_unicorn_red basic_unicorn_red basic_unicorn_blue basic_unicorn_blue llamacorn"


@second
def test_r_eff_11_a_tiny_stable_asks_its_own_question(profile: str) -> None:
    """R-EFF-11, ruling 7.2: the plan is the Narwhal's; it was set off, and steals though it had to go."""
    t = At(profile, ann={"hand": "alluring_narwhal", "stable": f"tiny_stable {FIVE}"},
           bob={"stable": "yay"}, cid={"stable": "rainbow_aura"})  # fmt: skip
    t.does("ann", "alluring_narwhal", "yes", "yay")
    assert (t.ask("ann"), aimed_at(t)) == ("sacrifice", ["yay"])
    assert t.options("ann") == [*(f"{name}@ann" if name.startswith("basic") else name for name in FIVE.split()),
                                "alluring_narwhal"]  # fmt: skip
    t.does("ann", "alluring_narwhal")
    assert (t.stable("ann")[-1], t.stable("bob"), t.discard) == ("yay", [], ["alluring_narwhal"])
    t.turn_of("bob")


@second
def test_r_eff_11_a_shark_that_is_already_gone_destroys_no_one(profile: str) -> None:
    """R-EFF-11, R-EFF-05: the price can no longer be paid, and the target that was named is forgotten."""
    t = At(profile, ann={"hand": "shark_with_a_horn", "stable": f"tiny_stable {FIVE}"},
           bob={"hand": "mermaid_unicorn", "stable": "narwhal"}, cid={"stable": "rhinocorn"})  # fmt: skip
    t.does("ann", "shark_with_a_horn", "yes", "narwhal").does("bob", "pass").does("ann", "shark_with_a_horn")
    assert (t.stable("bob"), t.discard, aimed_at(t)) == (["narwhal"], ["shark_with_a_horn"], [])
    t.turn_of("bob")


@second
def test_r_eff_11_a_flyer_in_a_tiny_stable(profile: str) -> None:
    """R-EFF-11, ruling 4.7: it flies home, and the named player still discards."""
    t = At(profile, ann={"hand": "annoying_flying_unicorn", "stable": f"tiny_stable {FIVE}"},
           bob={"hand": "yay"}, cid={"hand": "slowdown"})  # fmt: skip
    t.does("ann", "annoying_flying_unicorn", "yes", "cid").does("bob", "pass").does("cid", "pass")
    t.does("ann", "annoying_flying_unicorn")
    assert (t.hand("ann"), t.discard) == (["annoying_flying_unicorn"], ["slowdown"])
    t.turn_of("bob")


@second
@pytest.mark.parametrize("waits", [True, False])
def test_r_eff_11_barbed_wire_asks_its_own_question(profile: str, waits: bool) -> None:
    """R-EFF-11, ruling 7.1: after what was declared, which the entry has set off first."""
    t = At(profile, triggers_wait=waits, ann={"hand": "mermaid_unicorn yay slowdown", "stable": "barbed_wire"},
           bob={"stable": "narwhal"}, cid={"stable": "llamacorn"})  # fmt: skip
    t.does("ann", "mermaid_unicorn", "llamacorn")
    assert (t.hand("cid"), aimed_at(t)) == (["llamacorn"], [])
    assert (t.ask("ann"), t.options("ann")) == ("discard", ["yay", "slowdown"])
    t.does("ann", "yay")
    assert (t.hand("ann"), t.hand("cid"), t.stable("bob")) == (["slowdown"], ["llamacorn"], ["narwhal"])
    t.turn_of("bob")


@second
def test_r_eff_11_what_the_target_sets_off_is_chosen_when_it_happens(profile: str) -> None:
    """R-EFF-11: Stabby falls to the Shark, and its player chooses for it on the spot."""
    t = At(profile, ann={"hand": "shark_with_a_horn", "stable": "narwhal"}, bob={"stable": "stabby_the_unicorn"},
           cid={"stable": "rhinocorn"})  # fmt: skip
    t.does("ann", "shark_with_a_horn", "yes", "stabby_the_unicorn")
    assert t.does("bob", "yes").options("bob") == ["narwhal", "rhinocorn"]
    t.does("bob", "narwhal")
    assert (t.stable("ann"), t.stable("bob")) == ([], [])
    t.turn_of("bob")


@second
def test_r_eff_11_in_the_blinding_light_there_is_nothing_to_declare(profile: str) -> None:
    """R-EFF-11, ruling 6.1: its text will not work."""
    t = At(profile, ann={"hand": "mermaid_unicorn", "stable": "blinding_light"}, bob={"hand": "neigh"}, cid={})
    assert t.does("ann", "mermaid_unicorn").asked == {"bob": "neigh"}
    t.does("bob", "pass")
    assert t.stable("ann") == ["blinding_light", "mermaid_unicorn"]
    t.turn_of("bob")


# --- a declared target is gone ------------------------------------------------------------------------


@second
def test_r_eff_11_a_hand_that_is_empty_by_then_is_not_replaced_by_another(profile: str) -> None:
    """R-EFF-11: Bob has spent his only card on a Neigh; Cid's hand was not named."""
    t = At(
        profile,
        deck="basic_unicorn_red basic_unicorn_red ...",
        ann={"hand": "americorn neigh"},
        bob={"hand": "neigh"},
        cid={"hand": "slowdown"},
    )
    t.does("ann", "americorn", "yes", "bob").does("bob", "neigh").does("cid", "pass").does("ann", "neigh")
    t.does("cid", "pass", "pass", "pass")
    assert (t.stable("ann")[-1], t.hand("ann"), t.hand("cid")) == ("americorn", [], ["slowdown"])
    t.turn_of("bob")


@second
def test_r_eff_11_a_price_that_cannot_be_paid_any_more(profile: str) -> None:
    """R-EFF-11, R-EFF-05: Ann has spent her last card on a Neigh; nothing is discarded, nothing stolen."""
    t = At(profile, ann={"hand": "seductive_unicorn neigh", "stable": ""}, bob={"hand": "neigh", "stable": "narwhal"},
           cid={"stable": ""})  # fmt: skip
    t.does("ann", "seductive_unicorn", "yes").does("bob", "neigh").does("ann", "neigh")
    assert (t.stable("ann"), t.stable("bob"), aimed_at(t)) == (["seductive_unicorn"], ["narwhal"], [])
    t.turn_of("bob")


@second
def test_r_eff_11_a_unicorn_that_wins_on_entry_leaves_no_plan(profile: str) -> None:
    """R-EFF-11, R-END-02: the game is over before the effect comes."""
    ann = {"hand": "americorn", "stable": f"{FIVE} narwhal"}
    t = At(profile, ann=ann, bob={"hand": "yay"}, cid={"hand": "slowdown"})
    t.does("ann", "americorn", "yes", "bob").does("bob", "pass").does("cid", "pass")
    assert (t.hand("bob"), aimed_at(t)) == (["yay"], [])
    t.won_by("ann")


# --- a plan is part of the game ------------------------------------------------------------------------------


def reopened(t: At) -> At:
    """Return the same table, copied, saved and read again."""
    state = stablemates.load(t.state.clone().dump())
    assert isinstance(state, Table)
    t.state = state
    return t


@second
def test_r_eff_11_a_plan_is_saved_copied_and_imagined(profile: str) -> None:
    """R-EFF-11: in the middle of declaring and with the window open; imagined worlds keep it."""
    t = At(profile, ann={"hand": "shark_with_a_horn yay"}, bob={"hand": "neigh", "stable": "narwhal"},
           cid={"hand": "neigh", "stable": "rhinocorn"})  # fmt: skip
    t.does("ann", "shark_with_a_horn", "yes")
    assert reopened(t).does("ann", "rhinocorn").asked == {"bob": "neigh", "cid": "neigh"}
    assert [t.state.view(seat)["facts"]["targets"][0]["kind"] for seat in (0, 1, 2)] == ["rhinocorn"] * 3
    assert t.state.imagine(1, 5).view(1)["facts"] == t.state.view(1)["facts"]
    reopened(t).does("bob", "pass").does("cid", "pass")
    assert (t.stable("bob"), t.stable("cid"), t.discard[:1]) == (["narwhal"], [], ["rhinocorn"])
    t.turn_of("bob")


@second
def test_r_eff_11_while_targets_are_named_no_one_plays(profile: str) -> None:
    """R-EFF-11: and the answer says why."""
    t = At(profile, ann={"hand": "americorn yay"}, bob={"hand": "neigh"}, cid={"hand": "neigh"})
    t.does("ann", "americorn")
    assert (t.why("ann", "yay"), t.why("bob", "neigh")) == ("answer-first (R-EFF-04)", "only-in-answer (R-TURN-09)")
    t.does("ann", "yes", "bob")
    assert (t.why("ann", "yay"), t.why("bob", "neigh")) == ("only-a-neigh (R-CARD-07)", "")
    t.does("bob", "pass").does("cid", "pass")
    t.turn_of("bob")


@second
def test_r_eff_11_a_declaration_is_undone_with_the_card(profile: str) -> None:
    """R-EFF-11: a match goes back to any answer, also between a card and its targets."""
    match = stablemates.match(profile, ["Ann", "Bob", "Cid"], 1)
    plans = 0
    while match.state.asked() and len(match.answers) < 400:
        seat = next(seat for seat in range(3) if match.state.asked() >> seat & 1)
        before = match.state.dump()
        match.answer(seat, match.state.width(seat) - 1)
        if before["declaring"]:
            plans += 1
            after = match.state.dump()
            match.undo()
            assert match.state.dump() == before
            match.answer(seat, match.state.width(seat) - 1)
            assert match.state.dump() == after
    assert plans > 5
