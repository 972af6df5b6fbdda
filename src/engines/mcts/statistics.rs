//! What a search knows of the moves at its root, and how it chooses among them in the end.

/// A move at the root: how often it was tried and how it did, for the player to move there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStatistics<A> {
    pub action: A,
    /// Simulations that began with this move.
    pub visits: u64,
    /// Sum of their results, each in [0, 1]: won 1, drawn ½, lost 0.
    pub total: f64,
}

impl<A> MoveStatistics<A> {
    /// Mean result in [0, 1]; `None` without visits.
    pub fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / self.visits as f64)
    }

    /// The 95 % interval of the mean (Wilson's score interval); [0, 1] without visits.
    ///
    /// It treats results as independent draws of a fixed distribution. In UCT they are not: the tree below
    /// grows and its choices improve. So it says how far chance alone may have moved the mean, no more.
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_963_984_540_054;
        let Some(mean) = self.mean() else {
            return (0.0, 1.0);
        };
        let n = self.visits as f64;
        let spread = Z * Z / n;
        let centre = (mean + spread / 2.0) / (1.0 + spread);
        let half = Z * ((mean * (1.0 - mean) + spread / 4.0) / n).sqrt() / (1.0 + spread);
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

/// How the move to play is chosen when the search stops. Ties go to the first in the game's own order.
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
        let score = |statistics: &MoveStatistics<A>| match self {
            Self::Visits => statistics.visits as f64,
            Self::Mean => statistics.mean().unwrap_or(0.0),
            Self::Secure => statistics.interval().0,
        };
        let mut best: Option<(usize, f64)> = None;
        for (index, statistics) in moves.iter().enumerate().filter(|(_, m)| m.visits > 0) {
            let score = score(statistics);
            if best.is_none_or(|(_, highest)| score > highest) {
                best = Some((index, score));
            }
        }
        best.map(|(index, _)| index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statistics(visits: u64, total: f64) -> MoveStatistics<u8> {
        MoveStatistics {
            action: 0,
            visits,
            total,
        }
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
    fn wilson_interval_by_hand() {
        // 8 of 10: (0.8 + 0.19207 ± 1.95996·√(0.016 + 0.0096036)) / 1.384146 = 0.4902 … 0.9433.
        let (low, high) = statistics(10, 8.0).interval();
        assert!(
            (low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5,
            "{low} {high}"
        );
        assert_eq!(statistics(0, 0.0).interval(), (0.0, 1.0));
    }
}
