//! Question: whether the averages come close to the equilibrium in Shapley's game, asked once something has been learned.

use experiments::general_sum::{Findings, GameName, GeneralSumExperiment};
use experiments::{LabExperiment, link};

/// Averages from which somebody gains more are not close to an equilibrium.
const CLOSE: f64 = 0.05;

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Tells it from all other questions.
    pub id: String,
    /// Whether the averages come close.
    pub are_close: bool,
}

/// The question about the run that is looked at, once it is over; `None` for other games.
pub fn question(lab: &GeneralSumExperiment, findings: &Findings) -> Option<Question> {
    let run = findings.run(lab.run_shown());
    let run = run.filter(|run| run.done == lab.iterations && lab.game == GameName::Shapley)?;
    let last = run.checkpoints.last()?;
    let asked = link::write(GeneralSumExperiment::NAME, &lab.asked());
    Some(Question {
        id: format!("{asked} {} averages", lab.run_shown()),
        are_close: last.largest_gain() <= CLOSE,
    })
}
