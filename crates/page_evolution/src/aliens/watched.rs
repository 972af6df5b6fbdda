//! The agent's game: a worker plays it.

use experiments::aliens::AliensExperiment;
use experiments::aliens_game::AliensGameExperiment;
use page_kit::components::job::{Asked, use_job};
use page_model::aliens::watched::Watched;
use page_model::kit::answers::record_of;
use yew::prelude::*;

/// The agent's game in `lab`.
#[hook]
pub fn use_game(lab: &AliensExperiment) -> Asked<AliensGameExperiment, Watched> {
    use_job(Some(AliensGameExperiment::of(lab)), |lab, job| {
        Some(Watched::of(lab, &job.snapshots, record_of(job)))
    })
}
