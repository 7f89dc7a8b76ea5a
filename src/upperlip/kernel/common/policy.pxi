# A game's net for Python. Included by each game's policy.pyx, which brings NET, FEATURES, OUTPUTS
# and the functions that are named here without being defined.

from pathlib import Path

SHAPE = (FEATURES, OUTPUTS)
WEIGHTS = Path(__file__).with_name("policy.weights")


def load(bytes weights not None) -> None:
    """Uses these weights from now on; the former ones stay in memory."""
    global NET
    NET = read_net(weights, FEATURES, OUTPUTS + 1)


def features(KernelState state not None) -> list:
    """What holds for the seat that is asked, as numbers."""
    cdef Active active
    _note_all(&state.game, &active)
    return [active.features[place] for place in range(active.count)]


def policy(KernelState state not None) -> dict:
    """How likely the answers of the seat that is asked are, by the net; empty where it has none."""
    cdef Policy found
    if not has_net(&state.game) or not is_learned(&state.game):
        return {}
    policy_of(&state.game, _legal(&state.game), &found)
    return {
        reference_answer(&state.game, found.answers[place]): share_of(&found, place)
        for place in range(found.count)
    }


def value(KernelState state not None) -> float:
    """What the side of the seat that is asked can expect, as rewards go."""
    if NET == NULL:
        raise ValueError("there are no weights")
    return value_of(&state.game)


if WEIGHTS.is_file():
    load(WEIGHTS.read_bytes())
