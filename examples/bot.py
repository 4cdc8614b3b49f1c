"""Plays at a table over the network:  python bot.py http://127.0.0.1:8000 CODE-OR-LINK [NAME]

It needs the package websockets and nothing of Stablemates; docs/protocol.md tells all that it knows."""

import json
import random
import sys
from time import sleep
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect

WORTH = {"catch": 9, "call": 8, "play": 7, "use": 6, "yes": 6, "save": 6, "steal": 5, "destroy": 4}  # the others: 3
WORTH |= {"check": 2, "draw": 1, "sacrifice": 1, "pass": 0, "no": 0, "nothing": 0}


def worth(option, mine):
    """Score an option by its verb and target: play and keep unicorns, spare your own stable."""
    verb, card = option["verb"], option.get("card", {"id": -1, "kind": ""})
    unicorn = 0.9 if "corn" in card["kind"] or "narwhal" in card["kind"] else 0
    loss = 2 * unicorn if verb in ("discard", "sacrifice", "return") else 0
    loss += 9 if verb in ("steal", "destroy") and card["id"] in mine else 0
    return WORTH.get(verb, 3) + unicorn - loss + random.random()


def choose(seen):
    window, options, me = seen.get("window", {}), seen["question"]["options"], seen["you"]
    if window.get("kind") == "neigh" and not window.get("wins") and random.random() < 0.7:
        return 0  # pass: a Neigh is for now and then, and for those who would win
    mine = {card["id"] for zone in seen["view"]["zones"] if zone.get("seat") == me for card in zone.get("cards", [])}
    return max(range(len(options)), key=lambda number: worth(options[number], mine))


def fetch(path, body=None, **headers):
    return json.load(urlopen(Request(SERVER + path, body, {**headers, "Content-Type": "application/json"})))


SERVER, PLACE, NAME = (*sys.argv[1:], "Pebbles")[:3]
papers = {"Authorization": "Bearer " + fetch("/api/guest", b"{}")["token"]}
table = fetch(f"/api/codes/{PLACE}", **papers)["table"] if len(PLACE) == 5 else PLACE.rpartition("/")[2]
with connect(f"ws{SERVER[4:]}/ws/{table}", additional_headers=papers) as socket:
    done = -1  # the state number about which it has spoken
    for seen in (json.loads(frame).get("snapshot") for frame in socket):
        if seen and seen["state"] != done and (seen["you"] < 0 or "question" in seen):
            sleep(0.5)  # people want to see what happens, and more than 60 messages in 10 seconds are too many
            done = seen["state"]
            said = {"type": "answer", "option": choose(seen)} if "question" in seen else {"type": "sit", "name": NAME}
            socket.send(json.dumps({"id": uuid4().hex, "on": done, **said}))
