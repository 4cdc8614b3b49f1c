"""The deck of Unorog, as it is printed."""

from stablemates.testing import At

COLOURS = ["blue", "green", "red", "yellow"]
FACES = [*(str(number) for number in range(10)), "stone", "mirror", "dust"]
EVERY_KIND = [*(f"{colour}_{face}" for colour in COLOURS for face in FACES), "hoof", "alicorn"]


def all_cards(t: At) -> list[str]:
    """Return the cards of a table, wherever they are."""
    return t.well + t.cauldron + [card for player in t.players for card in t.hand(player)]


def all_but(*gone: str) -> list[str]:
    """Return the whole deck without these."""
    cards = all_cards(At("unorog", ann={}, bob={}))
    for card in gone:
        cards.remove(card)
    return cards
