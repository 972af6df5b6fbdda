//! Time in a race: moments are games, and places of tests among them.

use engines::racing::Plan;
use experiments::racing::{Course, RacingExperiment};

/// After how many games the race is looked at.
pub fn moment_of(lab: &RacingExperiment, course: &Course) -> u64 {
    let last = course.end.race.games();
    lab.game.unwrap_or(last).min(last)
}

/// The games at a place in time by tests: place 0 is before the first game, place p is test n_min + p − 1.
pub fn games_at_place(plan: &Plan, place: u64) -> u64 {
    place
        .checked_sub(1)
        .map_or(0, |test| plan.games_at(plan.n_min + test))
}

/// What a link says about a moment: nothing at the end, so that a race that goes on is looked at there.
pub fn in_link(games: u64, last: u64) -> Option<u64> {
    (games < last).then_some(games)
}
