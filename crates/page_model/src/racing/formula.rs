//! Formula of the bound of a test with its numbers.

use engines::racing::{Correction, Test};
use experiments::racing::RacingExperiment;
use texts::Texts;

/// Digits of means and bounds.
const DIGITS: usize = 4;

/// The numbers of a test as they are written; dashes before the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub deviation: String,
    pub logarithm: String,
    pub games: String,
    pub radius: String,
    pub mean: String,
    /// Of this test alone, and the best of all so far.
    pub lower: [String; 2],
    pub upper: [String; 2],
}

impl Written {
    /// Those of the last test so far.
    pub fn of(lab: &RacingExperiment, test: Option<&Test>, texts: &Texts) -> Self {
        let fixed = |value: Option<f64>, digits| {
            value.map_or_else(|| "–".to_owned(), |value: f64| (texts.fixed)(value, digits))
        };
        let value = |of: fn(&Test) -> f64| fixed(test.map(of), DIGITS);
        let logarithm = test.map(|test| lab.plan().logarithm(test.number));
        let deviation = test.zip(logarithm);
        let deviation = deviation.map(|(test, logarithm)| deviation_of(test, logarithm));
        let games = test.map_or_else(|| "–".to_owned(), |test| (texts.number)(test.games));
        Self {
            deviation: fixed(deviation, 3),
            logarithm: fixed(logarithm, 2),
            games,
            radius: value(|test| test.radius),
            mean: value(|test| test.mean),
            lower: [
                value(|test| test.mean - test.radius),
                value(|test| test.lower),
            ],
            upper: [
                value(|test| test.mean + test.radius),
                value(|test| test.upper),
            ],
        }
    }
}

/// σ̄ at a test, from the radius that it led to: there may have been games since.
fn deviation_of(test: &Test, logarithm: f64) -> f64 {
    let games = test.games as f64;
    let spread = test.radius - 3.0 * logarithm / games;
    (spread / (2.0 * logarithm / games).sqrt()).max(0.0)
}

/// How δ is divided among tests.
pub fn correction(lab: &RacingExperiment) -> String {
    match lab.rules().correction {
        Correction::Summable => "δₙ = 6δ/(π²n²)".to_owned(),
        Correction::Equal => format!("δₙ = δ/{}", lab.plan().n_max),
    }
}
