//! Window in which bounds close in on one half: what of a race is drawn.

use engines::racing::Test;
use experiments::racing::{Course, Moment, RacingExperiment};

/// The window is as high as the bounds after this share of the games.
const SHARE_OF_HEIGHT: u64 = 24;
/// It is no lower and no higher than this on each side of one half.
const MIN_REACH: f64 = 0.005;
const MAX_REACH: f64 = 0.5;

/// The tests that are drawn: those of the course, and the last one before the moment looked at, whose numbers stand beside the lines.
pub fn drawn(lab: &RacingExperiment, course: &Course, moment: &Moment) -> Vec<Test> {
    let mut tests = course.tests.clone();
    // What is known may still be of another moment.
    let last = moment
        .last_test
        .filter(|test| lab.game.is_none_or(|now| test.games <= now));
    if let Some(last) = last
        && let Err(place) = tests.binary_search_by_key(&last.games, |test| test.games)
    {
        tests.insert(place, last);
    }
    tests
}

/// How many of them are seen: until the moment looked at.
pub fn seen(lab: &RacingExperiment, drawn: &[Test]) -> usize {
    let now = lab.game.unwrap_or(u64::MAX);
    drawn.partition_point(|test| test.games <= now)
}

/// How far from one half the window reaches: as far as the bounds did early in the race, and no farther than results can be.
pub fn reach(course: &Course) -> f64 {
    let early = course.end.race.games() / SHARE_OF_HEIGHT;
    let first = course.tests.iter().find(|test| test.games >= early);
    first.map_or(MAX_REACH, |test| {
        let farthest = (test.upper - 0.5).max(0.5 - test.lower);
        farthest.clamp(MIN_REACH, MAX_REACH)
    })
}

/// What the mark in the window says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The race is looked at after these games.
    Now(u64),
    /// It was decided after these games.
    Verdict(u64),
}

/// Where the race is looked at, or has ended; `None` at the end of one that goes on.
pub fn mark(lab: &RacingExperiment, course: &Course) -> Option<Mark> {
    let end = &course.end;
    let last = end.race.games();
    match lab.game.filter(|&game| game < last) {
        Some(game) => Some(Mark::Now(game)),
        None => end.verdict.map(|_| Mark::Verdict(last)),
    }
}

/// The ends of the ruler at the last test so far: how close the bounds must come, 2ε, around their middle now.
pub fn ruler(test: &Test, epsilon: f64) -> (f64, f64) {
    let middle = f64::midpoint(test.lower, test.upper);
    (middle - epsilon, middle + epsilon)
}
