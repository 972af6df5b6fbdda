//! Looking at a point: the link says at which, so that it is there again after a reload.

use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use page_model::tuning::stage::Stage;
use yew::prelude::*;

/// Looks at a point; at none if it is looked at already.
#[hook]
pub fn use_looking(stage: &Stage) -> Callback<Vec<u16>> {
    let lab = stage.lab.clone();
    use_go().reform(move |point: Vec<u16>| (lab.looking_at(&point), Entry::Replace))
}
