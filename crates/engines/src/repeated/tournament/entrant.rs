//! An entrant of a tournament: a strategy on both sides of the stage game.

use crate::repeated::language::fault::StrategyFault;
use crate::repeated::language::resolve::player;
use crate::repeated::stage_game::{Seat, StageGame};
use crate::repeated::strategies::player::Player;
use crate::repeated::strategies::strategy::Strategy;

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
        Ok(Self([side(0)?, side(1)?]))
    }
}

/// All pairs of `count` entrants, the one that comes earlier first: it is the first player.
pub fn pairs(count: usize, with_itself: bool) -> impl Iterator<Item = [usize; 2]> {
    (0..count).flat_map(move |first| {
        (first + usize::from(!with_itself)..count).map(move |second| [first, second])
    })
}
