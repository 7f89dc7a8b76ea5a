"""Moustache as an environment of PettingZoo; `GameEnv` says what the arguments are."""

from functools import partial

from upperlip.research.pettingzoo.environment import GameEnv, wrapped

raw_env = partial(GameEnv, "moustache")
env = partial(wrapped, "moustache")
