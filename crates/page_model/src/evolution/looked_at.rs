//! Generation that is looked at, and those before it.

use super::by_tests;
use experiments::evolution::{EvolutionExperiment, Evolved, Findings, Step, StepBy};
use experiments::generation::Accepted;

/// The generation that is looked at; the last one if none is.
pub fn step_seen<'a>(lab: &EvolutionExperiment, findings: &'a Findings) -> Option<&'a Step> {
    let steps = &findings.main().steps;
    let last = steps.len().checked_sub(1)?;
    let wanted = lab.look.map_or(last, |look| look as usize - 1);
    steps.get(wanted.min(last))
}

/// The generations before `step` that were accepted.
pub fn accepted_before(evolved: &Evolved, step: &Step) -> Accepted {
    let before = evolved.steps.iter().take(step.number as usize - 1);
    Accepted::of(before.map(|step| step.is_accepted))
}

/// Whether the end of the generation is looked at, so that its verdict may be told.
pub fn is_over(lab: &EvolutionExperiment, step: &Step) -> bool {
    match lab.step_by {
        StepBy::Tests => by_tests::is_over(lab, step),
        StepBy::Games => lab.game_seen.is_none_or(|games| games >= step.own_games()),
    }
}

/// The lab that looks at a generation; the last one needs no number, so that an evolution that goes on is looked at there.
pub fn looking_at(lab: &EvolutionExperiment, number: u64, last: u64) -> EvolutionExperiment {
    EvolutionExperiment {
        look: (number < last).then_some(number.max(1)),
        game_seen: None,
        ..lab.clone()
    }
}
