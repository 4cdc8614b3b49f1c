"""How many letters the names of the unicorns have, for the tie-break of R-END-05.

Letters are letters: spaces, hyphens, digits and marks do not count, nor does what stands in brackets, which is no part
of the printed name.  The engine knows no names, only their lengths; a test counts them in the Fluent files.
"""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ["en", "ru", "uk"]

LETTERS: Final[dict[str, tuple[int, int, int]]] = {
    "baby_unicorn_red": (11, 10, 12),
    "baby_unicorn_pink": (11, 10, 12),
    "baby_unicorn_orange": (11, 10, 12),
    "baby_unicorn_yellow": (11, 10, 12),
    "baby_unicorn_green": (11, 10, 12),
    "baby_unicorn_blue": (11, 10, 12),
    "baby_unicorn_purple": (11, 10, 12),
    "baby_unicorn_black": (11, 10, 12),
    "baby_unicorn_white": (11, 10, 12),
    "baby_unicorn_brown": (11, 10, 12),
    "baby_unicorn_rainbow": (11, 10, 12),
    "baby_unicorn_death": (11, 10, 12),
    "baby_narwhal": (11, 11, 11),
    "basic_unicorn_red": (12, 17, 16),
    "basic_unicorn_orange": (12, 17, 16),
    "basic_unicorn_yellow": (12, 17, 16),
    "basic_unicorn_green": (12, 17, 16),
    "basic_unicorn_blue": (12, 17, 16),
    "basic_unicorn_indigo": (12, 17, 16),
    "basic_unicorn_purple": (12, 17, 16),
    "narwhal": (7, 6, 6),
    "rhinocorn": (9, 11, 11),
    "magical_kittencorn": (17, 16, 15),
    "stabby_the_unicorn": (16, 7, 12),
    "rainbow_unicorn": (14, 18, 17),
    "extremely_destructive_unicorn": (27, 8, 27),
    "chainsaw_unicorn": (15, 12, 16),
    "llamacorn": (9, 7, 7),
    "americorn": (9, 8, 8),
    "ginormous_unicorn": (16, 8, 19),
    "seductive_unicorn": (16, 11, 18),
    "queen_bee_unicorn": (15, 9, 20),
    "greedy_flying_unicorn": (19, 14, 23),
    "annoying_flying_unicorn": (21, 15, 26),
    "magical_flying_unicorn": (20, 17, 23),
    "swift_flying_unicorn": (18, 18, 22),
    "majestic_flying_unicorn": (21, 16, 23),
    "unicorn_phoenix": (14, 10, 13),
    "unicorn_on_the_cob": (15, 10, 12),
    "black_knight_unicorn": (18, 14, 18),
    "shark_with_a_horn": (14, 8, 11),
    "shabby_the_narwhal": (16, 15, 16),
    "narwhal_torpedo": (14, 15, 13),
    "alluring_narwhal": (15, 13, 15),
    "mermaid_unicorn": (14, 10, 10),
    "classy_narwhal": (13, 17, 15),
    "the_great_narwhal": (15, 13, 13),
    "mother_goose_unicorn": (18, 16, 19),
    "unicorn_oracle": (13, 10, 13),
    "necromancer_unicorn": (18, 13, 16),
    "dark_angel_unicorn": (16, 15, 18),
    "puppicorn": (9, 8, 9),
    "zombie_unicorn": (13, 8, 12),
    "angel_unicorn": (12, 9, 12),
    "extremely_fertile_unicorn": (23, 29, 25),
}
