//! The games of a generation: a worker plays them again when somebody wants to see them.

use experiments::evolution::{EvolutionExperiment, Step};
use experiments::generation::{Accepted, GenerationExperiment};
use page_kit::components::job::{Asked, use_job};
use page_model::evolution::replay::{Again, Replay};
use page_model::kit::answers::record_of;
use std::rc::Rc;
use yew::prelude::*;

/// The games of `step`, a generation of the first evolution of `lab`, after those that were `accepted`; with the way to ask
/// for them again.
#[hook]
pub fn use_replay(
    lab: &EvolutionExperiment,
    step: &Rc<Step>,
    accepted: &Accepted,
    is_wanted: bool,
) -> (Replay, Callback<()>) {
    let question = Again {
        lab: GenerationExperiment::of(lab, step.number, accepted.clone()),
        step: step.clone(),
    };
    let wanted = is_wanted.then(|| question.clone());
    let asked: Asked<Again, Replay> = use_job(wanted, |again, job| {
        Some(Replay::of(again, &job.snapshots, record_of(job)))
    });
    let replay = match asked.failure() {
        Some(failure) => Replay::Failed(failure.clone()),
        None => {
            let known = asked.latest(|known| *known == question);
            known.cloned().unwrap_or(Replay::UnderWay(0))
        }
    };
    (replay, asked.again)
}
