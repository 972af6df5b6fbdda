"""How fast Gambit and Nashpy find what benches/engines/strategic.rs finds: the same games under the same names.

Run by `cargo xtask bench --peers` in an environment of its own. With the name of a work it measures that alone, if there
is such a work. Gambit calculates with fractions as we do, Nashpy with numbers of the machine.
"""

import sys
import time
import warnings

import nashpy
import numpy
import pygambit

ENOUGH_SECONDS = 0.5
GAMES = 5
WORKS = {f"all extreme equilibria, {size}×{size}, exact: a game": size for size in range(4, 9)}
PEERS = {
    "Gambit 16.7.0": (
        lambda rows, columns: pygambit.Game.from_arrays(rows, columns),
        lambda game: pygambit.nash.enummixed_solve(game, rational=True).equilibria,
    ),
    "Nashpy 0.0.43": (nashpy.Game, lambda game: list(game.vertex_enumeration())),
}


def random(size, number):
    """The payoffs of a game, as in strategic.rs."""
    state = 1 + number + 1000 * size
    cells = []
    for _ in range(2 * size * size):
        state = state * 48271 % 2147483647
        cells.append((state >> 8) % 101 - 50)
    cells = numpy.array(cells).reshape(size, size, 2)
    return cells[:, :, 0], cells[:, :, 1]


def seconds_a_game(size, make, solve):
    """The best of as many rounds as there is time for, in time of the processor."""
    games = [make(*random(size, number)) for number in range(GAMES)]
    best, begin = float("inf"), time.perf_counter()
    while best == float("inf") or time.perf_counter() - begin < ENOUGH_SECONDS:
        start = time.process_time()
        for game in games:
            solve(game)
        best = min(best, time.process_time() - start)
    return best / GAMES


warnings.simplefilter("ignore")
for name, size in WORKS.items():
    if sys.argv[1:] in ([], [name]):
        for peer, (make, solve) in PEERS.items():
            print(name, peer, seconds_a_game(size, make, solve), sep="\t")
