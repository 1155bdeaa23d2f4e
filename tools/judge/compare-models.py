"""Compares value models of Um Reifenbreite with the evaluation in use (docs/figures.md).

    python compare-models.py TRAIN HELD_OUT

Both files come from write-positions.mjs, of different seeds. Each model predicts what the evaluation
in use misses of a seat's final points: ridge regression with features between knots of the race,
LightGBM, and a network that sees the riders as a set. Needs numpy, scikit-learn, lightgbm and torch
(2.4.6, 1.9.1, 4.7.0 and 2.13.0 when this was measured). All seeds are 1.
"""

import sys

import lightgbm
import numpy as np
import torch
from sklearn.linear_model import Ridge
from sklearn.preprocessing import StandardScaler

HEAD, PER, RIDERS = 20, 26, 16
ROW = HEAD + PER * RIDERS + 12
KNOTS = np.array([0, 0.25, 0.5, 0.75, 0.9, 1.0])
GLOBAL = [3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]


def load(path):
    data = np.fromfile(path, dtype=np.float32)
    return data[: len(data) // ROW * ROW].reshape(-1, ROW)


def riders_of(data):
    return data[:, HEAD : HEAD + PER * RIDERS].reshape(-1, RIDERS, PER)


def by_seat(data):
    """One row a seat: features, the expectation in use, the points, and what it is reported by."""
    riders, tail, seats = riders_of(data), data[:, -12:], data[:, 3].astype(int)
    third = np.minimum(2, (3 * data[:, 1] / data[:, 2]).astype(int))
    rows = []
    for seat in range(4):
        ok = seats > seat
        of, head = riders[ok], data[ok]
        own = (of[:, :, 0] == 1) & (of[:, :, 1] == seat)
        others = (of[:, :, 0] == 1) & (of[:, :, 1] != seat)
        best = np.argsort(np.where(own, -of[:, :, 3] - of[:, :, 4] * 0.001, 1e9), axis=1)[:, :4]
        rivals = np.argsort(np.where(others, -of[:, :, 3], 1e9), axis=1)[:, :4]
        mine = np.take_along_axis(of, best[:, :, None], axis=1)[:, :, 2:].reshape(len(of), -1)
        theirs = np.take_along_axis(of, rivals[:, :, None], axis=1)[:, :, [2, 3, 4, 7, 8]]
        sums = (of * own[:, :, None]).sum(1)[:, 2:]
        means = (of * others[:, :, None]).sum(1)[:, 2:] / np.maximum(1, head[:, 3:4] - 1)
        on_turn = (head[:, 17:18] == seat).astype(np.float32)
        base = tail[ok][:, seat]
        parts = [head[:, GLOBAL], on_turn, mine, sums, means, sums - means, theirs.reshape(len(of), -1)]
        rows.append((np.concatenate([*parts, base[:, None]], 1), base, tail[ok][:, 4 + seat], head, third[ok]))
    return [np.concatenate(each) for each in zip(*rows)]


def report(name, points, said, head, third):
    groups = [('all', np.ones(len(points), bool))]
    for mixed in (0, 1):
        for photos in (0, 1):
            label = f"{'mixed' if mixed else 'Medium'}, {'with' if photos else 'no'} photos"
            groups.append((label, (head[:, 5] == mixed) & (head[:, 6] == photos)))
    for label, group in groups:
        shares = []
        for part in range(3):
            of = group & (third == part)
            y = points[of]
            shares.append(1 - ((y - said[of]) ** 2).sum() / ((y - y.mean()) ** 2).sum())
        print(f'{name}; {label}: ' + ' / '.join(f'{share:.3f}' for share in shares), flush=True)


def knotted(features, part):
    part = np.clip(part, 0, 1)
    shares = np.stack([np.interp(part, KNOTS, np.eye(len(KNOTS))[i]) for i in range(len(KNOTS))], 1)
    blocks = [features * shares[:, i : i + 1] for i in range(len(KNOTS))]
    return np.concatenate([*blocks, shares], 1).astype(np.float32)


class Network(torch.nn.Module):
    """A rider sees itself, its team's sum, the mean of all and the race; a seat is the sum of its riders."""

    def __init__(self, per_rider, per_race, width=32):
        super().__init__()
        self.rider = torch.nn.Sequential(torch.nn.Linear(per_rider + per_race, width), torch.nn.ReLU())
        self.worth = torch.nn.Sequential(
            torch.nn.Linear(3 * width + per_race, width),
            torch.nn.ReLU(),
            torch.nn.Dropout(0.1),
            torch.nn.Linear(width, 1),
        )
        torch.nn.init.zeros_(self.worth[-1].weight)
        torch.nn.init.zeros_(self.worth[-1].bias)

    def forward(self, riders, present, race, seats, base):
        each = race[:, None].expand(-1, RIDERS, -1)
        seen = self.rider(torch.cat([riders, each], 2)) * present[:, :, None]
        mean = (seen.sum(1) / present.sum(1, keepdim=True))[:, None].expand(-1, RIDERS, -1)
        team = torch.einsum('nsr,nsh->nrh', seats, torch.einsum('nsr,nrh->nsh', seats, seen))
        worth = self.worth(torch.cat([seen, mean, team / 4, each], 2))[:, :, 0] * present
        return base + 10 * torch.einsum('nsr,nr->ns', seats, worth)


def as_sets(data, scale):
    riders = riders_of(data)
    present = (riders[:, :, 0] == 1).astype(np.float32)
    on_turn = (np.arange(RIDERS)[None] == data[:, 16:17]).astype(np.float32)[:, :, None]
    features = np.concatenate([riders[:, :, 2:], on_turn], 2)
    race = data[:, GLOBAL]
    if not scale:
        scale += [features[present > 0].mean(0), features[present > 0].std(0) + 1e-6, race.mean(0), race.std(0) + 1e-6]
    features = (features - scale[0]) / scale[1] * present[:, :, None]
    race = (race - scale[2]) / scale[3]
    seats = np.stack([present * (riders[:, :, 1] == seat) for seat in range(4)], 1)
    taken = np.arange(4)[None] < data[:, 3:4]
    arrays = (features, present, race, seats, data[:, -12:-8], data[:, -8:-4], taken)
    return [torch.tensor(np.asarray(array, np.float32)) for array in arrays]


def network(train, held):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    scale = []
    inputs, test = as_sets(train, scale), as_sets(held, scale)
    net = Network(inputs[0].shape[2], inputs[2].shape[1])
    adam = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    is_check = torch.tensor(train[:, 0] % 10 == 9)
    learn, check = torch.nonzero(~is_check)[:, 0], torch.nonzero(is_check)[:, 0]

    def loss(at):
        said = net(*[array[at] for array in inputs[:5]])
        return ((said - inputs[5][at])[inputs[6][at] > 0] ** 2).mean()

    best, known, since = float('inf'), None, 0
    while since < 7:
        net.train()
        order = learn[torch.randperm(len(learn))]
        for i in range(0, len(order), 256):
            adam.zero_grad()
            (loss(order[i : i + 256]) / 600).backward()
            adam.step()
        net.eval()
        with torch.no_grad():
            now = loss(check).item()
        since += 1
        if now < best:
            best, known, since = now, {name: value.clone() for name, value in net.state_dict().items()}, 0
    net.load_state_dict(known)
    with torch.no_grad():
        return net(*test[:5]).numpy(), test[5].numpy(), test[6].numpy() > 0


def main():
    train, held = load(sys.argv[1]), load(sys.argv[2])
    x, base, points, head, _ = by_seat(train)
    test, base_held, points_held, head_held, third = by_seat(held)
    report('today', points_held, base_held, head_held, third)
    scaler = StandardScaler().fit(x)
    ridge = Ridge(alpha=3000).fit(knotted(scaler.transform(x), head[:, 4]), points - base)
    said = base_held + ridge.predict(knotted(scaler.transform(test), head_held[:, 4]))
    report('linear', points_held, said, head_held, third)
    settings = dict(
        objective='regression',
        learning_rate=0.03,
        num_leaves=15,
        min_data_in_leaf=400,
        feature_fraction=0.5,
        bagging_fraction=0.7,
        bagging_freq=1,
        lambda_l2=10,
        verbose=-1,
        num_threads=1,
        seed=1,
    )
    trees = lightgbm.train(settings, lightgbm.Dataset(x, label=points - base), 300)
    report('trees', points_held, base_held + trees.predict(test, num_threads=1), head_held, third)
    said, got, taken = network(train, held)
    thirds = np.minimum(2, (3 * held[:, 1] / held[:, 2]).astype(int))
    report('network', got[taken], said[taken], np.repeat(held, 4, 0)[taken.ravel()], np.repeat(thirds, 4)[taken.ravel()])


main()
