//! Parameters of the lab of race curves, as they stand in links, forms and help.

use crate::common::races::{ComposedRace, DELTA, EPSILON, RaceName};
use crate::parameters::{Integer, OneOf, Real, SEED, Several, SomeOf, choices, parameters};

choices! {
    /// Which chart is looked at.
    pub enum ChartName {
        /// Errors against the mean: figures 2.4, 2.5 and 2.7a.
        Error = "error",
        /// Games against the mean: figures 2.6 and 2.7b.
        Games = "games",
        /// The same on a logarithmic axis: figure 2.7c.
        GamesLogarithmic = "games-logarithmic",
        /// α₂ against the mean: figure 2.3.
        AlphaTwo = "alpha-2",
        /// The last test against the variance where t = n: figure 2.1.
        TestsEveryGame = "tests-every-game",
        /// The same where t = n²: figure 2.2.
        TestsSquares = "tests-squares",
        /// α₂ against ε: figure 2.3 too.
        AlphaTwoEpsilon = "alpha-2-epsilon",
    }
}

fn thesis_races() -> Several<RaceName> {
    Several::new(&RaceName::TABLE[..5])
}

/// The mean on the axis; at 0 and 1 nothing is left to chance.
const MEAN: Real = Real {
    minimum: 0.001,
    maximum: 0.999,
};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Curves = "curves",
    }
}

parameters! {
    /// One experiment: which races, on coins from which probability to which.
    pub struct RaceCurvesExperiment, texts labs.race_curves.parameters {
        races: Several<RaceName> = thesis_races(), SomeOf(RaceName::NAMES), Everyone;
        epsilon: f64 = 0.01, EPSILON, Everyone;
        /// Of races that do not stop at ½.
        delta: f64 = 0.05, DELTA, Everyone;
        /// Of races that stop at ½.
        delta_star: f64 = 0.05, DELTA, Everyone;
        from: f64 = 0.46, MEAN, Everyone;
        to: f64 = 0.5, MEAN, Everyone;
        points: u64 = 21, Integer { minimum: 2, maximum: 101 }, Everyone;
        /// Simulated races a point.
        repeats: u64 = 100, Integer { minimum: 0, maximum: 10_000 }, Everyone;
        chart: ChartName = ChartName::Error, OneOf(ChartName::NAMES), Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
        ..composed: ComposedRace, as declared, if |lab| lab.races.as_slice().contains(&RaceName::Composed);
    }
}
