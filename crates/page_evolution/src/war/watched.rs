//! The game that is watched: a worker plays it.

use experiments::war::WarLab;
use experiments::war_game::WarGameLab;
use page_kit::components::job::{Asked, use_job};
use page_model::kit::record::record_of;
use page_model::war::watched::Watched;
use yew::prelude::*;

/// The game that `lab` shows.
#[hook]
pub fn use_game(lab: &WarLab) -> Asked<WarGameLab, Watched> {
    use_job(Some(WarGameLab::of(lab)), |lab, job| {
        Some(Watched::of(lab, &job.snapshots, record_of(job)))
    })
}
