"""A bot for any game of Windschatten, in Python without packages. docs/bots.md explains the lines.

    windschatten simulate --course criterium --bots "exec:python3 examples/bot.py,medium" --races 10
"""

import json
import sys


def say(line):
    print(json.dumps(line), flush=True)


def choose(options, view):
    """Um Reifenbreite: follow, roll the dice, ride as far as possible. Others: the first option."""
    for wish in ("follow", "dice"):
        if wish in options:
            return wish
    moves = [option for option in options if option.startswith("move ")]
    # the nearest spaces are listed first
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
        print(f"{line['why']}: played {line['action']} instead", file=sys.stderr)
    elif line["type"] == "bye":
        break
