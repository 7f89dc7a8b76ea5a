"""What bots must be told about Moustache."""

from upperlip.animals.config import Config
from upperlip.animals.view import View
from upperlip.bots.estimate import SURE, Estimate, Suggestion, told
from upperlip.bots.novice import animals as novice
from upperlip.bots.playbook import Playbook, Style
from upperlip.table.ply import Action
from upperlip.table.reason import because

# Exact ends take a few hundred microseconds at these sizes (docs/decisions/thinking.md).
STYLE = Style(exact=20, tail=16, guidance=1.0)


def _style(_: Config) -> Style:
    return STYLE


def _sensible(_: View, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    return actions


def _familiar(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    return actions


def _lean(_: View, __: object) -> None:
    """That was tried, and did not pay."""


def _suggestion(_: View, estimate: Estimate) -> Suggestion:
    """As a share of rounds won (O-26)."""
    share, error = round(100 * estimate.value), told(100 * SURE * estimate.error)
    reason = because(
        "O-26",
        "hint-round",
        share=share,
        risk=100 - share,
        sure=estimate.sure,
        error=error,
        worlds=estimate.visits,
    )
    return Suggestion(estimate.action, estimate.value, SURE * estimate.error, reason)


PLAYBOOK = Playbook(
    style=_style,
    sensible=_sensible,
    familiar=_familiar,
    lean=_lean,
    novice=novice.choose,
    suggestion=_suggestion,
)
