//! Order: a judge of positions who tries moves from the highest learned rating down. What positions are worth stays as it is.

use super::table::Ratings;
use games::connect_four::{Column, ConnectFour, Shape};
use games::{Evaluate, Knowledge, Player};

/// A judge, and the ratings that order moves for it.
#[derive(Clone, Copy, Debug)]
pub struct InOrder<E> {
    pub judge: E,
    pub ratings: Ratings,
}

impl<S: Shape, E: Evaluate<ConnectFour<S>>> Evaluate<ConnectFour<S>> for InOrder<E> {
    #[inline(always)]
    fn evaluate(&self, position: &ConnectFour<S>, player: Player) -> f64 {
        self.judge.evaluate(position, player)
    }

    fn is_quiet(&self, position: &ConnectFour<S>) -> bool {
        self.judge.is_quiet(position)
    }

    fn promise(&self, position: &ConnectFour<S>, action: Column) -> f64 {
        f64::from(self.ratings.of(position.features(action)))
    }

    fn range(&self, player: Player) -> (f64, f64) {
        self.judge.range(player)
    }
}
