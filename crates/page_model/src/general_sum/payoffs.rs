//! Payoffs: what each player gets by the averages, from every start.

use experiments::general_sum::{Findings, GameName, GeneralSumExperiment};
use texts::GeneralSumTexts;

/// A row: many values on one scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    pub name: String,
    pub values: Vec<f64>,
    /// The place of the value that is marked.
    pub marked: Option<usize>,
    /// What is read behind it.
    pub text: String,
}

/// A row a player, a value a start that has come to something; the start that is looked at is marked.
pub fn strips(
    lab: &GeneralSumExperiment,
    findings: &Findings,
    words: &GeneralSumTexts,
) -> Vec<Strip> {
    let last: Vec<_> = findings.last().collect();
    let marked = last.iter().position(|(run, _)| *run == lab.run_shown());
    let strip = |player: usize| {
        let values: Vec<f64> = last
            .iter()
            .map(|(_, point)| point.payoffs[player])
            .collect();
        let low = values.iter().copied().reduce(f64::min).unwrap_or_default();
        let high = values.iter().copied().reduce(f64::max).unwrap_or_default();
        Strip {
            name: (words.player)(player),
            text: (words.between)(low, high),
            values,
            marked,
        }
    };
    (0..findings.compiled.game.players()).map(strip).collect()
}

/// What is said below the rows: whether starts differ, and what is known about the game.
pub fn about(
    lab: &GeneralSumExperiment,
    findings: &Findings,
    strips: &[Strip],
    words: &GeneralSumTexts,
) -> String {
    let about = match lab.runs() as usize {
        1 => words.payoffs_of_one.to_owned(),
        runs => (words.payoffs_differ)(runs),
    };
    let is_in_family = lab.game == GameName::KuhnForThree && lab.cards == 4;
    let gains = findings.last().map(|(_, point)| point.largest_gain());
    let gain = gains.fold(0.0, f64::max);
    let second = strips.get(1).filter(|_| is_in_family);
    let family = second.map(|strip| (words.known_family)(&strip.text, gain));
    format!("{about} {}", family.unwrap_or_default())
}
