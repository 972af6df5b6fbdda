//! An entrant of a tournament: a strategy on both sides of the stage game; and who meets whom.

use crate::repeated::language::fault::StrategyFault;
use crate::repeated::language::resolve::player;
use crate::repeated::stage_game::{Seat, StageGame};
use crate::repeated::strategies::player::Player;
use crate::repeated::strategies::strategy::Strategy;

/// A tournament has at most this many entrants.
pub const MAX_ENTRANTS: usize = 64;

/// An entrant, as the first and as the second player.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant(pub [Player; 2]);

impl Entrant {
    /// The entrant with these strategies on the two sides.
    ///
    /// # Errors
    /// If a name stands for nothing in this game.
    pub fn new(game: &StageGame, strategies: [&Strategy; 2]) -> Result<Self, StrategyFault> {
        let side = |side: usize| player(strategies[side], Seat { game, player: side });
        let first = side(0)?;
        let second = if game.is_symmetric() && strategies[0] == strategies[1] {
            first.clone()
        } else {
            side(1)?
        };
        Ok(Self([first, second]))
    }
}

/// All pairs of `count` entrants, each with itself too; the first of a pair is the first player. In a symmetric game the one that comes earlier is, in others
/// both meet `both_ways`, so that a place in the list is no advantage.
pub fn pairs(count: usize, both_ways: bool) -> impl Iterator<Item = [usize; 2]> {
    (0..count).flat_map(move |first| {
        let others = if both_ways { 0..count } else { first..count };
        others.map(move |second| [first, second])
    })
}

/// The place of a pair among those of `count` entrants.
pub fn place_of([first, second]: [usize; 2], count: usize, both_ways: bool) -> usize {
    if both_ways {
        first * count + second
    } else {
        // Before each row there is one pair fewer in every row than in the one above.
        first * count - first * first.saturating_sub(1) / 2 + second - first
    }
}

/// Which pairs one meets another in, and what each side counts for in what the one gets: half for either side where they are on both.
pub fn sides([one, other]: [usize; 2], both_ways: bool) -> Vec<([usize; 2], [f64; 2])> {
    match both_ways {
        _ if one == other => vec![([one, one], [0.5, 0.5])],
        true => vec![([one, other], [0.5, 0.0]), ([other, one], [0.0, 0.5])],
        false if one < other => vec![([one, other], [1.0, 0.0])],
        false => vec![([other, one], [0.0, 1.0])],
    }
}
