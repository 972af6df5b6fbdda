//! The main variant in two sentences: how good its average strategies are, over all its repetitions, and how long it took.

use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::run::Run;
use page_model::regret::summary::{self, Summary};
use texts::Texts;
use yew::prelude::*;

/// The sentences; nothing before the first checkpoint.
pub fn summary(
    lab: &RegretExperiment,
    learned: &Findings,
    run: &Run,
    texts: &'static Texts,
) -> Html {
    let page = &texts.labs.regret.page;
    let Some(summary) = summary::summary(lab, learned, texts) else {
        return html! { <p class="quiet nothing-yet">{ page.nothing_yet }</p> };
    };
    let Summary {
        point,
        sentence,
        detail,
    } = summary;
    let found = run.found.as_ref().filter(|found| found.has_news);
    let seconds = found.map(|found| found.milliseconds / 1e3);
    // While it runs the sentence changes too often to be read out.
    let live = if run.is_active() { "off" } else { "polite" };
    html! {
        <p id="learned" aria-live={live} data-exploitability={point.exploitability.mean.to_string()}
            data-gap={point.best_response_gap.mean.to_string()} data-value={point.value.mean.to_string()}>
            <strong>{ sentence }</strong>
            if let Some(seconds) = seconds { <span class="quiet">{ " " }{ (page.charts.elapsed)(seconds) }</span> }
            if let Some(detail) = detail { <span class="quiet">{ " " }{ detail }</span> }
        </p>
    }
}
