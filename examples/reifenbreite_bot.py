"""A bot for Um Reifenbreite, in Python without packages. docs/bots.md explains the lines.

    windschatten arena --course criterium --rules basic --blocks 200 \\
      --bots "exec:python3 examples/reifenbreite_bot.py,easy"

It is for the basic rules, without cards and surfaces, and beats Easy by RESULT.
"""

import json
import sys

TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]
POINTS = [50, 40, 35, *range(32, 6, -2), *[0] * 20]  # in the finish, by rank
NEAR = [0.9] * 5 + [0.65] * 3 + [0.35] * 2 + [0.12] * 3  # the chance to go so many spaces
WAYS = ("straight", "left", "right")


def distances(course):
    """By place: the spaces to the finish. Places are in the order of the road."""
    left = {}
    for place in reversed(course["places"]):
        is_over = place["crossed"] == len(course["lines"])
        ahead = [left[place[way]] for way in WAYS if place[way]]
        left[place["place"]] = 0 if is_over else 1 + min(ahead, default=998)
    return left


class Turn:
    """The values of places for one rider, in spaces."""

    def __init__(self, course, left, view, number):
        self.places, self.left = {place["place"]: place for place in course["places"]}, left
        self.riders = {rider["rider"]: rider for rider in view["riders"]}
        self.on = {rider["space"]: rider for rider in view["riders"] if rider["space"]}
        self.me = self.riders[number]
        self.start = course["places"][self.me["place"]]["place"]
        rivals = [rider["place"] for rider in self.on.values() if not self.is_mate(rider)]
        far = [int(left[course["places"][place]["place"]]) for place in rivals]
        rank = sum(rider["rank"] > 0 for rider in view["riders"])
        self.prize = 1.4 * (POINTS[rank] - POINTS[rank + round(sum(NEAR[n] for n in far if n < len(NEAR)))])

    def is_mate(self, rider):
        return rider["manager"] == self.me["manager"]

    def worth(self, name):
        place, left = self.places[name], self.left[name]
        if left == 0:
            return self.prize
        ahead, back = (self.on.get((place[way] or "").split("@")[0]) for way in ("straight", "back"))
        value = -left
        if ahead and ahead is not self.me and ahead["moved"] != "no":
            value += 1  # may follow
        if back and back is not self.me and back["moved"] != "no":
            value += 1.9 if self.is_mate(back) else -0.2
        return value

    def dice(self):
        """The mean of the best places by two dice."""
        steps, best = {self.start: 0}, [self.worth(self.start) - 1] + [-999] * 12
        for name in steps if False else (queue := [self.start]):
            for n in [self.places[name][way] for way in WAYS]:
                if n and n not in steps and steps[name] < 12 and self.places[n]["name"] not in self.on:
                    steps[n] = steps[name] + 1
                    best[steps[n]] = max(best[steps[n]], self.worth(n))
                    queue.append(n)
        for n in range(1 if len(queue) == 1 else 2, 13):
            best[n] = max(best[n], best[n - 1])
        return sum(best[n] for n in TWO_DICE) / 36

    def move(self, text, followers):
        name = text.split()[1]
        names = [n for n, place in self.places.items() if name in (n, place["name"])]
        to = min(names, key=lambda n: abs(self.left[n] - self.left[self.start]))
        gains = [0.8 if self.is_mate(self.riders[int(rider)]) else -0.9 for rider in followers]
        return self.worth(to) + sum(gains) * max(0, self.left[self.start] - self.left[to] - 7)


def choose(road, ask):
    facts, kind = ask["pending"]["facts"], ask["pending"]["kind"]
    if kind == "move":
        turn = Turn(*road, ask["view"], facts["rider"])
        return max(zip(ask["options"], ask["followers"]), key=lambda pair: turn.move(*pair))[0]
    if kind == "follow":
        turn = Turn(*road, ask["view"], facts["asked"])
        return "follow" if turn.worth(facts["to"]) + 0.2 > turn.dice() else "stay"
    return ask["options"][0]


say = lambda line: print(json.dumps(line), flush=True)
for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        roads = [(course, distances(course)) for course in line["courses"]]
        say({"type": "ready", "version": 1, "wants": ["followers"]})
    elif line["type"] == "ask":
        action = choose(roads[line["view"]["stage"] - 1], line)
        say({"type": "answer", "n": line["n"], "action": action})
    elif line["type"] == "bye":
        break
