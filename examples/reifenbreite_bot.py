"""A bot for Um Reifenbreite, in Python without packages. docs/bots.md explains the lines.

    windschatten arena --course criterium --blocks 200 \\
      --bots "exec:python3 examples/reifenbreite_bot.py,easy"

It is about as strong as Easy: 4.3 points a race less, 95 % interval -9.2 to 0.6 (100 blocks).
"""

import json, sys

DICE = {0: [0], 1: [1, 2, 3, 4, 5, 6], 2: [a + b for a in range(1, 7) for b in range(1, 7)]}
PLACES = [50, 40, 35, *range(32, 6, -2)]  # points in the finish
NEAR = [0.9] * 5 + [0.65] * 3 + [0.35] * 2 + [0.12] * 3  # the chance to ride so many spaces
SIGN = {"asphalt": 0, "downhill": 1, "uphill": -1, "cobblestone": -1}


class Road:
    def __init__(self, course):
        self.places, self.lines = course["places"], course["lines"]
        self.at = {place["place"]: i for i, place in enumerate(self.places)}
        steps = [[p[way] for way in ("straight", "left", "right") if p[way]] for p in self.places]
        self.next = [[self.at[name] for name in names] for names in steps]
        self.change = [place["number"] * SIGN[place["surface"]] for place in self.places]
        self.mean = [sum(max(0, n + change) for n in DICE[2]) / 36 for change in self.change]
        self.left = [0] * len(self.places)  # spaces to the finish
        for i in reversed(range(len(self.places))):
            if self.places[i]["crossed"] < len(self.lines):
                self.left[i] = min((self.left[n] + 1 for n in self.next[i]), default=999)


class Turn:
    """The values of places and options for one rider, in spaces."""

    def __init__(self, road, view, number, followers):
        self.road, self.view, self.riders = road, view, {r["rider"]: r for r in view["riders"]}
        self.on = {rider["space"]: rider for rider in view["riders"] if rider["space"]}
        self.me, self.followers = self.riders[number], followers
        self.gains = [self.gain(i, line) for i, line in enumerate(view["lines"])]
        hand = next(t for t in view["teams"] if t["team"] == self.me["team"])["cards"]
        self.cards = sum(c["left"] for c in hand if c["rider"] == number) + hand[-1]["left"] / 2
        self.ways, queue = {self.me["place"]: 0}, [self.me["place"]]
        self.best = [self.worth(queue[0]) - 1] + [-999] * 18  # by points
        for i in queue:
            for n in road.next[i] if self.ways[i] < 18 else []:
                if n not in self.ways and road.places[n]["name"] not in self.on:
                    self.ways[n] = self.ways[i] + 1
                    self.best[self.ways[n]] = max(self.best[self.ways[n]], self.worth(n))
                    queue.append(n)
        for n in range(1, 19):
            self.best[n] = max(self.best[n], self.best[n - 1] if n > 1 or len(queue) == 1 else -999)
        back = self.beside(self.me["place"], "back")
        waits = back and back["moved"] == "no" and self.sign(back) == self.sign(self.me)
        self.behind = 0 if not waits else 0.5 if self.mate(back) else -0.25

    mate = lambda self, rider: rider["manager"] == self.me["manager"]
    sign = lambda self, rider: self.road.places[rider["place"]]["surface"]
    beside = lambda self, i, way: self.on.get((self.road.places[i][way] or "").split("@")[0])

    def gain(self, i, line):
        """Of crossing a line now, and not after the rivals who are near."""
        ends = line["role"] == "finish"
        done = sum(r["rank"] > 0 for r in self.riders.values()) if ends else len(line["riders"])
        spaces = [self.road.lines[i]["distance"] - self.road.places[r["place"]]["front"]
                  for r in self.on.values() if not self.mate(r) and r["linesCrossed"] <= i]
        points = (PLACES if ends else line["points"]) + [0] * 20
        late = done + 0.5 + sum(NEAR[int(d)] for d in spaces if 0 <= d < len(NEAR))
        after = points[int(late)] + late % 1 * (points[int(late) + 1] - points[int(late)])
        return 1.4 * (points[done] - after)

    def worth(self, i):
        place, mean = self.road.places[i], self.road.mean
        value = sum(self.gains[self.me["linesCrossed"]:place["crossed"]]) - self.road.left[i]
        if self.road.left[i] == 0:
            return value
        ahead, back, bonus = self.beside(i, "straight"), self.beside(i, "back"), mean[i]
        if ahead and ahead["moved"] != "no" and self.sign(ahead) == place["surface"]:
            bonus = max(bonus, mean[ahead["place"]]) + 1.6
        if back and back["moved"] != "no":
            bonus += 1.2 if self.mate(back) else -0.3
        return value + bonus - 7

    def total(self, points, alone):
        if points == 7 and self.view["round"] > 1:  # a chance card
            return 0.35 * self.best[0] + 0.65 * self.total(9, alone)
        points = max(0, min(18, points + self.road.change[self.me["place"]]))
        return self.best[points] + (0 if alone else max(0, points - 5) * self.behind)

    def option(self, text):
        cards = text.split()[1].split(",") if text.startswith("cards") else []
        if not cards and text != "dice":
            return -999
        turns = max(0, self.road.left[self.me["place"]] / 8 - 1)
        price = 0.7 * min(1, turns / (self.cards + 1)) * (1 + 1.1 * min(1, turns / 8))
        pips = [int(card.split("-")[1][0]) for card in cards]
        rolls = [self.total(n + sum(pips), text.endswith("breakaway")) for n in DICE[2 - len(cards)]]
        return sum(rolls) / len(rolls) - sum(n - 3.5 for n in pips) * price

    def move(self, text, followers):
        name = text.split()[1]
        to = next((i for i in self.ways if self.road.places[i]["place"] == name), None)
        if to is None:
            to = next(i for i in self.ways if self.ways[i] and self.road.places[i]["name"] == name.split("@")[0])
        gains = [0.6 if self.mate(self.riders[int(r)]) else -0.7 for r in followers]
        return self.worth(to) + sum(gains) * max(0, self.ways[to] - 6)


def choose(road, ask):
    options, view, facts = ask["options"], ask["view"], ask["pending"]["facts"]
    kind = ask["pending"]["kind"]
    if kind in ("turn", "move", "follow"):
        turn = Turn(road, view, facts["asked" if kind == "follow" else "rider"], None)
        if kind == "turn":
            return max(options, key=turn.option)
        if kind == "move":
            pairs = zip(options, ask["followers"])
            return max(pairs, key=lambda pair: turn.move(*pair))[0]
        return "follow" if turn.worth(road.at[facts["to"]]) + 0.4 > turn.option("dice") else "stay"
    if kind in ("take", "give"):
        return sorted(options, key=lambda card: card.split("-")[1])[-1 if kind == "take" else 0]
    return "refuse" if kind == "answer" else options[0]


say = lambda line: print(json.dumps(line), flush=True)
for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        roads = [Road(course) for course in line["courses"]]
        say({"type": "ready", "version": 1, "wants": ["followers"]})
    elif line["type"] == "ask":
        action = choose(roads[line["view"]["stage"] - 1], line)
        say({"type": "answer", "n": line["n"], "action": action})
    elif line["type"] == "bye":
        break
