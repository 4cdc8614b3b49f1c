"""The twenty questions of docs/referee.md, in the form the referee accepts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

Json = dict[str, Any]


class Asked(NamedTuple):
    """A question: its number in the docs, a position with answers, and what the ruling must contain."""

    number: int
    profile: str
    players: list[str]  # `bob stable=… hand=…`
    path: list[str]
    says: list[str]  # `event destroy narwhal`, `cannot narwhal guarded`, `aside …`, `ask bob neigh`, `option bob pass`
    never: Sequence[str] = ()
    phase: str = "action"
    discard: str = ""

    def body(self) -> Json:
        return {
            "profile": self.profile,
            "players": [player(text) for text in self.players],
            "path": self.path,
            "phase": self.phase,
            "discard": self.discard.split(),
        }


def player(text: str) -> Json:
    name, *rest = text.split()
    found = dict(word.split("=") for word in rest)
    return {"name": name} | {zone: [card for card in cards.split(",") if card] for zone, cards in found.items()}


def sentences_of(ruling: Json) -> set[str]:
    """Return everything in a ruling, as strings that a test can look for."""
    found: set[str] = set()
    for one in ruling["news"]:
        found |= {f"event {event['kind']} {name(event.get('card'))}".strip() for event in one["news"]}
        found |= {f"aside {name(why['card'])} {why['why']}" for why in one.get("asides", [])}
    found |= {f"cannot {name(why['card'])} {why['why']}" for why in ruling.get("cannot", [])}
    for asked in ruling.get("ask", []):
        found.add(f"ask {asked['who']} {asked['question']['ask']}")
        found |= {f"option {asked['who']} {label}" for label in asked["labels"]}
    for zone in ruling["view"]["zones"]:
        found |= {f"{zone['name']} {zone.get('seat', -1)} {name(card)}" for card in zone.get("cards", []) if card}
    if "ended" in ruling:
        found.add(f"won {ruling['ended']['winner']}")
    return found


def name(card: Json | None) -> str:
    return card["kind"] if card else ""


QUESTIONS: Final = [
    Asked(
        1,
        "second-ru",
        ["ann hand=unicorn_poison", "bob stable=magical_kittencorn,narwhal,americorn", "cat stable="],
        ["ann unicorn_poison"],
        ["cannot magical_kittencorn safe-from-magic", "option ann narwhal"],
    ),
    Asked(
        2,
        "first-ru",
        ["ann hand=back_kick", "bob stable=magical_kittencorn,yay", "cat stable=slowdown"],
        ["ann back_kick"],
        ["cannot magical_kittencorn beyond-magic", "option ann yay"],
    ),
    Asked(
        3,
        "second-uk",
        ["ann hand=unicorn_poison", "bob stable=rainbow_aura,narwhal", "cat stable=americorn"],
        ["ann unicorn_poison"],
        ["aside narwhal guarded", "event destroy americorn"],
    ),
    Asked(
        4,
        "second-ru",
        ["ann hand=unicorn_poison", "bob stable=pandamonium,narwhal", "cat stable=americorn"],
        ["ann unicorn_poison"],
        ["aside narwhal panda", "event destroy americorn"],
    ),
    Asked(
        5,
        "second-ru",
        [
            "ann hand=basic_unicorn_red",
            "bob stable=pandamonium,narwhal,americorn,llamacorn,unicorn_oracle,mermaid_unicorn,rainbow_unicorn"
            ",classy_narwhal",
            "cat",
        ],
        ["ann basic_unicorn_red"],
        ["ask bob action"],
        never=["won 1"],
    ),
    Asked(
        6,
        "second-ru",
        ["ann hand=unicorn_poison", "bob stable=narwhal,black_knight_unicorn", "cat stable="],
        ["ann unicorn_poison", "ann narwhal", "bob save black_knight_unicorn"],
        ["event sacrifice black_knight_unicorn", "stable 1 narwhal"],
        never=["event destroy narwhal"],
    ),
    Asked(
        7,
        "second-ru",
        ["ann stable=sadistic_ritual,narwhal,black_knight_unicorn", "bob", "cat"],
        ["ann narwhal"],
        ["event sacrifice narwhal"],
        never=["option ann save black_knight_unicorn"],
        phase="beginning",
    ),
    Asked(
        8,
        "second-ru",
        ["ann hand=narwhal,neigh", "bob hand=neigh", "cat hand="],
        ["ann narwhal", "bob neigh", "ann neigh"],
        ["stable 0 narwhal"],
    ),
    Asked(
        9,
        "second-ru",
        ["ann hand=narwhal,neigh", "bob hand=super_neigh", "cat hand="],
        ["ann narwhal", "bob super_neigh"],
        ["aside super_neigh unstoppable", "event stopped narwhal"],
    ),
    Asked(
        10,
        "second-ru",
        ["ann hand=narwhal,neigh", "bob hand=neigh", "cat hand="],
        ["ann narwhal"],
        ["ask bob neigh"],
        never=["ask ann neigh", "option ann neigh"],
    ),
    Asked(
        11,
        "second-ru",
        ["ann hand=narwhal stable=yay", "bob hand=neigh", "cat hand=neigh"],
        ["ann narwhal"],
        ["aside narwhal unstoppable", "event enter narwhal"],
        never=["event stopped narwhal"],
    ),
    Asked(
        12,
        "second-ru",
        ["ann hand=narwhal", "bob hand=neigh stable=ginormous_unicorn", "cat hand="],
        ["ann narwhal"],
        ["event enter narwhal"],
        never=["ask bob neigh"],
    ),
    Asked(
        13,
        "second-ru",
        ["ann hand=narwhal", "bob hand=neigh stable=ginormous_unicorn,blinding_light", "cat hand="],
        ["ann narwhal"],
        ["option bob neigh"],
    ),
    Asked(
        14,
        "second-ru",
        ["ann hand=greedy_flying_unicorn stable=blinding_light", "bob hand=", "cat hand="],
        ["ann greedy_flying_unicorn"],
        ["aside greedy_flying_unicorn silenced", "event enter greedy_flying_unicorn"],
    ),
    Asked(
        15,
        "second-ru",
        ["ann hand=seductive_unicorn,yay", "bob stable=americorn hand=narwhal", "cat stable= hand="],
        ["ann seductive_unicorn", "ann yes"],
        ["event steal americorn", "ask ann may"],
    ),
    Asked(
        16,
        "second-ru",
        ["ann hand=kiss_of_life", "bob hand=neigh", "cat hand="],
        ["ann kiss_of_life", "ann narwhal", "bob pass"],
        ["event bring narwhal", "stable 0 narwhal"],
        never=["event stopped narwhal"],
        discard="narwhal americorn",
    ),
    Asked(
        17,
        "second-ru",
        ["ann hand=basic_unicorn_red,good_deal", "bob stable=queen_bee_unicorn", "cat"],
        [],
        ["cannot basic_unicorn_red basics-kept-out", "option ann good_deal"],
    ),
    Asked(
        18,
        "second-ru",
        ["ann hand=unicorn_poison", "bob stable=baby_unicorn_red", "cat stable="],
        ["ann unicorn_poison"],
        ["event destroy baby_unicorn_red", "nursery -1 baby_unicorn_red"],
    ),
    Asked(
        19,
        "second-ru",
        ["ann hand=unicorn_swap stable=narwhal", "bob stable=americorn", "cat stable="],
        ["ann unicorn_swap", "ann narwhal bob"],
        ["option ann narwhal", "option ann americorn"],
    ),
    Asked(
        20,
        "second-uk",
        [
            "ann hand=narwhal stable=tiny_stable,americorn,llamacorn,rhinocorn,unicorn_oracle,stabby_the_unicorn",
            "bob hand=",
            "cat hand=",
        ],
        ["ann narwhal"],
        ["ask ann sacrifice", "option ann americorn"],
    ),
]
