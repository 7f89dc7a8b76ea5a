"""The house values of `house.toml` (O-3, O-4), read and checked in this one place."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class House:
    stars: tuple[int, ...]  # by value
    trophies: tuple[tuple[int, ...], ...]  # by round


def read_house(data: Mapping[str, object]) -> House:
    if set(data) != {"stars", "trophies"}:
        raise ValueError("house.toml: needs exactly `stars` and `trophies`")
    trophies = data["trophies"]
    if not isinstance(trophies, list) or len(trophies) != 4:
        raise ValueError("house.toml: `trophies` needs four rounds")
    rounds = tuple(_numbers("trophies", tokens, 3) for tokens in trophies)
    if any(tuple(sorted(tokens)) != tokens for tokens in rounds):
        raise ValueError("house.toml: the trophies of a round ascend")
    return House(_numbers("stars", data["stars"], 11), rounds)


def _numbers(name: str, value: object, count: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"house.toml: `{name}` needs lists of {count} numbers")
    if not all(type(number) is int and number >= 0 for number in value):
        raise ValueError(f"house.toml: `{name}` holds whole numbers from 0 up")
    return tuple(value)


HOUSE = read_house(tomllib.loads(files(__package__).joinpath("house.toml").read_text("utf-8")))
