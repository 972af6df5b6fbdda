"""How fast OpenSpiel's C++ solvers do what benches/engines/regret.rs does: the same works under the same names.

Run by `cargo xtask bench --peers` in an environment of its own. With the name of a work it measures that alone, if there
is such a work.
"""

import sys
import time

import pyspiel

PEER = "OpenSpiel 2.0.2"
ENOUGH_SECONDS = 0.5
GOOFSPIEL = (
    "turn_based_simultaneous_game(game=goofspiel(num_cards=%d,points_order=descending,imp_info=True))"
)
WORKS = {
    "CFR, Kuhn poker: an iteration": ("kuhn_poker", "cfr"),
    "external sampling, Kuhn poker: an iteration": ("kuhn_poker", "external"),
    "CFR, Leduc poker: an iteration": ("leduc_poker", "cfr"),
    "external sampling, Leduc poker: an iteration": ("leduc_poker", "external"),
    "CFR, Liar's dice, one die of 4: an iteration": ("liars_dice(dice_sides=4)", "cfr"),
    "CFR, Liar's dice, one die of 6: an iteration": ("liars_dice", "cfr"),
    "CFR, Goofspiel with 4 cards: an iteration": (GOOFSPIEL % 4, "cfr"),
    "CFR, Goofspiel with 5 cards: an iteration": (GOOFSPIEL % 5, "cfr"),
}
# Iterations of a round: some hundredths of a second.
ITERATIONS = {
    ("kuhn_poker", "cfr"): 2_000,
    ("kuhn_poker", "external"): 10_000,
    ("leduc_poker", "cfr"): 10,
    ("leduc_poker", "external"): 1_000,
    ("liars_dice(dice_sides=4)", "cfr"): 10,
    ("liars_dice", "cfr"): 1,
    (GOOFSPIEL % 4, "cfr"): 20,
    (GOOFSPIEL % 5, "cfr"): 1,
}


def iterate(game_name, variant):
    """What does one iteration of both players."""
    game = pyspiel.load_game(game_name)
    if variant == "cfr":
        return pyspiel.CFRSolver(game).evaluate_and_update_policy
    return pyspiel.ExternalSamplingMCCFRSolver(game, 1).run_iteration


def seconds_an_iteration(work):
    """The best of as many rounds as there is time for, in time of the processor."""
    step, count = iterate(*work), ITERATIONS[work]
    best, begin = float("inf"), time.perf_counter()
    while time.perf_counter() - begin < ENOUGH_SECONDS:
        start = time.process_time()
        for _ in range(count):
            step()
        best = min(best, time.process_time() - start)
    return best / count


for name, work in WORKS.items():
    if sys.argv[1:] in ([], [name]):
        print(name, PEER, seconds_an_iteration(work), sep="\t")
