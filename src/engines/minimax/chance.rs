//! Expectiminimax: a chance node is worth the mean of its children, weighted with their probabilities.
//!
//! Source: D. Michie, "Game-playing and game-learning automata" (1966). What can be cut there is Star1 of B. W.
//! Ballard, "The *-minimax search procedure for trees containing chance nodes", Artificial Intelligence 21
//! (1983): with the lowest and highest value that any leaf can have, what has come so far and the probability
//! of what is still to come give bounds for the mean. Deviation: the bounds are widened by a billionth of the
//! range, so that rounding can never cut what plain expectiminimax would have taken.

use super::window::Window;

/// How much the bounds are widened, as a part of the range of values.
const SLACK: f64 = 1e-9;

/// What is known of a chance node: the weighted sum of its children so far, and the probability of the rest.
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
        let slack = SLACK * (range.1 - range.0).max(f64::MIN_POSITIVE);
        Window {
            alpha: (window.alpha - slack - self.sum - others * range.1) / probability,
            beta: (window.beta + slack - self.sum - others * range.0) / probability,
        }
    }

    /// The most that the mean can still be.
    pub fn highest(self, range: (f64, f64)) -> f64 {
        self.sum + self.rest * range.1
    }

    /// The least that the mean can still be.
    pub fn lowest(self, range: (f64, f64)) -> f64 {
        self.sum + self.rest * range.0
    }
}
