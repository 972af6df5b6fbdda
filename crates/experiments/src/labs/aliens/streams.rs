//! Random numbers of a game: a stream for what happens by chance, and one for the agent, which must not know the other.

use random::Random;

/// What chance does in the game of this number, from 1.
pub fn chance(seed: u64, game: u64) -> Random {
    Random::stream(seed, 2 * game)
}

/// What the agent draws in it.
pub fn agent(seed: u64, game: u64) -> Random {
    Random::stream(seed, 2 * game + 1)
}
