"""A Gymnasium environment: seat 0 learns, the other seats are played by a built-in bot.

    pip install gymnasium numpy
    python3 examples/gym_env.py ausreisser     # check_env, then a race at random
"""

import sys

import gymnasium
import numpy as np
from ride_client import Race


class WindschattenEnv(gymnasium.Env):
    """`info["mask"]` marks legal actions. An action that is not legal costs 1 and plays the first."""

    metadata = {"render_modes": []}

    def __init__(self, game="ausreisser", setup=None, bot="easy"):
        self.race = Race(game, setup, bots=[None, bot])
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        self.observation_space = gymnasium.spaces.Box(low, high, (self.race.size,), np.int16)
        self.action_space = gymnasium.spaces.Discrete(self.race.actions)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.race.reset(int(self.np_random.integers(2**31)))
        return self.race.numbers, {"mask": self.race.mask}

    def step(self, action):
        legal = bool(self.race.mask[action])
        self.race.step(action if legal else self.race.ids[0])
        over = self.race.seat < 0
        reward = float(self.race.rewards[0]) if over else 0.0
        return self.race.numbers, reward - (not legal), over, False, {"mask": self.race.mask}

    def close(self):
        self.race.close()


if __name__ == "__main__":
    from gymnasium.utils.env_checker import check_env

    env = WindschattenEnv(*sys.argv[1:2])
    check_env(env, skip_render_check=True)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["mask"])
        _, reward, over, _, info = env.step(action)
    print(f"check_env passed, reward {reward}")
    env.close()
