"""Moustache as a game of OpenSpiel, and OpenSpiel's IS-MCTS as a bot of ours.

The game is what is left of a round, as one seat sees it: every initial state is a world drawn from
that seat's view, so whoever is given the game cannot know more. OpenSpiel's bot in C++ cannot
sample worlds of a game written in Python; its twin in Python can, and is the one that plays.
"""

from importlib import import_module
from typing import Any

from upperlip import kernel
from upperlip.animals.cards import ANIMALS
from upperlip.animals.facts import facts_of
from upperlip.animals.view import View, lies_open
from upperlip.bots import Bot, Budget
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import right_of

spiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
numpy: Any = import_module("numpy")

CARDS = 47
LONGEST = 52  # three gifts and ten cards of each player
CURIOSITY = 1.4  # our own 0.7, since rewards here go from −1 to 1

_TYPE = spiel.GameType(
    short_name="upperlip_moustache",
    long_name="Moustache, a round that has been dealt",
    dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=spiel.GameType.ChanceMode.DETERMINISTIC,
    information=spiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=spiel.GameType.Utility.ZERO_SUM,  # two against two
    reward_model=spiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
_INFO = spiel.GameInfo(
    num_distinct_actions=CARDS,
    max_chance_outcomes=0,
    num_players=4,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class Game(spiel.Game):  # type: ignore[misc]  # not there for mypy
    """The rest of a round for four, as a seat sees it."""

    def __init__(self, view: View, draws: Generator) -> None:
        super().__init__(_TYPE, _INFO, {})
        assert view.round is not None
        row = view.row[: view.round.number]
        self.teams = view.round.teams
        self.face_up = [card for card in ANIMALS if lies_open(row, card)]
        self.gifts = [  # as far as the seat knows them: a world does not say who gave what
            (giver, card)
            for giver, cards in facts_of(view, view.round).gifts.items()
            for card in cards
        ]
        self._knowledge = kernel.knowledge(view)
        self._draws = kernel.Generator(draws.word())

    def new_initial_state(self) -> "State":
        """A world that fits the view."""
        return State(self, self._knowledge.draw(self._draws))


class State(spiel.State):  # type: ignore[misc]
    """A world at a moment. Actions are cards."""

    def __init__(self, game: Game, position: kernel.Position) -> None:
        super().__init__(game)
        self.game = game
        self.position = position
        self.played = ""  # since the game began, by whom the rules say
        self.gifts = game.gifts

    def clone(self) -> "State":
        """OpenSpiel's own, a deep copy, would copy all that never changes."""
        twin = State(self.game, self.position.copy())
        twin.played, twin.gifts = self.played, self.gifts
        return twin

    def is_terminal(self) -> bool:
        return self.position.seat < 0

    def current_player(self) -> int:
        seat = self.position.seat
        return seat if seat >= 0 else int(spiel.PlayerId.TERMINAL)

    def _legal_actions(self, _: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, card: int) -> None:
        if self.position.ask == "give":
            self.gifts = [*self.gifts, (self.position.seat, card)]
            self.played += "gift "
        else:
            self.played += f"{card} "
        self.position.apply(card)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * 4
        winner = self.position.rounds[-1][1]
        return [1.0 if team == winner else -1.0 for team in self.game.teams]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player holds, has given and got, sees face up and has seen played."""
        seat = self.position.seat if player is None else player
        hands, giving = self.position.hands, self.position.ask == "give"
        givers = (seat,) if giving else (seat, right_of(seat, 4))
        gifts = sorted(gift for gift in self.gifts if gift[0] in givers)
        shown = [
            [card for card in self.game.face_up if card in hand]
            for hand in hands
            if self.game.face_up and not giving
        ]
        return f"{seat}: {hands[seat]} {gifts} {shown} {self.played}"

    def observation_string(self, player: int | None = None) -> str:
        """What everybody has seen played: with this as the key, all worlds share one tree."""
        seat = self.position.seat if player is None else player
        return f"{seat}: {self.played}"

    def __str__(self) -> str:
        return f"{self.position.hands} {self.played}"


class IsMcts(Bot):
    """OpenSpiel's IS-MCTS as it comes, with one random rollout a simulation.

    Its tree has a place for each information state: what others would do is learnt anew for each
    hand they may hold. `shared` gives it one tree for all worlds, as ours has.
    """

    name = "is-mcts"

    def __init__(self, *, shared: bool = False, curiosity: float = CURIOSITY) -> None:
        self.shared = shared
        self.curiosity = curiosity

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        if len(actions) == 1:
            return actions[0]
        game = Game(view, draws)
        random = numpy.random.RandomState(draws.word() >> 32)
        bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, random),
            self.curiosity,
            budget.simulations,
            random_state=random,
            use_observation_string=self.shared,
            allow_inconsistent_action_sets=self.shared,
        )
        bot.set_resampler(lambda _, __: game.new_initial_state())
        card = bot.step(game.new_initial_state())
        return {kernel.value(action): action for action in actions}[int(card)]
