//! Framing of a lab: alone, as its page, or inside something else that shows some of its views: a scene of a lesson.

use experiments::{ChunkOutput, Experiment};
use std::rc::Rc;
use yew::prelude::*;

/// What stands around a lab that is no page of its own.
#[derive(Clone, PartialEq)]
pub struct Framing {
    /// The views that are shown, the main one first; empty for the lab's own choice.
    pub views: Rc<Vec<String>>,
    /// Whether it asks questions of its own, beside which those of the lab would be too many.
    pub asks: bool,
    /// Hears of the experiment that is shown, and what was found about it.
    pub on_found: Callback<(Experiment, Vec<Option<ChunkOutput>>)>,
}

/// The framing around a component; `None` on the page of a lab.
#[hook]
pub fn use_framing() -> Option<Framing> {
    use_context()
}

/// Whether a scene around the lab asks a question of its own, which the lab does not answer.
#[hook]
pub fn use_is_asked_around() -> bool {
    use_framing().is_some_and(|framing| framing.asks)
}

/// Tells the framing what is shown.
#[hook]
pub fn use_report_to_framing(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) {
    let framing = use_framing();
    let told = framing.map(|framing| (framing.on_found, experiment.clone(), snapshots.to_vec()));
    use_effect_with(told, |told| {
        if let Some((on_found, experiment, snapshots)) = told {
            on_found.emit((experiment.clone(), snapshots.clone()));
        }
    });
}
