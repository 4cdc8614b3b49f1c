"""Tests of texts that several cards share. A card's own file names the cards that run them, by ``parametrize``."""

import pytest

from stablemates.games.stable.game import GAME as STABLE

from .table import at, in_all, in_first, plays

FIVE = "rhinocorn llamacorn americorn shark_with_a_horn mermaid_unicorn"
PILE = "good_deal shake_up narwhal rhinocorn neigh super_neigh yay slowdown"


@in_all
class Baby:
    """A baby lives in a stable or in the nursery. Sent anywhere else, it goes back to the nursery."""

    def test_sacrificed_goes_to_the_nursery_and_counts(self, rulebook: str, card: str) -> None:
        """R-CARD-02, rulings 2.5 and 4.10: Sadistic Ritual draws."""
        t = at(
            rulebook,
            ann={"stable": f"{card} sadistic_ritual"},
            bob={"stable": "narwhal"},
            deck="yay neigh neigh ...",
            phase="beginning",
        )
        assert t.stable("ann") == ["sadistic_ritual"]
        assert card in t.nursery
        assert t.discard == []
        assert t.hand("ann") == ["neigh", "yay"]
        t.turn_of("ann")

    def test_destroyed_goes_to_the_nursery(self, rulebook: str, card: str) -> None:
        """R-CARD-02."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": "yay"},
            bob={"stable": f"{card} double_dutch narwhal"},
            cal={"stable": "rhinocorn"},
        )
        assert t.does("ann", "unicorn_poison").options("ann") == [card, "narwhal", "rhinocorn"]
        t.does("ann", card)
        assert t.stable("bob") == ["double_dutch", "narwhal"]
        assert card in t.nursery
        assert t.discard == ["unicorn_poison"]
        t.turn_of("bob")

    def test_returned_to_a_hand_goes_to_the_nursery(self, rulebook: str, card: str) -> None:
        """Ruling 4.10: Back Kick still makes the player discard."""
        t = at(
            rulebook,
            ann={"hand": "back_kick", "stable": ""},
            bob={"hand": "yay", "stable": card},
            cal={"stable": ""},
        )
        t.does("ann", "back_kick").does("bob", "pass")
        assert t.stable("bob") == []
        assert card in t.nursery
        assert t.discard == ["back_kick", "yay"]
        assert t.hand("bob") == ["neigh"]  # bob's draw
        t.turn_of("bob")

    def test_moves_between_stables(self, rulebook: str, card: str) -> None:
        """Ruling 4.10, R-WORD-05: babies are given and stolen like other unicorns."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_swap", "stable": "narwhal"},
            bob={"stable": f"{card} yay"},
            cal={"stable": ""},
        )
        t.does("ann", "unicorn_swap", "narwhal bob")
        assert t.options("ann") == [card, "narwhal"]
        t.does("ann", card)
        assert t.stable("ann") == [card]
        assert t.stable("bob") == ["yay", "narwhal"]
        assert card not in t.nursery
        t.turn_of("bob")

    def test_counts_as_a_unicorn(self, rulebook: str, card: str) -> None:
        """R-CARD-09, R-END-01: the baby is one of the seven that win."""
        t = at(rulebook, ann={"hand": "narwhal", "stable": f"{card} {FIVE}"}, bob={"stable": "yay"}, cal={"stable": ""})
        plays(t, "ann", "narwhal").won_by("ann")

    def test_still_goes_to_the_nursery_under_blinding_light(self, rulebook: str, card: str) -> None:
        """Ruling 6.2: that is a rule of the rulebook, not an effect."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": ""},
            bob={"stable": f"{card} blinding_light"},
            cal={"stable": ""},
        )
        t.does("ann", "unicorn_poison")
        assert t.stable("bob") == ["blinding_light"]
        assert card in t.nursery
        t.turn_of("bob")


class Basic:
    """A basic unicorn has no effect."""

    @in_all
    def test_enters_the_stable_and_does_nothing(self, rulebook: str, card: str) -> None:
        """R-CARD-03, R-CARD-04."""
        t = at(rulebook, ann={"hand": card, "stable": "yay"}, bob={"stable": "americorn"}, discard="llamacorn")
        assert t.options("ann") == ["draw", card]
        plays(t, "ann", card)
        assert t.stable("ann") == ["yay", card]
        assert (t.hand("ann"), t.stable("bob"), t.discard) == ([], ["americorn"], ["llamacorn"])
        t.turn_of("bob")

    @in_first
    def test_first_edition_enters_any_stable(self, rulebook: str, card: str) -> None:
        """R-CARD-04, ruling 7.24."""
        t = at(rulebook, ann={"hand": card}, bob={"stable": ""}, cal={"stable": "yay"})
        assert t.does("ann", card).options("ann") == [f"{card} ann", f"{card} bob", f"{card} cal"]
        t.does("ann", f"{card} cal")
        assert t.stable("cal") == ["yay", card]
        t.turn_of("bob")

    @pytest.mark.parametrize("rulebook", ["second-ru", "second-uk"])
    def test_second_edition_is_kept_out_by_queen_bee(self, rulebook: str, card: str) -> None:
        """Ruling 7.4: a magical unicorn is not."""
        t = at(rulebook, ann={"hand": f"{card} rhinocorn"}, bob={"stable": "queen_bee_unicorn"})
        assert t.options("ann") == ["draw", "rhinocorn"]
        assert t.why("ann", card) == "basics-kept-out (R-EFF-13)"
        assert t.why("ann", "rhinocorn") == ""
        t.turn_of("ann")

    @in_all
    def test_destroyed_goes_to_the_discard_pile(self, rulebook: str, card: str) -> None:
        """R-WORD-04, ruling 5.3: the panda is not a target."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": "yay"},
            bob={"stable": f"double_dutch {card}"},
            cal={"stable": "rhinocorn pandamonium"},
        )
        t.does("ann", "unicorn_poison")
        assert t.stable("bob") == ["double_dutch"]
        assert t.discard == ["unicorn_poison", card]
        t.turn_of("bob")

    @in_all
    def test_can_be_stopped(self, rulebook: str, card: str) -> None:
        """R-CARD-07, ruling 3.3: it goes to the discard pile, and the action is spent."""
        t = at(rulebook, ann={"hand": card, "stable": ""}, bob={"hand": "neigh yay"}, cal={"stable": ""})
        assert plays(t, "ann", card).options("bob") == ["pass", "neigh"]
        t.does("bob", "neigh")
        assert t.stable("ann") == []
        assert sorted(t.discard) == sorted([card, "neigh"])
        t.turn_of("bob")

    @in_all
    def test_wins_as_the_seventh_unicorn(self, rulebook: str, card: str) -> None:
        """R-END-01: six are not enough for three players."""
        t = at(rulebook, ann={"hand": card, "stable": f"{FIVE} greedy_flying_unicorn"}, bob={"stable": ""})
        t.turn_of("ann")
        plays(t, "ann", card).won_by("ann")


@in_all
class Flying:
    """When a flying unicorn is sacrificed or destroyed, it goes to its player's hand instead of the discard pile."""

    def test_destroyed_flies_to_its_players_hand(self, rulebook: str, card: str) -> None:
        """Ruling 4.7: its neighbour does not fly."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": ""},
            bob={"stable": f"narwhal {card}"},
            cal={"stable": ""},
        )
        t.does("ann", "unicorn_poison", card)
        assert t.stable("bob") == ["narwhal"]
        assert t.hand("bob") == sorted([card, "neigh"])  # the Neigh is bob's draw
        assert t.discard == ["unicorn_poison"]
        t.turn_of("bob")

    def test_sacrificed_flies_and_counts_as_sacrificed(self, rulebook: str, card: str) -> None:
        """Rulings 2.5 and 4.7: Sadistic Ritual draws for it."""
        t = at(rulebook, ann={"stable": f"{card} sadistic_ritual"}, deck="yay slowdown neigh ...", phase="beginning")
        assert t.stable("ann") == ["sadistic_ritual"]
        assert t.hand("ann") == sorted([card, "slowdown", "yay"])
        assert t.discard == []
        t.turn_of("ann")

    def test_does_not_fly_under_blinding_light(self, rulebook: str, card: str) -> None:
        """Rulings 6.1 and 6.4."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": ""},
            bob={"stable": f"{card} blinding_light"},
            cal={"stable": ""},
        )
        t.does("ann", "unicorn_poison")
        assert t.discard == ["unicorn_poison", card]
        assert t.hand("bob") == ["neigh"]
        t.turn_of("bob")

    def test_flying_off_costs_a_card_on_barbed_wire(self, rulebook: str, card: str) -> None:
        """Rulings 4.7 and 7.1: it left. The card that came back may be the one discarded."""
        t = at(
            rulebook,
            ann={"hand": "unicorn_poison", "stable": ""},
            bob={"hand": "yay", "stable": f"{card} barbed_wire"},
            cal={"stable": ""},
        )
        t.does("ann", "unicorn_poison").does("bob", "pass")
        assert sorted(t.options("bob")) == sorted([card, "yay"])
        t.does("bob", "yay")
        assert t.hand("bob") == sorted([card, "neigh"])
        t.turn_of("bob")

    def test_flies_as_a_panda(self, rulebook: str, card: str) -> None:
        """Rulings 5.2 and 5.4."""
        t = at(
            rulebook,
            ann={"hand": "two_for_one", "stable": "yay"},
            bob={"stable": f"{card} pandamonium"},
            cal={"stable": ""},
        )
        t.does("ann", "two_for_one")
        while t.asked == {"ann": "destroy"}:  # in first-ru ann's own card is a target too
            t.does("ann", t.options("ann")[-1])
        assert card in t.hand("bob")
        t.turn_of("bob")


@in_all
class Recovering:
    """On entry, you may take a card of one type from the discard pile into your hand."""

    def test_recovers_a_card_of_its_type(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """R-EFF-10: everyone sees which."""
        t = at(rulebook, ann={"hand": card}, discard=PILE)
        assert plays(t, "ann", card).options("ann") == ["no", "yes"]
        assert sorted(t.does("ann", "yes").options("ann")) == wanted
        t.does("ann", wanted[1])
        assert t.hand("ann") == [wanted[1]]
        assert t.sees("bob", "ann") == [wanted[1]]
        assert t.discard == [name for name in PILE.split() if name != wanted[1]]
        t.turn_of("bob")

    def test_may_decline(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """R-EFF-04."""
        t = at(rulebook, ann={"hand": card}, discard=PILE)
        plays(t, "ann", card).does("ann", "no")
        assert t.hand("ann") == []
        assert wanted[0] in t.discard
        t.turn_of("bob")

    def test_without_such_a_card_is_not_asked(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """R-EFF-08."""
        pile = [name for name in PILE.split() if name not in wanted]
        t = at(rulebook, ann={"hand": card}, discard=pile)
        plays(t, "ann", card)
        assert t.discard == pile
        t.turn_of("bob")

    def test_takes_the_only_such_card_unasked(self, rulebook: str, card: str, wanted: list[str]) -> None:
        t = at(rulebook, ann={"hand": card}, discard=f"yay {wanted[0]} slowdown")
        plays(t, "ann", card).does("ann", "yes")
        assert t.hand("ann") == [wanted[0]]
        assert t.discard == ["yay", "slowdown"]
        t.turn_of("bob")

    def test_recovers_nothing_under_blinding_light(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """Ruling 6.1."""
        t = at(rulebook, ann={"hand": card, "stable": "blinding_light"}, discard=PILE)
        plays(t, "ann", card)
        assert t.stable("ann") == ["blinding_light", card]
        assert wanted[0] in t.discard
        t.turn_of("bob")


def copies(rulebook: str, names: list[str]) -> str:
    """Return every copy of these cards, to keep them out of the deck."""
    return " ".join(
        kind.name for kind in STABLE.editions[rulebook].box for _ in range(kind.copies) if kind.name in names
    )


class Searching:
    """On entry, you may find a card in the deck, show it and take it into your hand. Then shuffle the deck."""

    def test_finds_every_such_card_in_the_deck(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """R-EFF-10: none from elsewhere and no baby. Everyone sees the card taken."""
        away = wanted[0]
        t = at(rulebook, ann={"hand": card}, bob={"stable": "baby_narwhal"}, discard=copies(rulebook, [away]))
        assert plays(t, "ann", card).options("ann") == ["no", "yes"]
        assert sorted(t.does("ann", "yes").options("ann")) == ["nothing", *(f"take {name}" for name in wanted[1:])]
        t.does("ann", f"take {wanted[2]}")
        assert t.hand("ann") == [wanted[2]]
        assert t.sees("bob", "ann") == [wanted[2]]
        assert t.happened("shuffle")
        t.turn_of("bob")

    def test_may_take_nothing_but_still_shuffles(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """Ruling 7.21."""
        t = at(rulebook, ann={"hand": card})
        plays(t, "ann", card).does("ann", "yes")
        assert "nothing" in t.options("ann")
        t.does("ann", "nothing")
        assert t.hand("ann") == []
        assert t.happened("shuffle")
        assert wanted[0] in t.deck + t.hand("bob")
        t.turn_of("bob")

    def test_may_decline(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """R-EFF-04: no look and no shuffle."""
        t = at(rulebook, ann={"hand": card}, deck=f"yay neigh {wanted[-2]} ...")
        plays(t, "ann", card).does("ann", "no")
        assert t.hand("ann") == []
        assert t.hand("bob") == ["yay"]
        assert t.deck[:2] == ["neigh", wanted[-2]]
        t.turn_of("bob")

    def test_may_search_a_deck_without_such_a_card(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """The deck is hidden, so no one can know that nothing is to be found."""
        t = at(rulebook, ann={"hand": card}, discard=copies(rulebook, wanted))
        plays(t, "ann", card).does("ann", "yes")
        assert t.options("ann") == ["nothing"]
        t.does("ann", "nothing").turn_of("bob")

    def test_finds_nothing_under_blinding_light(self, rulebook: str, card: str, wanted: list[str]) -> None:
        """Ruling 6.1."""
        t = at(rulebook, ann={"hand": card, "stable": "blinding_light"}, discard=wanted[2])
        plays(t, "ann", card)
        assert t.stable("ann") == ["blinding_light", card]
        t.turn_of("bob")
