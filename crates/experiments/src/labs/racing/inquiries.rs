//! Inquiries: the race looked at, from its beginning to a moment of it; what all races cost with the same coin.

use super::RacingExperiment;
use super::moment::Moment;
use crate::inquiry::Inquiry;
use engines::racing::{Exact, Test};
use serde::{Deserialize, Serialize};

/// Tests of all races together for which it takes a moment to calculate what they cost.
const MAX_CALCULATED: u64 = 2_000_000;

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum RacingInquiry {
    Course,
    /// After so many games.
    Moment(u64),
    Costs,
}

/// A race from its first game to its last, or to the last game there is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Course {
    /// Some of the tests, in equal steps, and the last.
    pub tests: Vec<Test>,
    /// After every game that was kept and belongs to the race.
    pub end: Moment,
}

impl RacingExperiment {
    /// Asks for the whole race, with some hundreds of its tests; about the snapshot of the race looked at.
    pub fn course() -> Inquiry<Course> {
        Inquiry::of_lab(&RacingInquiry::Course)
    }

    /// Asks for the race after `games` of its games, or after all that were kept; about the same snapshot.
    pub fn moment(games: u64) -> Inquiry<Moment> {
        Inquiry::of_lab(&RacingInquiry::Moment(games))
    }

    /// Asks for the error and the games of every race with this coin, exact but for the width rule, in the order of
    /// [`RacingExperiment::told`]; about no snapshot. Other contestants are not asked about.
    pub fn costs() -> Inquiry<Vec<Exact>> {
        Inquiry::of_lab(&RacingInquiry::Costs)
    }

    /// Whether that is known about these contestants, and calculated in a moment.
    pub fn has_costs(&self) -> bool {
        let tests = self.told().into_iter().map(|race| self.plan_of(race).n_max);
        self.coin().is_some() && tests.sum::<u64>() <= MAX_CALCULATED
    }
}
