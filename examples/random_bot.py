#!/usr/bin/env python3
"""Plays a scenario of Dragon Rage or Dragon Pass against itself, at random, through `hexwyrm stdio`.

usage: random_bot.py [scenario] [seed] [command that speaks the bot protocol ...]
"""
import itertools
import json
import random
import subprocess
import sys

scenario = sys.argv[1] if len(sys.argv) > 1 else "esirien-1"
seed = sys.argv[2] if len(sys.argv) > 2 else "1"
command = sys.argv[3:] or ["npx", "hexwyrm", "stdio"]

engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
ids = itertools.count(1)


def ask(method, **params):
    """Sends one request, waits for its answer, and gives back the result."""
    engine.stdin.write(json.dumps({"id": next(ids), "method": method, "params": params}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise RuntimeError(f"{method}: {answer['error']['code']}: {answer['error']['message']}")
    return answer["result"]


random.seed(seed)
games = {sheet["id"]: game["id"] for game in ask("games")["games"] for sheet in game["scenarios"]}
game = ask("new", game=games[scenario], scenario=scenario, seed=seed)
actions = 0
while game["outcome"] is None:
    seat = game["decision"]["seats"][0]
    action = random.choice(ask("legal", seat=seat)["actions"])
    game = ask("apply", seat=seat, action=action)
    actions += 1

print(f"{game['outcome']['winner'] or 'nobody'} wins after {actions} actions: {game['outcome']['reason']}")
engine.stdin.close()
sys.exit(engine.wait())
