//! Statistics of the moves at the root, and how it chooses among them in the end.

use super::node::Prior;
use super::proof::{Proven, ProvenBounds};
use statistics::share;

/// A move at the root: how often it was tried and how it did, for the player to move there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStatistics<A> {
    pub action: A,
    /// Simulations that began with this move.
    pub visits: u64,
    /// Sum of their results, each in [0, 1]: won 1, drawn ½, lost 0.
    pub total: f64,
    /// The virtual visits it began with, which are not among its visits.
    pub prior: Prior,
    /// What is proven of it, for the player to move.
    pub bounds: ProvenBounds,
}

impl<A> MoveStatistics<A> {
    /// A move of which nothing else is known.
    pub fn new(action: A, visits: u64, total: f64) -> Self {
        Self {
            action,
            visits,
            total,
            prior: Prior::default(),
            bounds: ProvenBounds::UNKNOWN,
        }
    }

    /// Its result, if that is proven.
    pub fn proven(&self) -> Option<Proven> {
        self.bounds.proven()
    }

    /// Mean result in [0, 1]; `None` without visits.
    pub fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / self.visits as f64)
    }

    /// The noise of sampling: the interval that would hold the mean with 95 % if all results were independent draws from one
    /// distribution ([`share`]); [0, 1] without visits.
    ///
    /// In a tree search they are neither independent, since the tree grows and its choices improve, nor unbiased, since
    /// playouts are not perfect play. So it says how far chance alone may have moved the mean, and nothing of how far the
    /// mean is from the value of the game.
    pub fn interval(&self) -> (f64, f64) {
        share(self.total, self.visits)
    }
}

/// How the move to play is chosen when the search stops. Ties go to the first in the game's own order.
///
/// Proofs come first: a move that is lost, or that is proven to be no better than another one's certain result, is
/// chosen only if there is no other. A proven draw is taken if what the rule chooses among the rest has no mean above
/// ½: searches do not visit it any more, so its visits say nothing. A move never visited is chosen only if all that
/// were visited are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalChoice {
    /// The most visited move (the source's text; "robust child" in the literature).
    Visits,
    /// The highest mean (the source's `Best()`; "max child").
    Mean,
    /// The highest lower end of [`MoveStatistics::interval`] ("secure child").
    Secure,
}

impl FinalChoice {
    /// The index of the move to play; `None` if no move has been visited.
    pub fn best<A>(self, moves: &[MoveStatistics<A>]) -> Option<usize> {
        let best = ProvenBounds::best(moves.iter().map(|statistics| statistics.bounds));
        let is_visited = |statistics: &MoveStatistics<A>| statistics.visits > 0;
        let is_open = |statistics: &MoveStatistics<A>| !statistics.bounds.is_beside(best);
        if !moves.iter().any(is_visited) {
            return None;
        }
        let draws = |statistics: &MoveStatistics<A>| statistics.proven() == Some(Proven::Draw);
        let is_candidate = |known: &MoveStatistics<A>| is_visited(known) && is_open(known);
        let drawn = self.highest(moves, |known| is_candidate(known) && draws(known));
        let other = self.highest(moves, |known| is_candidate(known) && !draws(known));
        match (drawn, other) {
            (Some(drawn), Some(other)) if moves[other].mean() <= Some(0.5) => Some(drawn),
            (drawn, other) => other.or(drawn),
        }
        .or_else(|| moves.iter().position(is_open))
    }

    /// The index of the move with the highest score among those that are `allowed`.
    fn highest<A>(
        self,
        moves: &[MoveStatistics<A>],
        allowed: impl Fn(&MoveStatistics<A>) -> bool,
    ) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for (index, statistics) in moves.iter().enumerate().filter(|(_, known)| allowed(known)) {
            let score = self.score(statistics);
            if best.is_none_or(|(_, highest)| score > highest) {
                best = Some((index, score));
            }
        }
        best.map(|(index, _)| index)
    }

    fn score<A>(self, statistics: &MoveStatistics<A>) -> f64 {
        match self {
            Self::Visits => statistics.visits as f64,
            Self::Mean => statistics.mean().unwrap_or(0.0),
            Self::Secure => statistics.interval().0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statistics(visits: u64, total: f64) -> MoveStatistics<u8> {
        MoveStatistics::new(0, visits, total)
    }

    #[test]
    fn the_three_choices_differ_where_they_should() {
        let moves = [
            statistics(0, 0.0),
            statistics(2, 2.0),    // highest mean, hardly tried
            statistics(100, 60.0), // most visited
            statistics(60, 42.0),  // 0.70 of 60: highest lower bound
        ];
        assert_eq!(FinalChoice::Mean.best(&moves), Some(1));
        assert_eq!(FinalChoice::Visits.best(&moves), Some(2));
        assert_eq!(FinalChoice::Secure.best(&moves), Some(3));
        assert_eq!(FinalChoice::Visits.best(&moves[..1]), None);
    }

    #[test]
    fn proofs_come_before_numbers() {
        let with = |statistics: MoveStatistics<u8>, lower, upper| MoveStatistics {
            bounds: ProvenBounds { lower, upper },
            ..statistics
        };
        use Proven::{Draw, Loss, Win};
        let moves = [
            with(statistics(900, 800.0), Loss, Draw),
            with(statistics(50, 20.0), Draw, Draw),
            with(statistics(950, 900.0), Loss, Loss),
            with(statistics(1, 1.0), Win, Win),
            statistics(0, 0.0),
        ];
        for choice in [FinalChoice::Visits, FinalChoice::Mean, FinalChoice::Secure] {
            assert_eq!(choice.best(&moves), Some(3), "a certain win");
            assert_eq!(choice.best(&moves[..3]), Some(1), "a certain draw, no win");
            assert_eq!(choice.best(&moves[2..3]), Some(0), "lost, but the only one");
            let undecided = [moves[1], statistics(10, 4.0), statistics(20, 11.0)];
            assert_eq!(choice.best(&undecided[..2]), Some(0), "a draw in the hand");
            assert_eq!(choice.best(&undecided), Some(2), "better than a draw");
            let hope = [moves[2], moves[4]];
            assert_eq!(choice.best(&hope), Some(1), "better than lost");
        }
    }
}
