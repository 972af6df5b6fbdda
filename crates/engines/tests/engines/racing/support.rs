//! What these tests share.

use engines::Status;
use engines::racing::{Exact, ExactRace, Outcome, Plan, Race, Verdict};
use random::Random;
use serde_json::Value;

/// A number that another program has calculated.
pub fn fact(key: &str) -> f64 {
    let facts: Value =
        serde_json::from_str(include_str!("../../../../games/tests/oracles/facts.json")).unwrap();
    facts["racing"][key].as_f64().unwrap()
}

/// Runs a race to its end.
pub fn run(plan: Plan, mut next: impl FnMut() -> Outcome) -> (Verdict, Race) {
    let mut race = Race::new(plan);
    loop {
        if let Some(verdict) = race.add(next()) {
            return (verdict, race);
        }
    }
}

pub fn coin(mean: f64, random: &mut Random) -> Outcome {
    if random.unit() < mean {
        Outcome::Won
    } else {
        Outcome::Lost
    }
}

/// The exact numbers of a race.
pub fn exact(plan: Plan, mean: f64) -> Exact {
    let mut race = ExactRace::new(plan, mean);
    while race.advance(1_000) == Status::Running {}
    race.found()
}
