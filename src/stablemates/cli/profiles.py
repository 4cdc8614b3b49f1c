"""``stablemates profiles``: list the rulebooks and their options, and compare two of them."""

from __future__ import annotations

import argparse
import os
from typing import Any

import stablemates

from ..client.choices import RECOMMENDED, first_choice, name_of, other_rulebooks, small_print
from ..core.game import Profile, TableOption
from ..terminal.lines.screen import Screen
from ..words import Words, choose
from ..words.words import key
from .json_fields import print_json
from .rulebooks import Difference


def run(args: argparse.Namespace) -> int:
    if args.diff:
        return compare(args)
    if args.json:
        print_json([as_json(profile) for profile in stablemates.profiles()])
    else:
        show(choose(args.lang, os.environ))
    return 0


def compare(args: argparse.Namespace) -> int:
    difference = Difference(*args.diff)
    if args.json:
        print_json(difference.as_json())
    else:
        difference.show(Screen(Words(choose(args.lang, os.environ))))
    return 0


def as_json(profile: Profile) -> dict[str, Any]:
    return {
        "id": profile.id,
        "game": profile.game,
        "language": profile.language,
        "fewest": profile.fewest,
        "most": profile.most,
        "seats_rule": profile.seats_rule,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": option.values,
                "rule": option.rule,
                "source": option.source,
            }
            for option in profile.options
        ],
    }


def show(lang: str) -> None:
    words = Words(lang)
    screen = Screen(words)
    for profile in [*first_choice(lang), *other_rulebooks(lang)]:
        title = name_of(words, profile)
        if profile.id == RECOMMENDED[lang]:
            title = words.text("menu-recommended", title=title)
        players = words.text("profiles-players", fewest=profile.fewest, most=profile.most)
        screen.say(f"{title} · {players}", style="bold")
        screen.say(small_print(words, profile), style="dim")
        screen.say(words.attribute(key("profile", profile.id), "about"))
        for option in profile.options:
            screen.say()
            show_option(screen, words.in_edition(profile.edition), key("option", profile.game, option.name), option)
        screen.say()


def show_option(screen: Screen, words: Words, name: str, option: TableOption) -> None:
    values = ", ".join(written(value) for value in option.values) or words.text("profiles-any-number")
    screen.say(f"--option {option.name}={written(option.default)}", style="bold", indent=2)
    for line in (
        words.text("profiles-option", title=words.text(name), about=words.attribute(name, "about")),
        words.text("profiles-values", values=values, default=written(option.default)),
        words.text("profiles-source", rule=option.rule, source=words.attribute(name, "source")),
    ):
        screen.say(line, indent=4)


def written(value: object) -> str:
    """Return a value as typed after ``--option NAME=``."""
    return str(value).lower() if isinstance(value, bool) else str(value)
