"""A bot for any game of Windschatten, in Python without packages; docs/bots.md tells what the lines mean.

    windschatten simulate --course paris-roubaix --bots "exec:python3 examples/bot.py,medium" --races 10
"""

import json
import sys


def say(line):
    print(json.dumps(line), flush=True)


def choose(options, view):
    """In Um Reifenbreite: follow where he may, ride by the dice, and go as far as he can; elsewhere the first option."""
    for wish in ("follow", "dice"):
        if wish in options:
            return wish
    moves = [option for option in options if option.startswith("move ")]
    # options are listed with the nearest spaces first
    return moves[-1] if moves else options[0]


for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        if line["version"] != 1:
            sys.exit("this bot speaks version 1")
        say({"type": "ready", "version": 1})
    elif line["type"] == "ask":
        action = choose(line["options"], line["view"])
        say({"type": "answer", "n": line["n"], "action": action})
    elif line["type"] == "default":
        print(f"{line['why']}: {line['action']} was done instead", file=sys.stderr)
    elif line["type"] == "bye":
        break
