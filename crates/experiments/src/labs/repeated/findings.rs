//! Findings of all chunks together.

use super::settings::RepeatedExperiment;
use super::snapshot::{Analysis, Simulated};
use crate::Progress;
use crate::common::repeated::length::Length;
use engines::repeated::stage_game::StageGame;
use statistics::{Estimate, Range};

/// What all chunks have found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    pub analysis: Analysis,
    pub simulated: Simulated,
    /// In matches.
    pub progress: Progress,
}

impl RepeatedExperiment {
    /// What `player` gets in a match on average, per round or, where its length is drawn, discounted: exactly where that is known, else in the matches that
    /// were played; none before either.
    pub fn payoff(&self, findings: &Findings, game: &StageGame, player: usize) -> Option<f64> {
        let analysis = &findings.analysis;
        let exact = match self.settings.rounds {
            Length::Rounds(_) => analysis.over_rounds.as_ref()?.as_ref().ok(),
            Length::Random => {
                let values = analysis.values.as_ref()?.as_ref().ok();
                values.and_then(|values| values.discounted.as_ref())
            }
        };
        let estimated = || Some(self.estimate(findings, game, player)?.mean);
        exact.map_or_else(estimated, |means| Some(means.payoffs[player].value()))
    }

    /// What `player` gets in the matches that were played, with its interval: per round, or normalised discounted where the length of a match is drawn; none
    /// before the first match.
    pub fn estimate(
        &self,
        findings: &Findings,
        game: &StageGame,
        player: usize,
    ) -> Option<Estimate> {
        let range = match self.settings.rounds {
            Length::Rounds(_) => payoffs(game, player),
            Length::Random => Range::ANY,
        };
        let simulated = &findings.simulated;
        let estimate = simulated.payoffs[player].estimate(range)?;
        let certain = simulated.is_certain;
        Some(Estimate {
            interval: if certain {
                Some((estimate.mean, estimate.mean))
            } else {
                estimate.interval
            },
            ..estimate
        })
    }
}

/// From the least to the greatest payoff of a player.
fn payoffs(game: &StageGame, player: usize) -> Range {
    let payoffs = game.units(player).iter();
    let payoffs = payoffs.map(|&units| units as f64 / game.denominator() as f64);
    let ends = payoffs.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), payoff| {
        (low.min(payoff), high.max(payoff))
    });
    Range {
        low: ends.0,
        high: ends.1,
    }
}
