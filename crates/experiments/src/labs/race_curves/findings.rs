//! Curves of races: what is known about each race at each mean.

use super::calculated::Calculated;
use crate::Progress;
use crate::common::races::RaceName;
use crate::racing::Tally;
use engines::racing::Plan;

/// What is known about a race at one mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RacePoint {
    pub mean: f64,
    pub calculated: Option<Calculated>,
    pub tally: Tally,
}

/// What is known about a race.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceCurve {
    pub race: RaceName,
    pub plan: Plan,
    pub points: Vec<RacePoint>,
}

/// What is known about all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub curves: Vec<RaceCurve>,
    /// In points calculated and races simulated.
    pub progress: Progress,
}
