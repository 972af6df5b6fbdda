//! Variants of counterfactual regret minimisation, as the labs that learn by it offer them.

use crate::parameters::choices;
use engines::regret::{RegretParameters, Sampling};

choices! {
    /// The variants of the algorithm.
    #[derive(PartialOrd, Ord)]
    pub enum RegretVariant {
        Cfr = "cfr",
        CfrPlus = "cfr-plus",
        Linear = "linear",
        Discounted = "discounted",
        ChanceSampling = "chance-sampling",
        ExternalSampling = "external-sampling",
        OutcomeSampling = "outcome-sampling",
    }
}

/// Numbers that some of the variants have.
#[derive(Clone, Copy, Debug)]
pub struct VariantNumbers {
    /// Powers of discounted CFR for positive regrets, negative ones and the average: α, β and γ.
    pub discounts: [f64; 3],
    /// With outcome sampling, how often an action is drawn whatever the strategy says: from 0 to 1.
    pub exploration: f64,
}

impl VariantNumbers {
    /// Those of N. Brown and T. Sandholm (2019) and of M. Lanctot and others (2009).
    pub const PUBLISHED: Self = Self {
        discounts: [1.5, 0.0, 2.0],
        exploration: 0.6,
    };
}

impl RegretVariant {
    /// What the engine is given.
    pub fn parameters(self, numbers: VariantNumbers) -> RegretParameters {
        let exploration = numbers.exploration;
        let [alpha, beta, gamma] = numbers.discounts;
        match self {
            Self::Cfr => RegretParameters::CFR,
            Self::CfrPlus => RegretParameters::CFR_PLUS,
            Self::Linear => RegretParameters::LINEAR,
            Self::Discounted => RegretParameters::discounted(alpha, beta, gamma),
            Self::ChanceSampling => RegretParameters::sampled(Sampling::Chance),
            Self::ExternalSampling => RegretParameters::sampled(Sampling::External),
            Self::OutcomeSampling => RegretParameters::sampled(Sampling::Outcome { exploration }),
        }
    }
}
