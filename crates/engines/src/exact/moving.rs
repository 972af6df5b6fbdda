//! Moving numbers of the parametric simplex method: each falls with μ, and which of them is the first to reach 0.

/// A number, and how much μ adds to it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    pub value: f64,
    pub addition: f64,
}

impl Moving {
    /// What it is.
    pub fn at(self, mu: f64) -> f64 {
        self.value + mu * self.addition
    }

    /// Less `times` another.
    pub fn minus(self, times: f64, other: Self) -> Self {
        Self {
            value: self.value - times * other.value,
            addition: self.addition - times * other.addition,
        }
    }

    /// Divided.
    pub fn over(self, divisor: f64) -> Self {
        Self {
            value: self.value / divisor,
            addition: self.addition / divisor,
        }
    }

    /// Where it becomes negative as μ falls, if it does so.
    fn end(self, rounding: f64) -> Option<f64> {
        let falls = self.value < -rounding && self.addition > 0.0;
        falls.then(|| -self.value / self.addition)
    }
}

/// The μ at which the first of some numbers becomes negative, and which.
pub fn first_end<'a>(
    numbers: impl Iterator<Item = (usize, &'a Moving)>,
    rounding: f64,
) -> Option<(f64, usize)> {
    let ends = numbers.filter_map(|(number, moving)| Some((moving.end(rounding)?, number)));
    ends.reduce(|best, other| if other.0 > best.0 { other } else { best })
}

/// Of amounts, each with the pace at which it is used up: the one that is used up first. Of those that end within `slack` more, the one with the greatest
/// pace: a small pivot makes errors large.
pub fn first_used_up(
    amounts: impl Iterator<Item = (usize, f64, f64)> + Clone,
    slack: f64,
) -> Option<usize> {
    let bounds = amounts.clone();
    let bound = bounds.fold(f64::INFINITY, |least, (_, pace, amount)| {
        f64::min(least, (f64::max(amount, 0.0) + slack) / pace)
    });
    let near = amounts.filter(|&(_, pace, amount)| amount / pace <= bound);
    let best = near.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(number, _, _)| number)
}
