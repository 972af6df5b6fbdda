//! Blocks: many games as chunks of even length.

/// More blocks no experiment is cut into.
const MAX_BLOCKS: u64 = 50;

/// Games in a block, an even number and at least `fewest`; the last block may have fewer.
pub fn block_games(games: u64, fewest: u64) -> u64 {
    games.div_ceil(MAX_BLOCKS).next_multiple_of(2).max(fewest)
}
