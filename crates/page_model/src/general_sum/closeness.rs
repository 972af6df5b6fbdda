//! Closeness: whether the averages come close to the equilibrium in Shapley's game, in which nothing promises it.

use experiments::general_sum::{Findings, GameName, GeneralSumExperiment};
use texts::Texts;

/// Averages from which somebody gains more are not close to an equilibrium.
const CLOSE: f64 = 0.05;

/// What has come of the run that is looked at, once it is over; `None` for other games.
pub fn closeness(lab: &GeneralSumExperiment, findings: &Findings, texts: &Texts) -> Option<String> {
    let run = findings.run(lab.run_shown());
    let run = run.filter(|run| run.done == lab.iterations && lab.game == GameName::Shapley)?;
    let gain = run.checkpoints.last()?.largest_gain();
    Some((texts.labs.general_sum.page.closeness)(gain <= CLOSE, gain))
}
