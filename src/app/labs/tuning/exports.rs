//! The model at the moment looked at, to take away.

use super::stage::Stage;
use crate::app::device;
use experiments::tuning::model_file;
use texts::TuningTexts;
use yew::prelude::*;

/// The buttons; nothing before there is a model.
pub fn exports(stage: &Option<Stage>, words: &TuningTexts) -> Html {
    let Some(stage) = stage.clone() else {
        return Html::default();
    };
    let button = |name: &'static str, media_type: &'static str, label: &'static str| {
        let stage = stage.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let (lab, model) = (&stage.lab, stage.moment.model());
            let table = model_file::table(model, &stage.facts.dimensions);
            let content = if media_type == "text/csv" {
                table.csv()
            } else {
                model_file::json(lab, model, &stage.facts.dimensions)
            };
            device::download(name, media_type, &content);
        });
        html! { <button {onclick} data-file={name}>{ label }</button> }
    };
    html! {
        <>
            { button("model.csv", "text/csv", words.save_csv) }
            { button("model.json", "application/json", words.save_json) }
        </>
    }
}
