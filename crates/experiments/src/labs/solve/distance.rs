//! The number of moves from a position to the end that a score speaks of.

use engines::solver::Score;

/// The moves of both sides until the game is over, if `score` is that of a position with `plies` of `capacity` stones on the
/// board, for the player to move, and both play perfectly.
pub fn moves_to_end(score: Score, plies: u32, capacity: u32) -> u32 {
    let left = capacity.saturating_sub(plies);
    let early = 2 * score.unsigned_abs();
    // The stone that wins has so many or one minus after it, whichever makes it a stone of the winner.
    let after = early.saturating_sub(2);
    let is_movers = |after: u32| left.saturating_sub(after) % 2 == 1;
    match score {
        0 => left,
        _ if is_movers(after) == (score > 0) => left.saturating_sub(after),
        _ => left.saturating_sub(after + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engines::solver::score::{loss_at_once, win_at_once};

    #[test]
    fn winning_or_losing_at_once_is_one_or_two_moves_away() {
        for capacity in [16, 17, 42] {
            for plies in 0..capacity - 2 {
                assert_eq!(
                    moves_to_end(win_at_once(capacity, plies), plies, capacity),
                    1
                );
                assert_eq!(
                    moves_to_end(loss_at_once(capacity, plies), plies, capacity),
                    2
                );
                if plies >= 2 {
                    // Two moves earlier the same end is two moves further away.
                    let score = win_at_once(capacity, plies);
                    assert_eq!(moves_to_end(score, plies - 2, capacity), 3);
                }
            }
        }
    }

    #[test]
    fn a_draw_fills_the_board() {
        assert_eq!(moves_to_end(0, 12, 42), 30);
        // The first player wins the standard game with the 41st stone.
        assert_eq!(moves_to_end(1, 0, 42), 41);
    }
}
