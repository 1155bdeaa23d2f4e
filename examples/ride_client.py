"""Races of Windschatten over `windschatten ride --stdio`, for gym_env.py and pettingzoo_env.py."""

import base64
import json
import os
import shlex
import subprocess

import numpy as np

COMMAND = shlex.split(os.environ.get("WINDSCHATTEN", "npx windschatten")) + ["ride", "--stdio"]
SETUPS = {
    "ausreisser": {"riders": ["Anna", "Ben"], "stages": 1},
    "reifenbreite": {
        "stages": ["criterium"],
        "managers": [{"name": "Anna", "teams": ["red"]}, {"name": "Ben", "teams": ["blue"]}],
    },
}


class Race:
    """One race: `seat` decides (-1: over), `numbers` is what it sees, `mask` marks legal actions."""

    def __init__(self, game, setup=None, bots=()):
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.process.stdout.readline()  # hello
        self.request = {"game": game, "setup": setup or SETUPS[game], "tell": ["numbers"]}
        opened = self.ask(do="open", bots=list(bots), **self.request)
        self.seats, self.size, self.actions = opened["seats"], opened["size"], opened["actionCount"]
        self.read(opened)

    def ask(self, **request):
        self.process.stdin.write((json.dumps(request) + "\n").encode())
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if reply["type"] == "problem":
            raise ValueError("; ".join(one["sentence"] for one in reply["problems"]))
        return reply

    def read(self, reply):
        decode = lambda text: np.frombuffer(base64.b64decode(text), dtype="<i2")
        self.seat = reply["seat"][0]
        self.numbers = decode(reply["numbers"]).astype(np.int16)
        self.ids = decode(reply["actions"])
        self.mask = np.zeros(self.actions, dtype=np.int8)
        self.mask[self.ids] = 1
        self.rewards = reply["over"][0]["rewards"] if "over" in reply else None

    def reset(self, seed):
        self.read(self.ask(do="reset", batch=0, seeds=[str(seed)]))

    def step(self, action):
        option = np.flatnonzero(self.ids == action)
        if len(option) == 0:
            raise ValueError(f"action {action} is not legal now")
        self.read(self.ask(do="step", batch=0, choose=[int(option[0])]))

    def close(self):
        self.process.stdin.close()
        self.process.wait()
