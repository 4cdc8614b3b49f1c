"""Tables in a certain state, as a page would see them: a number of seats, cards in the stables and in the hand."""

from __future__ import annotations

from itertools import islice
from typing import Any

from .intercepting import intercept
from .people import Person
from .tables import deal, new_table
from .tapping import KINDS

Json = dict[str, Any]
PRINTED = [kind for kind, facts in KINDS.items() if facts["game"] == "stable" and not facts.get("pack")]
LYING = [kind for kind in PRINTED if KINDS[kind]["type"] in ("baby", "basic", "magical", "upgrade", "downgrade")]
HELD = [kind for kind in PRINTED if KINDS[kind]["type"] != "baby"]
COLOURED = [kind for kind, facts in KINDS.items() if facts["game"] == "unorog"]
LONG_TEXT = "swift_flying_unicorn"
FIRST_MARK = 10_000
BOOKS = {"en": "second-uk", "ru": "second-ru", "uk": "second-uk"}


class Scene:
    """The cards on a table and a question, shown to a page instead of the real ones."""

    def __init__(self, game: str, seats: int, stable: int, hand: int, ask: str, mark: int = FIRST_MARK) -> None:
        self.game, self.seats, self.stable, self.hand, self.ask = game, seats, stable, hand, ask
        self.names: list[str] = []  # of the players; their own if there are none
        self.mark = mark  # the number of the first card in hand, which identifies this scene on the page

    def change(self, snapshot: Any) -> None:
        view = snapshot.get("view")
        if not view:
            return
        me = snapshot["you"]
        for seat, name in zip(snapshot["table"]["seats"], self.names, strict=False):
            seat |= {"name": name, "kind": "human"}

        def cards(kinds: list[str], many: int, start: int, first: int) -> list[Json]:
            return [{"id": first + n, "kind": kinds[(start + 5 * n) % len(kinds)]} for n in range(many)]

        hand = cards(HELD if self.game == "stable" else COLOURED, self.hand, 3, 1000)
        hand[0]["id"] = self.mark
        stables = [cards(LYING, self.stable, 7 * seat, 2000 + 100 * seat) for seat in range(self.seats)]
        kept = [zone for zone in view["zones"] if zone["name"] not in ("hand", "stable", "playing")]
        backs: list[Json | None] = [None] * 5
        hands = [hand if seat == me else backs for seat in range(self.seats)]
        view["zones"] = kept + [
            {"name": "hand", "seat": seat, "count": len(held), "cards": held} for seat, held in enumerate(hands)
        ]
        view["turn"] = me
        snapshot["window"] = None
        if self.game == "stable":
            view["zones"] += [
                {"name": "stable", "seat": seat, "count": len(lying), "cards": lying}
                for seat, lying in enumerate(stables)
            ]
            view["zones"] = [zone for zone in view["zones"] if zone["name"] != "discard"]
            view["zones"].append({"name": "discard", "count": 9, "cards": cards(HELD, 9, 1, 1900)})
            view["stable"] |= {"unicorns": [min(self.stable, 6)] * self.seats, "chain": [], "targets": []}
        self.put(snapshot, me, hand, stables)

    def put(self, snapshot: Any, me: int, hand: list[Json], stables: list[list[Json]]) -> None:
        """Put the question into a snapshot."""
        view = snapshot["view"]
        played = {"id": 900, "kind": "seductive_unicorn" if "seductive_unicorn" in KINDS else HELD[4]}
        snapshot["clock"] = {"seat": me, "started": snapshot["now"], "ends": snapshot["now"] + 60_000, "bank": 0}
        if self.game == "unorog":
            options = [{"verb": "draw"}, *({"verb": "play", "card": card} for card in hand[::2])]
            snapshot["question"] = {"ask": "turn", "options": options, "least": 0}
        elif self.ask == "target":
            others = [card for lying in stables for card in lying]
            options = [{"verb": "destroy", "card": card} for card in others]
            snapshot["question"] = {"ask": "destroy", "source": played, "options": options}
            view["zones"].append({"name": "playing", "count": 1, "cards": [played]})
        elif self.ask == "neigh":
            other = (me + 1) % self.seats
            aims = islice(stables[me], 1, 2)
            links = [{"card": played, "seat": other}]
            if self.hand > 1:
                links += [{"card": {"id": 901, "kind": "neigh"}, "seat": me}]
            view["stable"] |= {"chain": links, "targets": list(aims)}
            view["turn"] = other
            options = [{"verb": "pass"}, *({"verb": "play", "card": card} for card in hand if card["kind"] == "neigh")]
            options += [{"verb": "play", "card": {"id": hand[0]["id"], "kind": "neigh"}}]
            snapshot["window"] = {
                "kind": "neigh",
                "asked": [me, other],
                "seat": other,
                "depth": len(links) - 1,
                "source": played,
                "opened": snapshot["now"],
                "floor": 0,
                "ends": snapshot["now"] + 60_000,
                "wins": True,
            }
            snapshot["question"] = {"ask": "neigh", "options": options, "least": 0}
        elif self.ask == "may":
            long = {"id": stables[me][0]["id"], "kind": LONG_TEXT}
            snapshot["question"] = {"ask": "may", "source": long, "options": [{"verb": "yes"}, {"verb": "no"}]}
        elif self.ask == "wait":
            snapshot["question"] = None
            snapshot["clock"]["seat"] = view["turn"] = (me + 1) % self.seats
        else:
            options = [{"verb": "draw"}, *({"verb": "play", "card": card} for card in hand if card["kind"] != "neigh")]
            snapshot["question"] = {"ask": "action", "options": options, "least": 0}


# Drawing the pictures on the cards takes a browser most of its time, and they do not matter for the layout.
WITHOUT_DRAWINGS = """
() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(".card img, .art svg, [data-seat] .face svg, .pile svg { display: none }");
  document.adoptedStyleSheets = [plain];
}
"""

# A scene is complete when its cards and fonts are loaded, and what was measured in one frame is drawn in the next.
DRAWN = """
async (card) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (!document.querySelector(`.table > .hand [data-card="${card}"]`)) await frame();
  await document.fonts.ready;
  await frame();
  await frame();
}
"""


class Show:
    """A person at a table, whose page shows one scene after another."""

    def __init__(self, person: Person, game: str, seats: int, *, drawings: bool = True) -> None:
        self.person = person
        self.scene = Scene(game, seats, 4, 7, "play")
        self.interceptor = intercept(person, lambda snapshot: self.scene.change(snapshot))
        book = "unorog" if game == "unorog" else BOOKS[person.lang]
        deal(person, new_table(person, book, seats, speed="off"))
        if not drawings:
            person.page.evaluate(WITHOUT_DRAWINGS)
        person.page.evaluate(DRAWN, self.scene.mark)

    def show(self, stable: int, hand: int, ask: str = "play", *, names: list[str] | None = None) -> None:
        scene = self.scene
        self.scene = Scene(scene.game, scene.seats, stable, hand, ask, scene.mark + 1)
        self.scene.names = names or []
        self.interceptor.repeat()
        self.person.page.evaluate(DRAWN, self.scene.mark)
