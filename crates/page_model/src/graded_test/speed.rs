//! Speed of this machine, in simulations of the candidate: what is offered by it.

use engines::agents::Agent;
use experiments::graded_test::GradedTestExperiment;

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
