"""Borrowed unicorns go home: R-EFF-03, Unicorn Lasso and Seductive Unicorn of the first edition."""

from stablemates.testing import At

RED, BLUE, GREEN = "basic_unicorn_red", "basic_unicorn_blue", "basic_unicorn_green"


def lassoed(profile: str, revision: int | None = None) -> At:
    """Ann lassoes Bob's red unicorn, and passes it on to Cid."""
    ann = {"hand": "unicorn_swap", "stable": "unicorn_lasso"}
    cid = {"stable": BLUE}
    t = At(profile, revision=revision, phase="beginning", ann=ann, bob={"stable": RED}, cid=cid)
    t.does("ann", "yes" if profile == "first-ru" else "use unicorn_lasso", RED)
    return t.does("ann", "unicorn_swap", f"{RED} cid", BLUE)


def test_r_eff_03_a_lent_unicorn_goes_home_from_a_third_stable() -> None:
    """R-EFF-03: first-ru; "return it", wherever it is when the loan ends."""
    t = lassoed("first-ru")
    assert (t.stable("ann"), t.stable("bob"), t.stable("cid")) == (["unicorn_lasso", BLUE], [RED], [])
    [home] = t.happened("give-back")
    assert (home.seat, home.whom, home.rule) == (1, 2, "R-EFF-03")
    t.turn_of("bob")


def test_r_eff_03_a_lent_unicorn_stays_in_a_third_stable_in_first_uk() -> None:
    """R-EFF-03: first-uk; ruling 8.3, a unicorn that has left the borrower's stable does not go back."""
    t = lassoed("first-uk")
    assert (t.stable("bob"), t.stable("cid")) == ([], [RED])
    t.turn_of("bob")


def test_r_eff_03_a_second_loan_ends_with_the_first() -> None:
    """R-EFF-03: first-ru; Cid's Seductive takes Bob's unicorn from Ann, and owes it to no one once it is home."""
    ann = {"hand": "seductive_unicorn unicorn_poison", "stable": "unicorn_lasso double_dutch yay"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": RED}, cid={"stable": ""})
    t.does("ann", "yes")  # lassoes the only unicorn
    t.does("ann", "seductive_unicorn", "seductive_unicorn cid")  # and it is the only one that Cid can take
    assert (t.stable("ann"), t.stable("cid")) == (["unicorn_lasso", "double_dutch", "yay"], ["seductive_unicorn", RED])
    t.does("ann", "pass")
    assert (t.stable("bob"), t.stable("cid")) == ([RED], ["seductive_unicorn"])
    t.turn_of("bob")
    t.does("bob", "draw").does("cid", "draw").does("ann", "no", "unicorn_poison", "seductive_unicorn")
    assert (t.stable("bob"), t.stable("ann")) == ([RED], ["unicorn_lasso", "double_dutch", "yay"])
    t.does("ann", "pass")
    t.turn_of("bob")


def test_r_eff_03_a_unicorn_lent_on_returns_to_its_borrower_first() -> None:
    """R-EFF-03: first-ru; Cid's Seductive leaves before Ann's turn is over, and the loan to Ann lasts until then."""
    ann = {"hand": "seductive_unicorn unicorn_poison", "stable": "unicorn_lasso double_dutch yay"}
    t = At("first-ru", phase="beginning", ann=ann, bob={"stable": RED}, cid={"stable": ""})
    t.does("ann", "yes", "seductive_unicorn", "seductive_unicorn cid", "unicorn_poison", "seductive_unicorn")
    assert [(event.seat, t.state.kind(event.card)) for event in t.happened("give-back")] == [(0, RED), (1, RED)]
    assert (t.stable("bob"), t.stable("cid")) == ([RED], [])
    t.turn_of("bob")
