"""Moustache as an environment of PettingZoo; `Table` says what the arguments are."""

from functools import partial

from upperlip.research.pettingzoo.table import Table, wrapped

raw_env = partial(Table, "moustache")
env = partial(wrapped, "moustache")
