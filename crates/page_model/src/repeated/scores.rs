//! Scores: what both have got so far, round by round, as two lines.

use super::analysis::Analysis;
use crate::kit::chart::{Series, extent, with_air};
use experiments::common::repeated::settings::Payoffs;
use texts::Texts;

/// A line for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    /// Rounds, from 1.
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub range: (f64, f64),
}

/// The lines, up to the last round of the film.
pub fn scores(of: &Analysis, texts: &Texts) -> Scores {
    let series: Vec<Series> = (0..2)
        .map(|player| {
            let values = running(of, player, of.lab.payoffs);
            let end = values
                .last()
                .map_or_else(String::new, |&last| (texts.value)(last));
            let name = of.name(player, texts);
            let at_end = format!("{name}: {end}");
            Series::line(name, values).toned(player).ending_in(at_end)
        })
        .collect();
    let numbers = series.iter().flat_map(|line| line.values.iter().copied());
    Scores {
        axis: (1..=of.rounds().len()).map(|round| round as f64).collect(),
        range: with_air(extent(numbers).unwrap_or((0.0, 1.0)), 0.05, 0.1),
        series,
    }
}

/// What a player has got after each round.
fn running(of: &Analysis, player: usize, payoffs: Payoffs) -> Vec<f64> {
    let delta = of.lab.settings.continuation.value();
    let (mut sum, mut weight) = (0.0, 1.0);
    let rounds = of.rounds().iter().enumerate();
    let after = rounds.map(|(number, round)| {
        let paid = of.paid(round.actions)[player];
        match payoffs {
            Payoffs::Mean => {
                sum += paid;
                sum / (number + 1) as f64
            }
            Payoffs::Sum => {
                sum += paid;
                sum
            }
            Payoffs::Discounted => {
                sum += (1.0 - delta) * weight * paid;
                weight *= delta;
                sum
            }
        }
    });
    after.collect()
}
