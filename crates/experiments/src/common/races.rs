//! Races as parameters: which there are, their precision and their error probability.

use crate::parameters::{Real, choices};
use engines::racing::Rules;

/// ε: below ½, and not so small that a single race takes hours.
pub const EPSILON: Real = Real {
    minimum: 0.001,
    maximum: 0.499,
};
/// δ: inside (0, 1).
pub const DELTA: Real = Real {
    minimum: 1e-12,
    maximum: 0.999,
};

choices! {
    /// The races, in the order of [`Rules::ALL`].
    #[derive(PartialOrd, Ord)]
    pub enum RaceName {
        Lebr = "lebr",
        Ilebr1 = "ilebr-1",
        Ilebr2 = "ilebr-2",
        IlebrStar1 = "ilebr-star-1",
        IlebrStar2 = "ilebr-star-2",
        Hoeffding = "hoeffding",
        HoeffdingStar2 = "hoeffding-star-2",
    }
}

impl RaceName {
    /// What it does.
    pub fn rules(self) -> Rules {
        Rules::ALL[self as usize]
    }
}
