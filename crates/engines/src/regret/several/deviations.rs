//! Deviations: what each player gets by a profile, and what each could gain by changing only their own strategy. Exact, without sampling.
//!
//! The largest gain is the ε of the ε-equilibrium that the profile is; the sum of the gains is NashConv (M. Lanctot et al., "A
//! unified game-theoretic approach to multiagent reinforcement learning", NIPS 2017). Both are never negative, and 0 exactly in equilibrium.

use super::form::SequenceForm;
use super::profile::Profile;
use crate::effort::spend;
use serde::{Deserialize, Serialize};

/// Of a profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deviations {
    /// What each player gets.
    pub payoffs: Vec<f64>,
    /// What each would gain by the best of all strategies, if the others kept to theirs.
    pub gains: Vec<f64>,
}

impl Deviations {
    /// Of a profile.
    pub fn of(form: &SequenceForm, profile: &Profile) -> Self {
        spend(2 * form.products());
        let strategy = profile.slots();
        let mut reach = vec![0.0; form.slot_count() + 1];
        for player in 0..form.players() {
            form.realize(player, strategy, &mut reach);
        }
        let mut won = vec![0.0; form.slot_count() + 1];
        let (mut payoffs, mut gains) = (Vec::new(), Vec::new());
        for player in 0..form.players() {
            form.gather(player, &reach, &mut won);
            let payoff = form.fold(player, &mut won, |set, values| {
                let shares = profile.set(form, set).iter().zip(values);
                shares.map(|(share, value)| share * value).sum()
            });
            form.gather(player, &reach, &mut won);
            let best = form.best(player, &mut won);
            payoffs.push(payoff);
            // Rounding makes nobody lose by answering best.
            gains.push((best - payoff).max(0.0));
        }
        Self { payoffs, gains }
    }

    /// The sum of all gains.
    pub fn nash_conv(&self) -> f64 {
        self.gains.iter().sum()
    }

    /// The largest gain.
    pub fn largest(&self) -> f64 {
        self.gains.iter().copied().fold(0.0, f64::max)
    }
}
