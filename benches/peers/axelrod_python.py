"""How fast Axelrod-Python plays what benches/engines/tournament.rs plays: the same strategies under the same names.

Run by `cargo xtask bench --peers` in an environment of its own. With the name of a work it measures that alone, if there
is such a work. Matches between strategies of which none draws lots are played once and then remembered, as we do too.
Of others one match of each pair is played and counts for all of its repetitions, or this would take minutes.
"""

import itertools
import pathlib
import sys
import time

import axelrod

PEER = "Axelrod-Python 4.14.0"
ROUNDS, REPETITIONS = 200, 100
NAMES = (pathlib.Path(__file__).parent.parent / "common" / "strategies.txt").read_text().split()


def memory_one(n):
    """A strategy that mixes after everything that can happen."""
    vector = (n / 41, (41 - n) / 41, (n + 1) / 43, (42 - n) / 47)
    return axelrod.MemoryOnePlayer(vector, initial=axelrod.Action.C)


WORKS = {
    "round robin of 40 strategies, memory-one: a round": lambda: [memory_one(n) for n in range(1, 41)],
    "round robin of 40 strategies, of the library: a round": lambda: [
        getattr(axelrod, name)() for name in NAMES
    ],
}


def seconds_a_round(players):
    """In time of the processor, each pair playing so many matches."""
    seconds, pairs, cache = 0.0, 0, axelrod.DeterministicCache()
    for one, other in itertools.combinations_with_replacement(players, 2):
        match = axelrod.Match((one, other.clone()), turns=ROUNDS, deterministic_cache=cache, seed=1)
        played = 1 if match._stochastic else REPETITIONS
        start = time.process_time()
        for _ in range(played):
            match.play()
        seconds += (time.process_time() - start) * REPETITIONS / played
        pairs += 1
    return seconds / (pairs * ROUNDS * REPETITIONS)


for name, players in WORKS.items():
    if sys.argv[1:] in ([], [name]):
        print(name, PEER, seconds_a_round(players()), sep="\t")
