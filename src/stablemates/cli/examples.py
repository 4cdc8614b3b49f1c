"""The examples in the help, by command.  A test runs them all, in this order and in one folder."""

from __future__ import annotations

import os
import re

PROGRAM = os.environ.get("STABLEMATES_PROGRAM", "stablemates")  # what users type: it may be ./play


def typed(text: str) -> str:
    """Replace the program's name in a text with what the user types."""
    return re.sub(r"(?<!\w)stablemates(?=[ `]|$)", PROGRAM, text, flags=re.MULTILINE)


def default() -> str:
    """Return the command that runs if users name none; tools/commands.py adds it for ./play."""
    return "serve --open" if PROGRAM == "./play" else "play"


EXAMPLES: dict[str, dict[str, str]] = {
    "": {
        "stablemates play": "choose a rulebook and play against two bots",
        "stablemates play unorog --lang uk": "in Ukrainian",
        "stablemates play --resume": "resume your last game",
        "stablemates serve --open": "play in your browser, with friends or bots",
        "stablemates play --help": "help on a command",
    },
    "play": {
        "stablemates play": "choose a rulebook and play against two bots",
        "stablemates play second-ru --players 4": "the stable game against three bots",
        "stablemates play unorog --players 4 --goal 532": "a match against three bots",
        "stablemates play --bots searcher,novice": "choose your opponents (see `stablemates bots`)",
        "stablemates play --option stone_skips=true": "set a table option (see `stablemates profiles`)",
        "stablemates play --resume": "resume the last unfinished game",
        "printf 'd\\nd\\n' | stablemates play unorog --seed 7": "answers from a script",
    },
    "learn": {
        "stablemates learn": "the stable game, in about ninety seconds",
        "stablemates learn unorog --lang uk": "Unorog, in Ukrainian",
    },
    "puzzle": {
        "stablemates puzzle": "today's puzzle",
        "stablemates puzzle --book first-uk --lang uk": "today's puzzle of another rulebook, in Ukrainian",
        "printf '1\\nq\\n' | stablemates puzzle second-ru-2": "a particular one, with answers from a script",
    },
    "join": {
        "stablemates join https://table.example/t/TABLE": "with a link from a friend",
        "stablemates join KRTVB --server https://table.example --name Ann": "with a table code",
        "stablemates join --new unorog --server https://table.example": "create a table and print its link",
        "printf 'd\\nd\\n' | stablemates join https://table.example/t/TABLE": "answers from a script",
    },
    "profiles": {
        "stablemates profiles": "list rulebooks and table options",
        "stablemates profiles --json": "the same as JSON",
        "stablemates profiles --diff second-ru first-ru --lang ru": "compare two rulebooks",
    },
    "bots": {
        "stablemates bots": "list all bots",
        "stablemates bots unorog": "list the bots that play Unorog",
        "stablemates bots second-ru --json": "as JSON",
    },
    "games": {
        "stablemates games": "the last twenty",
        "stablemates games --most 100 --json": "more of them, as JSON",
    },
    "replay": {
        "stablemates replay": "the last game you played",
        "stablemates replay game.match": "print the game with all cards open",
        "stablemates replay game.match --seat 0": "as the first player saw it",
        "stablemates replay game.match --rules": "... with the rule behind every sentence",
        "stablemates replay - --json < game.match": "from standard input, as JSON",
    },
    "report": {
        "stablemates report": "the last game you finished, as report.html",
        "stablemates report game.match --out game.html": "another game, as game.html",
        "stablemates report game.match --json": "as JSON",
    },
    "read": {
        'stablemates read "$(cat position.txt)"': "a line from State.notation()",
        "stablemates read - < position.txt": "the same from standard input",
        "stablemates read - --json < position.txt": "the same as JSON",
    },
    "ask": {
        "stablemates ask second-ru 'ann hand=back_kick' 'bob stable=yay' cat": "what may Ann do?",
        "stablemates ask second-ru 'ann hand=back_kick' 'bob stable=yay' cat --do 'ann back_kick'": "... and then?",
        "stablemates ask first-uk 'ann hand=back_kick' 'bob stable=yay' cat --ways --json": "all outcomes, as JSON",
    },
    "bench": {
        "stablemates bench": "compare with RLCard and OpenSpiel in one run",
        "stablemates bench --no-peers --seconds 10 --json": "only the engine, as JSON",
    },
    "arena": {
        "stablemates arena sensible keen --game unorog --seats 4": "one sensible bot among three keen ones",
        "stablemates arena sensible tiers --game first-uk --seats 6 --mix 2:4": "two bots against four",
        "stablemates arena novice sensible --against keen --seats 2": "each bot in turn, on the same deals",
        "stablemates arena random keen novice sensible --game second-ru": "everyone against everyone: a rating",
        "stablemates arena searcher:20 searcher:10 --seats 2 --sprt": "stop once the result is decided",
        "stablemates arena sensible novice --json --picture strength.svg": "as JSON and as a picture",
        "stablemates arena sensible novice --keep lost": "keep the lost games, to replay them",
    },
    "train": {
        "stablemates train --out out/second": "both rulebooks of the second edition, on a GPU",
        "stablemates train --out out/second --stop-after 9": "stop after nine minutes; the same command resumes",
        "stablemates train --league first --from out/second/checkpoint.pt --out out/first": "start from another player",
        "stablemates train --exploit out/second/checkpoint.pt --out out/exploit": "how hard is it to beat?",
        "stablemates train --league unorog --cpu --tables 256 --minutes 5 --out out/unorog": "to try it out",
    },
    "simulate": {
        "stablemates simulate second-ru --players 4 --games 100000 --report out": "a report with charts and tables",
        "stablemates simulate --resume --report out": "resume after Ctrl-C",
        "stablemates simulate unorog --players 2 --bots sensible,greedy --json": "as JSON",
        "stablemates simulate second-ru --compare first-ru --report both": "two rulebooks on the same deals",
        "stablemates simulate second-ru --against-option targets=hidden": "two values of a table option",
        "stablemates simulate second-ru --collector mine:FullHands": "with your own collector, from mine.py",
        "stablemates simulate second-ru --report far --ray 10.0.0.7:6379": "on a Ray cluster",
    },
    "new": {
        "stablemates new bot calm": "calm.py and test_calm.py, for the arena",
        "stablemates new pack comets": "a pack of cards for the stable game, with its messages",
        "stablemates new game burrow": "a whole game, with its messages",
    },
    "check-game": {
        "stablemates check-game unorog --seats 10 --games 1": "one game at the largest table",
        "stablemates check-game second-ru --seats 2 --games 1 --json": "one rulebook, as JSON",
    },
    "check-pack": {
        "stablemates check-pack fireflies --seats 3 --games 1": "a quick test: one three-player game of each rulebook",
    },
    "serve": {
        "stablemates serve": "serve this machine only, at http://127.0.0.1:8000",
        "stablemates serve --host 0.0.0.0 --port 80": "serve your network",
        "stablemates serve --proxy 127.0.0.1": "behind an https proxy",
        "stablemates serve --database postgresql://db/tables --bus nats://bus:4222 --data shared": "one of several",
        "stablemates serve --limit tables_per_hour=100": "allow more tables per hour from one address",
        "stablemates serve --port 0 --json": "print the address as JSON",
    },
    "backup": {
        "stablemates backup tables.tar.gz": "the tables and the key of the server on this machine",
        "stablemates backup tables.tar.gz --data /var/lib/stablemates": "... of a server with another data folder",
    },
    "verify-store": {
        "stablemates verify-store": "read every log of the server on this machine",
        "stablemates verify-store --data /var/lib/stablemates --json": "another folder, as JSON",
    },
    "forget": {
        "stablemates forget TABLE": "a table of the server on this machine, by its name",
        "stablemates forget https://table.example/t/TABLE": "... or by its link",
    },
    "verify": {
        "stablemates verify table.match": "verify a game",
        "stablemates verify table.match --commitment HEX": "... against the commitment you noted",
        "stablemates verify https://table.example/table.match --json": "a shared game, as JSON",
    },
    "completion": {
        'eval "$(stablemates completion bash)"': "try it in this shell; add the line to ~/.bashrc to keep it",
        "stablemates completion zsh > _stablemates": "put this file in a folder of $fpath",
        "stablemates completion fish > stablemates.fish": "put this file in ~/.config/fish/completions",
    },
}
