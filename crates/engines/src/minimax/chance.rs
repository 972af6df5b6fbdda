//! Expectiminimax: a chance node is worth the mean of its children, weighted with their probabilities.
//!
//! Source: D. Michie, "Game-playing and game-learning automata" (1966). What can be cut there is Star1 of B. W.
//! Ballard, "The *-minimax search procedure for trees containing chance nodes", Artificial Intelligence 21
//! (1983): with the lowest and highest value that any leaf can have, what has come so far and the probability
//! of what is still to come give bounds for the mean. Deviation: the bounds are widened by two billionths of the
//! largest value, so that they are bounds although sums are rounded and probabilities may add up to a little more
//! or less than 1; and nothing is cut for less than that, so that plain expectiminimax would not have taken it.

use super::window::Window;

/// How much the bounds are widened, as a part of the largest value: more than probabilities may be wrong in all.
const SLACK: f64 = 2e-9;

fn slack(range: (f64, f64)) -> f64 {
    SLACK * range.0.abs().max(range.1.abs())
}

/// What is known about a chance node: the weighted sum of its children so far, and the probability of the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    pub sum: f64,
    pub rest: f64,
}

impl Mean {
    /// Before the first child.
    pub const NOTHING: Self = Self {
        sum: 0.0,
        rest: 1.0,
    };

    /// With a child's value.
    pub fn with(self, probability: f64, value: f64) -> Self {
        Self {
            sum: self.sum + probability * value,
            rest: (self.rest - probability).max(0.0),
        }
    }

    /// The window for a child: outside of it the mean is outside of `window` whatever the others are worth,
    /// given that all values lie in `range`.
    pub fn child_window(self, window: Window, probability: f64, range: (f64, f64)) -> Window {
        let others = (self.rest - probability).max(0.0);
        // Twice: the mean's own bound is to be outside of the window, too.
        let slack = 2.0 * slack(range);
        Window {
            alpha: (window.alpha - slack - self.sum - others * range.1) / probability,
            beta: (window.beta + slack - self.sum - others * range.0) / probability,
        }
    }

    /// The most that the mean can still be.
    pub fn highest(self, range: (f64, f64)) -> f64 {
        self.sum + self.rest * range.1 + slack(range)
    }

    /// The least that the mean can still be.
    pub fn lowest(self, range: (f64, f64)) -> f64 {
        self.sum + self.rest * range.0 - slack(range)
    }
}
