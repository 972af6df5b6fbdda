//! Ratings of the moves of a position, for priors and orders: set by hand by the game, or learned from games
//! ([`crate::ratings`]).
//!
//! A learned rating is a strength γ of Bradley and Terry's model, and a search wants a guess of a mean result. It is given the
//! probability that the move would win against one of the position's mean strength, γ/(γ + γ̄): ½ for a move like the
//! others, and the same order as γ.

use crate::ratings::Ratings;
use games::Knowledge;

/// How moves of one position are rated.
pub(super) enum Rater {
    ByHand,
    /// With γ̄, the mean strength of the legal moves.
    Learned(Ratings, f64),
}

impl Rater {
    /// For `position`, in which somebody is to move.
    pub fn of<G: Knowledge>(position: &G, ratings: Option<Ratings>) -> Self {
        let Some(ratings) = ratings else {
            return Self::ByHand;
        };
        let strength = |action| ratings.strength(position.features(action));
        let (mut all, mut count) = (0.0, 0.0);
        for action in position.actions() {
            all += strength(action);
            count += 1.0;
        }
        Self::Learned(ratings, all / count)
    }

    /// The rating of a legal move, in [0, 1].
    pub fn rating<G: Knowledge>(&self, position: &G, action: G::Action) -> f64 {
        match self {
            Self::ByHand => position.rating(action),
            Self::Learned(ratings, mean) => {
                let strength = ratings.strength(position.features(action));
                strength / (strength + mean)
            }
        }
    }
}
