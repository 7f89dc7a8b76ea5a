"""Both games as OpenSpiel has them: sequential, with explicit chance, everyone for the stakes.

A state stands on the reference engine, whose states never change: a clone costs nothing. Chance
is drawn in small steps (`animals`, `nuts`). Each seat stakes 1, and who wins the game (or the
round, where one round is the game) shares the stakes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from upperlip.games import GAMES
from upperlip.research.actions import action_of, number_of
from upperlip.research.description import describe
from upperlip.research.encoding import LAYOUTS, encode
from upperlip.research.features import features, width
from upperlip.research.games import RESEARCH_GAMES
from upperlip.research.openspiel.history import known
from upperlip.research.openspiel.odds import Drawn, Odds
from upperlip.research.openspiel.spiel import AnySpiel
from upperlip.research.openspiel.spiels import SPIELS
from upperlip.research.payoff import shared
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision
from upperlip.table.seat import OPEN, Seat
from upperlip.table.shape import AnyState, AnyView

Parameters = dict[str, Any]  # as OpenSpiel hands them over

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_NOBODY = int(pyspiel.PlayerId.TERMINAL)


def type_of(title: str) -> object:
    return pyspiel.GameType(
        short_name=f"upperlip_{title}",
        long_name=title.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[title].players[-1],
        min_num_players=GAMES[title].players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "round": 0, **SPIELS[title].parameters},
        default_loadable=True,
    )


class UpperlipGame(pyspiel.Game):  # type: ignore[misc]  # not there for mypy
    """`players` and all options; `round`: 0 for a whole game, or the number of the one played."""

    title: str
    type: object

    def __init__(self, params: Parameters | None = None) -> None:
        params = params or {}
        self.rules = GAMES[self.title]
        self.spiel = SPIELS[self.title]
        self.players: int = params.get("players", 4)
        self.round: int = params.get("round", 0)
        if not 0 <= self.round <= self.rules.rounds:
            raise ValueError(f"round is 0 for all, or from 1 to {self.rules.rounds}")
        self.config = self.rules.configure(self.players, _options(self.spiel, params))
        rounds = 1 if self.round else self.rules.rounds
        info = pyspiel.GameInfo(
            num_distinct_actions=RESEARCH_GAMES[self.title].actions,
            max_chance_outcomes=self.spiel.most_outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=self.spiel.longest,
        )
        self.chances = rounds * self.spiel.most_chances // self.rules.rounds
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
        return Observer(self, play_order=wanted.perfect_recall)

    def fitting(self, view: AnyView, draws: Generator) -> "UpperlipState":
        """A state that the view's seat cannot tell from the true one, whatever that may be."""
        state = self.new_initial_state()
        state.node = self.node(self.rules.guess(view, draws))
        return state

    def node(self, state: AnyState, drawn: Drawn = ()) -> "Node":
        if not state.agenda or (self.round and len(state.scores) >= self.round):
            return Node(state, _NOBODY, drawn)
        seats = state.agenda[0].seats
        return Node(state, seats[0] if seats else _CHANCE, drawn)

    def max_chance_nodes_in_history(self) -> int:
        return self.chances


def _options(spiel: AnySpiel, params: Parameters) -> dict[str, object]:
    options = {
        name: value
        for name, value in params.items()
        if name not in ("players", "round") and not value == spiel.parameters.get(name) == ""
    }
    return options | {
        name: read(options[name]) for name, read in spiel.lists.items() if name in options
    }


class Node(NamedTuple):
    """A state of the reference, and what chance has drawn of its turn there."""

    state: AnyState
    player: int  # who acts: a seat, or as OpenSpiel numbers chance and nobody
    drawn: Drawn = ()

    def __deepcopy__(self, _: object) -> "Node":
        return self  # nothing in it ever changes


class UpperlipState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: UpperlipGame) -> None:
        super().__init__(game)
        self.node = game.node(game.rules.begin(game.config))
        if not self._odds_before(()):
            self._begin(())

    @property
    def game(self) -> UpperlipGame:
        game: UpperlipGame = self.get_game()
        return game

    # Before a round that is played alone

    def _is_before(self) -> bool:
        return self.game.round > 1 + len(self.node.state.scores)

    def _odds_before(self, drawn: Drawn) -> Odds:
        game = self.game
        return game.spiel.odds_before(game.config, max(0, game.round - 1), drawn)

    def _begin(self, drawn: Drawn) -> None:
        game = self.game
        before = game.spiel.before(game.config, drawn)
        self.node = game.node(game.rules.begin_at(game.config, max(1, game.round), before))

    # Whose turn it is

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == _NOBODY

    def _legal_actions(self, player: Seat) -> list[int]:
        game = self.game
        legal = game.rules.legal(self.node.state, player)
        return [number_of(game.title, action) for action in legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self._odds(self.node))

    def _odds(self, node: Node) -> Odds:
        if self._is_before():
            return self._odds_before(node.drawn)
        return self.game.spiel.odds(self._open(node), node.drawn)

    def _open(self, node: Node) -> AnyView:
        """Chance alone sees everything."""
        view: AnyView = self.game.rules.view(node.state, OPEN)
        return view

    # What is done

    def _apply_action(self, action: int) -> None:
        game, (state, player, drawn) = self.game, self.node
        if player >= 0:
            decision = Decision(player, self._action(action))
            self.node = game.node(game.rules.apply(state, decision))
            return
        node = game.node(state, (*drawn, action))
        if self._odds(node):
            self.node = node
        elif self._is_before():
            self._begin(node.drawn)
        else:
            ply = game.spiel.ply(self._open(node), node.drawn)
            self.node = game.node(game.rules.apply(state, ply))

    def _action_to_string(self, player: Seat, action: int) -> str:
        node, game = self.node, self.game
        if player == _CHANCE:
            return game.spiel.outcome_in_words(self._open(node), node.drawn, action)
        return game.rules.write_action(game.config, self._action(action))

    def _action(self, number: int) -> Action:
        """What it means as an answer to what is asked now."""
        return action_of(self.game.title, self.node.state.agenda[0].what, number)

    # What comes of it

    def returns(self) -> list[float]:
        game, state = self.game, self.node.state
        if not self.is_terminal():
            return [0.0] * game.players
        own = RESEARCH_GAMES[game.title]
        if game.round:
            won = own.round_winners(self.view(OPEN), len(state.scores))
        else:
            won = own.game_winners(game.config, game.rules.result(state) or {})
        return shared(won, game.players)

    # What is seen

    def view(self, player: Seat) -> AnyView:
        view: AnyView = self.game.rules.view(self.node.state, player)
        return view

    def information_state_string(self, player: Seat | None = None) -> str:
        return known(self.view(self._seat(player)))

    def observation_string(self, player: Seat | None = None) -> str:
        return describe(self.game.title, encode(self.view(self._seat(player))))

    def _seat(self, player: Seat | None) -> Seat:
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"player >= 0 is needed, not {seat}")
        if seat >= self.game.players:
            raise pyspiel.SpielError(f"player < {self.game.players} is needed, not {seat}")
        return seat

    def resample_from_infostate(
        self, player: Seat, sampler: Callable[[], float]
    ) -> "UpperlipState":
        """A state that the player cannot tell from this one, as likely as the rules make it.

        It goes on like any other, but its `history` is empty, so it cannot be serialized.
        """
        draws = Generator(*(int(sampler() * (1 << 32)) for _ in range(2)))
        return self.game.fitting(self.view(player), draws)

    def __str__(self) -> str:
        drawn = f" drawn {' '.join(map(str, self.node.drawn))}" if self.node.drawn else ""
        return known(self.view(OPEN)) + drawn


class Observer:
    """Tensors and strings; with perfect recall they hold the round's order of play too."""

    def __init__(self, game: UpperlipGame, *, play_order: bool) -> None:
        self.layout = LAYOUTS[game.title]
        self.play_order = play_order
        self.tensor = np.zeros(width(self.layout, play_order=play_order), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UpperlipState, player: Seat) -> None:
        seen = np.frombuffer(encode(state.view(player)), np.uint8)
        features(self.layout, seen, play_order=self.play_order, out=self.tensor[None])

    def string_from(self, state: UpperlipState, player: Seat) -> str:
        if self.play_order:
            return state.information_state_string(player)
        return state.observation_string(player)


class Moustache(UpperlipGame):
    title = "moustache"
    type = type_of(title)


class Mustachio(UpperlipGame):
    title = "mustachio"
    type = type_of(title)
