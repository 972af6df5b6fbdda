//! Graded test, as the page shows it: opponents, standings and the verdict, and what three seconds per move are on this machine.

mod lab;

use engines::agents::Agent;
use experiments::common::agents::agent_name;
use experiments::graded_test::{Findings, GradedTestExperiment, Met, Standing};
use texts::Texts;

/// "31: UCT, 60 simulations".
pub fn opponent(met: &Met, texts: &Texts) -> String {
    (texts.labs.graded_test.page.opponent)(met.grade, &agent_name(&met.opponent, texts))
}

/// Where the candidate stands.
pub fn standing(standing: Standing, texts: &Texts) -> &'static str {
    texts.labs.graded_test.page.standings[standing as usize]
}

/// The opponent, the points, and what they may truly be.
pub fn reading(met: &Met, texts: &Texts) -> String {
    let words = &texts.labs.graded_test.page;
    let opponent = opponent(met, texts);
    match met.share() {
        Some(share) => (words.reading)(&opponent, &(texts.percent)(share), met.interval()),
        None => (words.reading_of_none)(&opponent),
    }
}

/// How many opponents in a row are beaten as clearly as was asked for, and which is the first that is not.
pub fn counted(results: &Findings, texts: &Texts) -> String {
    let words = &texts.labs.graded_test.page;
    if results.progress.done == 0 {
        return words.nothing_yet.to_owned();
    }
    let goal = (texts.percent)(results.goal);
    let leading = (words.leading)(results.leading(), results.met.len(), &goal);
    let missed = results.first_missed().map(|met| {
        let share = (texts.percent)(met.share().unwrap_or_default());
        (words.first_missed)(&opponent(met, texts), &share)
    });
    let so_far = (!results.is_over()).then(|| words.so_far.to_owned());
    let parts: Vec<String> = so_far.into_iter().chain([leading]).chain(missed).collect();
    parts.join(" ")
}

/// Seconds per move, as in the report.
const SECONDS: f64 = 3.0;

/// A number with two digits that are not zeros: a measurement has no more.
pub fn rounded(number: f64) -> u64 {
    let power = libm::pow(10.0, libm::floor(libm::log10(number.max(1.0))) - 1.0);
    let power = power.max(1.0);
    (libm::round(number / power) * power) as u64
}

/// Simulations within the seconds of a move.
pub fn per_move(speed: f64) -> u64 {
    rounded(SECONDS * speed)
}

/// The test of a candidate that simulates for these seconds on the board that is slowest, by simulations per second on each;
/// `None` for one that does not simulate.
pub fn timed_test(
    lab: &GradedTestExperiment,
    speeds: &[(u8, f64)],
) -> Option<GradedTestExperiment> {
    let slowest = speeds.iter().map(|(_, speed)| *speed);
    let slowest = slowest.fold(f64::INFINITY, f64::min);
    let simulations = per_move(slowest).clamp(1, *Agent::SIMULATIONS.end());
    let agent = lab.agent.with_simulations(simulations)?;
    Some(GradedTestExperiment {
        agent,
        ..lab.clone()
    })
}
