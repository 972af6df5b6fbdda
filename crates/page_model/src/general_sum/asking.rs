//! Question: whether the averages come close to the equilibrium in Shapley's game. What is found is shown once it is answered.

use crate::kit::asked::Asked;
use experiments::general_sum::{Findings, GameName, GeneralSumExperiment};
use experiments::{LabExperiment, link};
use texts::Texts;

/// Averages from which somebody gains more are not close to an equilibrium.
const CLOSE: f64 = 0.05;

/// What tells the question about the run that is looked at from all others; `None` for other games.
pub fn question_id(lab: &GeneralSumExperiment) -> Option<String> {
    let asked = link::write(GeneralSumExperiment::NAME, &lab.asked());
    (lab.game == GameName::Shapley).then(|| format!("{asked} {} averages", lab.run_shown()))
}

/// The question, once the run that is looked at is over.
pub fn question(lab: &GeneralSumExperiment, findings: &Findings, texts: &Texts) -> Option<Asked> {
    question_id(lab)?;
    let words = &texts.labs.general_sum.page;
    let run = findings.run(lab.run_shown());
    let last = run
        .filter(|run| run.done == lab.iterations)?
        .checkpoints
        .last()?;
    let gain = last.largest_gain();
    let are_close = gain <= CLOSE;
    Some(Asked {
        question: (words.question)(CLOSE),
        options: words.answers.map(str::to_owned).to_vec(),
        // The answers are that they do, and that they do not.
        right: usize::from(!are_close),
        why: (words.why)(are_close, gain),
    })
}
