"""A PettingZoo environment: every seat is an agent.

    pip install pettingzoo numpy
    python3 examples/pettingzoo_env.py ausreisser     # api_test
"""

import sys

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from ride_client import Race


class WindschattenAEC(AECEnv):
    metadata = {"name": "windschatten_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game="ausreisser", setup=None):
        super().__init__()
        self.race = Race(game, setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.race.seats)]
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        box = gymnasium.spaces.Box(low, high, (self.race.size,), np.int16)
        mask = gymnasium.spaces.Box(0, 1, (self.race.actions,), np.int8)
        space = gymnasium.spaces.Dict({"observation": box, "action_mask": mask})
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        actions = gymnasium.spaces.Discrete(self.race.actions)
        self.action_spaces = {agent: actions for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.race.reset(np.random.default_rng(seed).integers(2**31))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.race.seat]

    def observe(self, agent):
        """What the agent sees. Only the agent that decides has legal actions."""
        seat = self.possible_agents.index(agent)
        if seat == self.race.seat:
            return {"observation": self.race.numbers, "action_mask": self.race.mask}
        reply = self.race.ask(do="look", batch=0, seat=seat, tell=["numbers"])
        other = object.__new__(Race)
        other.actions = self.race.actions
        other.read(reply)
        return {"observation": other.numbers, "action_mask": np.zeros_like(self.race.mask)}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.race.step(action)
        if self.race.seat < 0:
            self.rewards = dict(zip(self.agents, map(float, self.race.rewards)))
            self.terminations = {agent: True for agent in self.agents}
        else:
            self.agent_selection = self.agents[self.race.seat]
        self._accumulate_rewards()

    def close(self):
        self.race.close()


if __name__ == "__main__":
    from pettingzoo.test import api_test

    env = WindschattenAEC(*sys.argv[1:2])
    api_test(env, num_cycles=300)
    env.close()
