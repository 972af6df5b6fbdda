//! The game that is watched: a worker plays it.

use experiments::war::WarExperiment;
use experiments::war_game::WarGameExperiment;
use page_kit::components::job::{Asked, use_job};
use page_model::kit::answers::record_of;
use page_model::war::watched::Watched;
use yew::prelude::*;

/// The game that `lab` shows.
#[hook]
pub fn use_game(lab: &WarExperiment) -> Asked<WarGameExperiment, Watched> {
    use_job(Some(WarGameExperiment::of(lab)), |lab, job| {
        Some(Watched::of(lab, &job.snapshots, record_of(job)))
    })
}
