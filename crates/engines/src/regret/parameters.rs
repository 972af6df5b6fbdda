//! Variants of counterfactual regret minimisation as data.
//!
//! Sources:
//! * vanilla: M. Zinkevich et al., "Regret minimization in games with incomplete information", NIPS 2007;
//! * CFR+: O. Tammelin, "Solving large imperfect information games using CFR+", arXiv:1407.5042 (2014);
//! * linear and discounted: N. Brown and T. Sandholm, "Solving imperfect-information games via discounted regret
//!   minimization", AAAI 2019;
//! * sampling: M. Lanctot et al., "Monte Carlo sampling for regret minimization in extensive games", NIPS 2009.
//!
//! Where these leave something open it is done as in OpenSpiel, whose curves the tests compare with: both players are
//! updated in turn within an iteration; discounts are applied *after* the regret of the iteration has been added,
//! with t the number of the iteration, from 1; linear CFR is discounted CFR with α = β = γ = 1.

/// What is done with cumulative regrets at the end of a player's walk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Discount {
    None,
    /// Negative ones become 0 (regret matching+).
    Clip,
    /// Those not below 0 are multiplied by t^α/(t^α + 1), the others by t^β/(t^β + 1).
    Powers {
        alpha: f64,
        beta: f64,
    },
}

/// What is explored and what is drawn at random.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sampling {
    /// Everything is explored.
    None,
    /// Chance is drawn; all actions are explored. The algorithm of the lab's source.
    Chance,
    /// Chance and the opponent's actions are drawn; the walking player's are explored.
    External,
    /// One history is drawn: the walking player's actions uniformly with probability `exploration`, else by the
    /// current strategy.
    Outcome { exploration: f64 },
}

/// When the second player learns what the first has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Updates {
    /// Within the iteration: the second player's walk meets the first player's new strategy.
    Alternating,
    /// In the next iteration.
    Simultaneous,
}

/// A variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegretParameters {
    pub discount: Discount,
    /// Iteration t counts t^γ in the average strategy; 0 for all alike.
    pub averaging: f64,
    pub sampling: Sampling,
    pub updates: Updates,
    /// The cumulative regret, in antes, that the first action of every information set begins with; not negative. Of no
    /// source: without it symmetric games such as rock, paper, scissors begin in equilibrium and there is nothing to see.
    /// It counts as if it had been regretted, so all bounds hold: the regret that is kept is no less than the true one.
    pub head_start: f64,
}

impl RegretParameters {
    /// Vanilla CFR.
    pub const CFR: Self = Self {
        discount: Discount::None,
        averaging: 0.0,
        sampling: Sampling::None,
        updates: Updates::Alternating,
        head_start: 0.0,
    };

    /// CFR+.
    pub const CFR_PLUS: Self = Self {
        discount: Discount::Clip,
        averaging: 1.0,
        ..Self::CFR
    };

    /// Linear CFR.
    pub const LINEAR: Self = Self::discounted(1.0, 1.0, 1.0);

    /// Discounted CFR.
    pub const fn discounted(alpha: f64, beta: f64, gamma: f64) -> Self {
        Self {
            discount: Discount::Powers { alpha, beta },
            averaging: gamma,
            ..Self::CFR
        }
    }

    /// Vanilla CFR by samples.
    pub const fn sampled(sampling: Sampling) -> Self {
        Self {
            sampling,
            ..Self::CFR
        }
    }

    /// Whether a run draws random numbers: if not, one run is all runs.
    pub fn is_random(&self) -> bool {
        self.sampling != Sampling::None
    }

    /// The weight of iteration `t`, from 1, in the average.
    pub(super) fn weight(&self, t: u64) -> f64 {
        power(t, self.averaging)
    }

    pub(super) fn factors(&self, t: u64) -> Factors {
        let share = |exponent| {
            let power = power(t, exponent);
            // Where the power is infinite nothing is forgotten.
            if power.is_infinite() {
                1.0
            } else {
                power / (power + 1.0)
            }
        };
        match self.discount {
            Discount::None => Factors {
                positive: 1.0,
                negative: 1.0,
            },
            Discount::Clip => Factors {
                positive: 1.0,
                negative: 0.0,
            },
            Discount::Powers { alpha, beta } => Factors {
                positive: share(alpha),
                negative: share(beta),
            },
        }
    }
}

/// What cumulative regrets are multiplied by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Factors {
    pub positive: f64,
    pub negative: f64,
}

/// t^exponent, exact for 0, 1 and 2, correctly rounded for 1.5 (while t³ is exact).
fn power(t: u64, exponent: f64) -> f64 {
    let t = t as f64;
    match exponent {
        0.0 => 1.0,
        1.0 => t,
        2.0 => t * t,
        // One rounding instead of the two or three of a general power.
        1.5 => (t * t * t).sqrt(),
        _ => libm::pow(t, exponent),
    }
}
