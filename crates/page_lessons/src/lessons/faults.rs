//! List of what is wrong with a lesson or a scene: its author sees it where it stands, and readers know what is missing.

use lessons::fault::Fault;
use page_kit::context::use_page;
use page_model::lessons::faults::SceneFaults;
use yew::prelude::*;

/// Hears of them: the writer of a lesson does, readers do not.
#[derive(Clone, PartialEq)]
pub struct OnFaults(pub Callback<SceneFaults>);

/// So many are listed.
const MAX_SHOWN: usize = 20;

#[derive(PartialEq, Properties)]
pub struct FaultsProps {
    pub faults: Vec<Fault>,
}

/// The list; nothing where nothing is wrong.
#[component]
pub fn Faults(props: &FaultsProps) -> Html {
    let texts = use_page().texts;
    let faults = props.faults.iter().take(MAX_SHOWN);
    let item = |fault: &Fault| html! { <li data-line={fault.at.line.to_string()}>{ fault.with_place(texts) }</li> };
    if props.faults.is_empty() {
        return Html::default();
    }
    html! {
        <div class="notices lesson-faults" role="alert">
            <div>
                <p><strong>{ texts.lessons.reader.problems }</strong></p>
                <ul>{ for faults.map(item) }</ul>
            </div>
        </div>
    }
}
