//! The main run in two sentences: how good its average strategies are, and how long it took.

use crate::app::components::run::Run;
use crate::app::context::use_page;
use crate::experiments::regret::Learned;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SummaryProps {
    pub learned: Rc<Learned>,
    pub run: Run,
}

/// The sentences; nothing before the first checkpoint.
#[component]
pub fn Summary(props: &SummaryProps) -> Html {
    let texts = use_page().texts;
    let page = &texts.regret_page;
    let main = props.learned.main.as_ref();
    let Some(last) = main.and_then(|main| main.checkpoints.last()) else {
        return html! { <p class="quiet">{ page.nothing_yet }</p> };
    };
    let sentence = (page.charts.summary)(
        &(page.amount)(last.exploitability),
        &(texts.number)(last.iteration),
        &(page.amount)(last.value),
    );
    let found = props.run.found.as_ref().filter(|found| found.has_news);
    let seconds = found.map(|found| found.milliseconds / 1e3);
    // While it runs the sentence changes too often to be read out.
    let live = if props.run.is_active() {
        "off"
    } else {
        "polite"
    };
    html! {
        <p id="learned" aria-live={live} data-exploitability={last.exploitability.to_string()} data-value={last.value.to_string()}>
            <strong>{ sentence }</strong>
            if let Some(seconds) = seconds { <span class="quiet">{ " " }{ (page.charts.elapsed)(seconds) }</span> }
        </p>
    }
}
