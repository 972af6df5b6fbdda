//! Check of the fields that a scene names of results: a worker says which there are. Draws nothing.

use crate::app::components::answer::use_answer;
use crate::app::context::use_page;
use experiments::Experiment;
use experiments::inquiry::{Format, Inquiry};
use lessons::expression::Value;
use lessons::fault::Fault;
use lessons::fields;
use lessons::lesson::Scene;
use std::rc::Rc;
use yew::prelude::*;

/// Hears of the faults of a scene, by its number.
pub type OnFound = Callback<(usize, Vec<Fault>)>;

#[derive(PartialEq, Properties)]
pub struct SceneFieldsProps {
    pub number: usize,
    pub scene: Rc<Scene>,
    pub experiment: Experiment,
    /// Hears of what is named in vain, with the number of the scene.
    pub on_found: OnFound,
}

/// The check.
#[component]
pub fn SceneFields(props: &SceneFieldsProps) -> Html {
    let texts = use_page().texts;
    // Without anything found: what results have does not depend on it.
    let answered = use_answer::<String>(
        &props.experiment.asked(),
        Some(Inquiry::report(Format::Json)),
        &[],
    );
    let known = (
        answered.latest,
        props.scene.clone(),
        props.experiment.clone(),
    );
    let found = use_memo(known, |(json, scene, experiment)| {
        let document: Option<Value> = json
            .as_ref()
            .and_then(|json| serde_json::from_str(json).ok());
        let nothing = document.map(|mut document| document["result"].take());
        nothing.map(|nothing| fields::unknown(scene, experiment, &nothing, texts))
    });
    let told = (props.number, found, props.on_found.clone());
    use_effect_with(told, |(number, found, on_found)| {
        on_found.emit((*number, (**found).clone().unwrap_or_default()));
    });
    Html::default()
}
