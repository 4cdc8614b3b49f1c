"""Play at a table over the network:  python bot.py http://127.0.0.1:8000 CODE-OR-LINK [NAME]

It needs only the package websockets, and nothing from Stablemates; docs/protocol.md describes the protocol."""

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
        return 0  # pass: keep most Neighs for cards that would win the game
    mine = {card["id"] for zone in seen["view"]["zones"] if zone.get("seat") == me for card in zone.get("cards", [])}
    return max(range(len(options)), key=lambda number: worth(options[number], mine))


def fetch(path, body=None, **headers):
    return json.load(urlopen(Request(SERVER + path, body, {**headers, "Content-Type": "application/json"})))


SERVER, PLACE, NAME = (*sys.argv[1:], "Pebbles")[:3]
credentials = {"Authorization": "Bearer " + fetch("/api/guest", b"{}")["token"]}
table = fetch(f"/api/codes/{PLACE}", **credentials)["table"] if len(PLACE) == 5 else PLACE.rpartition("/")[2]
with connect(f"ws{SERVER[4:]}/ws/{table}", additional_headers=credentials) as socket:
    done = -1  # the number of the state that was answered last
    for seen in (json.loads(frame).get("snapshot") for frame in socket):
        if seen and seen["state"] != done and (seen["you"] < 0 or "question" in seen):
            sleep(0.5)  # so that people can follow, and to stay within 60 messages in 10 seconds
            done = seen["state"]
            sent = {"type": "answer", "option": choose(seen)} if "question" in seen else {"type": "sit", "name": NAME}
            socket.send(json.dumps({"id": uuid4().hex, "on": done, **sent}))
