//! Live values of a scene, and the way to change its experiment.

use experiments::Experiment;
use page_model::lessons::live::Known;
use yew::prelude::*;

/// What is known about an experiment, and the way to another.
#[derive(Clone, PartialEq)]
pub struct Live {
    pub known: Known,
    pub on_go: Callback<Experiment>,
}
