"""Learns Der Ausreißer against Easy: one weight for each action, moved by the reward (REINFORCE).

    python3 examples/train.py 3000     # prints the mean reward of every tenth of the races

Seeded, so the curve is the same everywhere. From 300 to 3000 races (-1 loses all, 1 wins all):
-0.55 -0.43 -0.46 -0.38 -0.22 -0.24 -0.36 -0.23 -0.25 -0.31
"""

import sys

import numpy as np
from gym_env import WindschattenEnv

env, races, random = WindschattenEnv(), int(sys.argv[1]), np.random.default_rng(1)
weights, rewards = np.zeros(env.action_space.n), []
for race in range(races):
    (_, info), over, gradient = env.reset(seed=race), False, np.zeros_like(weights)
    while not over:
        odds = np.where(info["mask"], np.exp(weights), 0)
        odds /= odds.sum()
        action = random.choice(len(odds), p=odds)
        gradient[action] += 1
        gradient -= odds
        _, reward, over, _, info = env.step(action)
    rewards.append(reward)
    weights += 0.05 * (reward - np.mean(rewards[-200:])) * gradient
    if (race + 1) % (races // 10) == 0:
        print(f"{race + 1:6} {np.mean(rewards[-(races // 10):]):+.2f}", flush=True)
env.close()
