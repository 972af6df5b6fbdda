//! Fictitious play: in every round both do what is best against all that the other one has done so far.
//!
//! Source: G. W. Brown, "Iterative solution of games by fictitious play" (1951), with simultaneous rounds. The start is what is believed before the first
//! round, and counts as one. Among responses that are equally good it is the first.
//!
//! Beliefs move by (BR(x) − x) / (rounds + 2), so the direction is that of the best-response dynamic, in a time that goes as the logarithm of the rounds.

use super::best_response::best_response;
use super::payoffs::{Payoffs, Point};

/// What was seen so far. Sums, not frequencies: of integers they are exact, and so are ties.
#[derive(Clone, Debug, PartialEq)]
pub struct FictitiousPlay {
    counts: Point,
    rounds: u64,
}

impl FictitiousPlay {
    /// With these beliefs before the first round.
    pub fn new(point: &Point) -> Self {
        Self {
            counts: point.clone(),
            rounds: 0,
        }
    }

    /// The beliefs: how often each player has done what.
    pub fn point(&self) -> Point {
        let all = (self.rounds + 1) as f64;
        let frequencies = |counts: &Vec<f64>| counts.iter().map(|count| count / all).collect();
        self.counts.each_ref().map(frequencies)
    }

    /// Plays a round.
    pub fn step(&mut self, payoffs: &Payoffs) {
        // What is best does not depend on how many rounds there were.
        let responses = [0, 1].map(|player| best_response(payoffs, player, &self.counts));
        self.rounds += 1;
        for (counts, response) in self.counts.iter_mut().zip(responses) {
            counts[response] += 1.0;
        }
    }
}
