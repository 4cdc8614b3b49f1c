"""A game in which everyone chooses at the same time, written as step 12 of the guide to adding a game says."""

from __future__ import annotations

from typing import Any

from stablemates.core.game import Options, Profile
from stablemates.core.kernel import NOBODY, Option, Outcome, Seat
from stablemates.core.rng import Rng
from stablemates.core.saving import Field, PerSeat
from stablemates.core.table import DECK, HAND
from stablemates.core.zones import ZoneGame, ZoneTable

COINS = [f"coin_{value}" for value in range(1, 8) for _ in range(5)]
NO_BID = 0  # otherwise the card plus one


class Auction(ZoneTable):
    """Everyone bids a coin in secret; the highest one, if it is alone, wins the next coin of the pile."""

    def __init__(self, book: Profile, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(book, options, seats, rng, COINS, piles=["prizes"], rows=["won"])
        self.bids = [NO_BID] * seats

    def fields(self) -> list[Field]:
        return [PerSeat("bids", NO_BID, len(COINS))]

    def asked(self) -> int:
        return 0 if self.outcome() else sum(1 << seat for seat, bid in enumerate(self.bids) if bid == NO_BID)

    def standing(self) -> dict[str, Any]:
        over = self.outcome() is not None
        asked = [] if over else list(range(self.seats))
        ask = "" if over else "bid"
        return {"turn": NOBODY, "phase": ask or "over", "asked": asked, "asks": ask, "source": None}

    def imagine(self, seat: Seat, seed: int) -> Auction:
        other = super().imagine(seat, seed)
        assert isinstance(other, Auction)
        other.bids = [bid if one == seat else NO_BID for one, bid in enumerate(self.bids)]
        return other

    def asks(self, seat: Seat) -> tuple[str, str]:
        return "bid", "A-BID-01"

    def moves(self, seat: Seat) -> list[int]:
        return sorted(card + 1 for card in self.hand(seat))

    def option(self, seat: Seat, move: int) -> Option:
        return Option("bid", move - 1, kind=self.kind(move - 1))

    def make(self, seat: Seat, move: int) -> None:
        self.bids[seat] = move
        if NO_BID in self.bids:
            return
        coins = [bid - 1 for bid in self.bids]
        self.bids = [NO_BID] * self.seats
        for one, coin in enumerate(coins):
            self.carry(coin, self.zone("won", one), "bid", one, "A-BID-01")
        kinds = [self.kind(coin) for coin in coins]
        if kinds.count(max(kinds)) == 1:
            winner = kinds.index(max(kinds))
            self.carry(self.zones[DECK][-1], self.zone("won", winner), "prize", winner, "A-BID-02")

    def outcome(self) -> Outcome | None:
        if all(self.hand(seat) for seat in range(self.seats)):
            return None
        won = [len(self.cards_in(self.zone("won", seat))) for seat in range(self.seats)]
        return Outcome(won.index(max(won)) if won.count(max(won)) == 1 else NOBODY, "prizes", "A-END-01", won)


class AuctionGame(ZoneGame):
    def __init__(self) -> None:
        self.id = "auction"
        self.profiles = [Profile("auction", "auction", "en", 2, 4, "A-SET-01", [])]

    def table(self, book: Profile, options: Options, seats: int, rng: Rng) -> Auction:
        return Auction(book, options, seats, rng)

    def deal(self, s: Any, named: set[int]) -> None:
        for zone in range(HAND, HAND + s.seats):
            if zone not in named:
                for _ in range(5):
                    s.carry(s.zones[DECK][-1], zone)


GAME = AuctionGame()
