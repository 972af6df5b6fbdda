"""How fast EGTtools simulates what benches/engines/populations.rs simulates: pairwise comparison in a population of 1000.

Run by `cargo xtask bench --peers` in an environment of its own. With the name of a work it measures that alone, if there
is such a work. EGTtools records no states here, as we record none.
"""

import sys
import time

import egttools
import numpy

PEER = "EGTtools 0.1.14.2"
PLAYERS, SELECTION, MUTATION = 1_000, 0.1, 0.001

DILEMMA = numpy.array([[3.0, 0.0], [5.0, 1.0]])
FIVE = numpy.array([[float((3 * row + 5 * column + 2) % 7) for column in range(5)] for row in range(5)])

WORKS = {
    "population of 1000, pairwise comparison, 2 strategies: a step": (DILEMMA, 5_000_000),
    "population of 1000, pairwise comparison, 5 strategies: a step": (FIVE, 2_000_000),
}


def seconds_a_step(payoffs, steps):
    """In time of the processor."""
    size = len(payoffs)
    game = egttools.games.Matrix2PlayerGameHolder(size, payoffs)
    population = egttools.numerical.PairwiseComparisonNumerical(PLAYERS, game, 1_000_000)
    start = numpy.array([PLAYERS // size] * size)
    population.evolve(1_000, SELECTION, MUTATION, start)
    begin = time.process_time()
    population.evolve(steps, SELECTION, MUTATION, start)
    return (time.process_time() - begin) / steps


for name, (payoffs, steps) in WORKS.items():
    if sys.argv[1:] in ([], [name]):
        print(name, PEER, seconds_a_step(payoffs, steps), sep="\t")
