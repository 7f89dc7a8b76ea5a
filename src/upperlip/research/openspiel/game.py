"""Both games as OpenSpiel has them: sequential, with explicit chance, everyone for the pot.

A state stands on the reference engine, whose states never change: a clone costs nothing. Chance
is drawn in small steps (`dealing_animals`, `dealing_nuts`). Each seat puts 1 into a pot, and who
wins the game (or the round, where one round is the game) shares it.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from upperlip.games import GAMES
from upperlip.research.actions import COUNTS, action_of, number_of
from upperlip.research.encoding import LAYOUTS, encode
from upperlip.research.features import features, width
from upperlip.research.openspiel import dealing_animals, dealing_nuts
from upperlip.research.openspiel.history import known
from upperlip.research.openspiel.odds import Drawn, Odds
from upperlip.research.pot import game_winners, round_winners, shared
from upperlip.research.words import told
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision
from upperlip.table.seat import OPEN, Seat

DEALING: dict[str, ModuleType] = {"moustache": dealing_animals, "mustachio": dealing_nuts}
PLAYERS = {"moustache": (3, 6), "mustachio": (2, 6)}
LISTS = ("rules", "pool")  # options whose value is a list: items with slashes between them

PARAMETERS: dict[str, dict[str, Any]] = {
    "moustache": {
        "rule_set": "book", "first_game": False, "even_trophies": False, "rules": "",
    },
    "mustachio": {
        "sides": "", "villains": "showcase2", "pool": "", "first_dealer": 0,
        "card_counting": False, "more_points": False, "drop_low": False,
    },
}  # fmt: skip

# Of a whole game with six players: gifts, plays and thefts; asks, bids, plays, passes, and throws
# for the match, of which there is no most; these are more than anybody will ever see.
_LONGEST = {"moustache": 4 * (18 + 42 + 1), "mustachio": 5 * (12 + 40 + 6 + 1) + 1000}
_MOST_CHANCES = {"moustache": 4 * (1 + 2 + 42 + 3), "mustachio": 5 * (6 + 3 + 48 + 12 + 1)}


_CHANCE = int(pyspiel.PlayerId.CHANCE)
_NOBODY = int(pyspiel.PlayerId.TERMINAL)


def type_of(title: str) -> Any:
    return pyspiel.GameType(
        short_name=f"upperlip_{title}",
        long_name=title.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS[title][1],
        min_num_players=PLAYERS[title][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "round": 0, **PARAMETERS[title]},
        default_loadable=True,
    )


class UpperlipGame(pyspiel.Game):  # type: ignore[misc]  # not there for mypy
    """`players` and all options; `round`: 0 for a whole game, or the number of the one played."""

    title: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = GAMES[self.title]
        self.dealing = DEALING[self.title]
        self.players: int = params.get("players", 4)
        self.round: int = params.get("round", 0)
        if not 0 <= self.round <= self.rules.rounds:
            raise ValueError(f"round is 0 for all, or from 1 to {self.rules.rounds}")
        self.config = self.rules.configure(self.players, _options(params))
        rounds = 1 if self.round else self.rules.rounds
        info = pyspiel.GameInfo(
            num_distinct_actions=COUNTS[self.title],
            max_chance_outcomes=self.dealing.MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST[self.title],
        )
        self.chances = rounds * _MOST_CHANCES[self.title] // self.rules.rounds
        super().__init__(self.type, info, params)

    def new_initial_state(self) -> "UpperlipState":
        return UpperlipState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a seat sees, or knows; nothing where less is asked for, or everybody's cards."""
        if params:
            raise ValueError("the observer has no parameters")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, course=wanted.perfect_recall)

    def fitting(self, view: Any, draws: Generator) -> "UpperlipState":
        """A state that the view's seat cannot tell from the true one, whatever that may be."""
        state = self.new_initial_state()
        state.moment = self.moment(self.rules.guess(view, draws))
        return state

    def moment(self, state: Any, drawn: Drawn = ()) -> "Moment":
        if not state.agenda or (self.round and len(state.scores) >= self.round):
            return Moment(state, _NOBODY, drawn)
        seats = state.agenda[0].seats
        return Moment(state, seats[0] if seats else _CHANCE, drawn)

    def max_chance_nodes_in_history(self) -> int:
        return self.chances


def _options(params: dict[str, Any]) -> dict[str, object]:
    options = {key: value for key, value in params.items() if key not in ("players", "round")}
    for name in LISTS:
        if name in options:
            options[name] = options[name].split("/") if options[name] else None
    if options.get("sides") == "":
        del options["sides"]  # as usual for so many players
    return options


class Moment(NamedTuple):
    """A state of the reference, and what chance has drawn of its turn there."""

    state: Any
    player: int  # who acts: a seat, or as OpenSpiel numbers chance and nobody
    drawn: Drawn = ()

    def __deepcopy__(self, _: Any) -> "Moment":
        return self  # nothing in it ever changes


class UpperlipState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: UpperlipGame) -> None:
        super().__init__(game)
        self.moment = game.moment(game.rules.begin(game.config))
        if not self._odds_before(()):
            self._begin(())

    @property
    def game(self) -> UpperlipGame:
        game: UpperlipGame = self.get_game()
        return game

    # Before a round that is played alone

    def _is_before(self) -> bool:
        return self.game.round > 1 + len(self.moment.state.scores)

    def _odds_before(self, drawn: Drawn) -> Odds:
        game = self.game
        odds: Odds = game.dealing.odds_before(game.config, max(0, game.round - 1), drawn)
        return odds

    def _begin(self, drawn: Drawn) -> None:
        game = self.game
        before = game.dealing.Before(game.config, drawn)
        self.moment = game.moment(game.rules.begin_at(game.config, max(1, game.round), before))

    # Whose turn it is

    def current_player(self) -> int:
        return self.moment.player

    def is_terminal(self) -> bool:
        return self.moment.player == _NOBODY

    def _legal_actions(self, player: Seat) -> list[int]:
        return [number_of(action) for action in self.game.rules.legal(self.moment.state, player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self._odds(self.moment))

    def _odds(self, moment: Moment) -> Odds:
        if self._is_before():
            return self._odds_before(moment.drawn)
        odds: Odds = self.game.dealing.odds(self._open(moment), moment.drawn)
        return odds

    def _open(self, moment: Moment) -> Any:
        """Chance alone sees everything."""
        return self.game.rules.view(moment.state, OPEN)

    # What is done

    def _apply_action(self, action: int) -> None:
        game, (state, player, drawn) = self.game, self.moment
        if player >= 0:
            decision = Decision(player, action_of(state.agenda[0].what, action))
            self.moment = game.moment(game.rules.apply(state, decision))
            return
        moment = game.moment(state, (*drawn, action))
        if self._odds(moment):
            self.moment = moment
        elif self._is_before():
            self._begin(moment.drawn)
        else:
            ply = game.dealing.ply(self._open(moment), moment.drawn)
            self.moment = game.moment(game.rules.apply(state, ply))

    def _action_to_string(self, player: Seat, action: int) -> str:
        moment, game = self.moment, self.game
        if player == _CHANCE:
            words: str = game.dealing.words(self._open(moment), moment.drawn, action)
            return words
        return game.rules.write_action(action_of(moment.state.agenda[0].what, action))

    # What comes of it

    def returns(self) -> list[float]:
        game, state = self.game, self.moment.state
        if not self.is_terminal():
            return [0.0] * game.players
        if game.round:
            won = round_winners(game.config, state.scores[-1])
        else:
            won = game_winners(game.config, game.rules.result(state))
        return shared(won, game.players)

    # What is seen

    def view(self, player: Seat) -> Any:
        return self.game.rules.view(self.moment.state, player)

    def information_state_string(self, player: Seat | None = None) -> str:
        return known(self.game.rules, self.view(self._seat(player)))

    def observation_string(self, player: Seat | None = None) -> str:
        return told(self.game.title, encode(self.view(self._seat(player))))

    def _seat(self, player: Seat | None) -> Seat:
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"player >= 0 is needed, not {seat}")
        if seat >= self.game.players:
            raise pyspiel.SpielError(f"player < {self.game.players} is needed, not {seat}")
        return seat

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "UpperlipState":
        """A state that the player cannot tell from this one, as likely as the rules make it.

        It goes on like any other, but its `history` is empty, so it cannot be serialized.
        """
        draws = Generator(*(int(sampler() * (1 << 32)) for _ in range(2)))
        return self.game.fitting(self.view(player), draws)

    def __str__(self) -> str:
        drawn = f" drawn {' '.join(map(str, self.moment.drawn))}" if self.moment.drawn else ""
        return known(self.game.rules, self.view(OPEN)) + drawn


class Observer:
    """Tensors and strings; with perfect recall they hold the course of the round too."""

    def __init__(self, game: UpperlipGame, *, course: bool) -> None:
        self.layout = LAYOUTS[game.title]
        self.course = course
        self.tensor = np.zeros(width(self.layout, course=course), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UpperlipState, player: Seat) -> None:
        seen = np.frombuffer(encode(state.view(player)), np.uint8)
        features(self.layout, seen, course=self.course, out=self.tensor[None])

    def string_from(self, state: UpperlipState, player: Seat) -> str:
        if self.course:
            return state.information_state_string(player)
        return state.observation_string(player)


class Moustache(UpperlipGame):
    title = "moustache"
    type = type_of("moustache")


class Mustachio(UpperlipGame):
    title = "mustachio"
    type = type_of("mustachio")
