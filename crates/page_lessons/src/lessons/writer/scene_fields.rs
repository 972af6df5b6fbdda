//! Check of the fields that a scene names of results: a worker says which there are. Draws nothing.

use crate::lessons::faults::OnFaults;
use experiments::Experiment;
use experiments::inquiry::{Format, Inquiry};
use lessons::fields;
use lessons::lesson::Scene;
use page_kit::components::answer::use_answer;
use page_kit::context::use_page;
use page_model::lessons::faults::SceneFaults;
use page_model::lessons::results::result_of;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SceneFieldsProps {
    pub number: usize,
    pub scene: Rc<Scene>,
    pub experiment: Experiment,
    /// Hears of what is named in vain.
    pub on_faults: OnFaults,
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
        let nothing = json.as_ref().and_then(|json| result_of(json));
        nothing.map(|nothing| fields::unknown(scene, experiment, &nothing, texts))
    });
    let faults = SceneFaults {
        number: props.number,
        scene: props.scene.clone(),
        faults: (*found).clone().unwrap_or_default(),
    };
    let told = (faults, props.on_faults.clone());
    use_effect_with(told, |(faults, on_faults)| on_faults.0.emit(faults.clone()));
    Html::default()
}
