// OpenSpiel's own random rollouts. Its Python module holds them (RandomRolloutEvaluator) but gives
// no way to call them on a state, so this calls them there, in the library as its makers built it.

#include "open_spiel/algorithms/mcts.h"
#include "open_spiel/spiel.h"

// From each serialized state in turn; a game begins with the empty one.
extern "C" void rollouts(const char* game, const char** states, int many, int each, int seed) {
  auto loaded = open_spiel::LoadGame(game);
  for (int at = 0; at < many; ++at) {
    auto state = *states[at] ? loaded->DeserializeState(states[at]) : loaded->NewInitialState();
    open_spiel::algorithms::RandomRolloutEvaluator(each, seed + at).Evaluate(*state);
  }
}
