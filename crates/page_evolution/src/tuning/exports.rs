//! The model at the moment looked at, to take away.

use experiments::inquiry::Format;
use experiments::{Experiment, LabExperiment};
use page_kit::components::download_button::DownloadButton;
use page_model::tuning::stage::Stage;
use texts::TuningTexts;
use yew::prelude::*;

/// The buttons; nothing before there is a model.
pub fn exports(stage: Option<&Stage>, words: &TuningTexts) -> Html {
    let Some(stage) = stage else {
        return Html::default();
    };
    let button = |file: &str, media_type, label, format| {
        html! {
            <DownloadButton experiment={Experiment::Tuning(stage.lab.asked())} inquiry={stage.lab.model_file(format)}
                snapshots={vec![stage.sent.clone()]} file={file.to_owned()} {media_type} {label} />
        }
    };
    html! {
        <>
            { button("model.csv", "text/csv", words.save_csv, Format::Csv) }
            { button("model.json", "application/json", words.save_json, Format::Json) }
        </>
    }
}
