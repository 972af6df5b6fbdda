//! The main variant in two sentences: how good its average strategies are, over all its repetitions, and how long it took.

use experiments::regret::{Learned, RegretLab};
use page_kit::components::run::Run;
use statistics::Estimate;
use texts::{HeadlineNumber, RegretHeadline, Texts};
use yew::prelude::*;

/// The sentences; nothing before the first checkpoint.
pub fn summary(lab: &RegretLab, learned: &Learned, run: &Run, texts: &'static Texts) -> Html {
    let page = &texts.labs.regret.page;
    let main = learned.curves.first();
    let Some((curve, point)) = main.and_then(|curve| Some((curve, curve.headline()?))) else {
        return html! { <p class="quiet">{ page.nothing_yet }</p> };
    };
    let variant = texts.labs.regret.parameters.variant.options[curve.variant as usize];
    let learners = (!lab.lock.is_empty()).then(|| lab.learners());
    let number = |estimate: Estimate| HeadlineNumber {
        mean: estimate.mean,
        interval: estimate.interval,
    };
    let sentence = (page.charts.summary)(&RegretHeadline {
        variant,
        iterations: &(texts.number)(point.iteration),
        learners,
        amount: number(point.best_response_gap),
        value: number(point.value),
        runs: (point.runs, curve.wanted),
    });
    let is_repeated = curve.wanted > 1;
    let needs_detail = is_repeated || learned.curves.len() > 1;
    let found = run.found.as_ref().filter(|found| found.has_news);
    let seconds = found.map(|found| found.milliseconds / 1e3);
    // While it runs the sentence changes too often to be read out.
    let live = if run.is_active() { "off" } else { "polite" };
    html! {
        <p id="learned" aria-live={live} data-exploitability={point.exploitability.mean.to_string()}
            data-gap={point.best_response_gap.mean.to_string()} data-value={point.value.mean.to_string()}>
            <strong>{ sentence }</strong>
            if let Some(seconds) = seconds { <span class="quiet">{ " " }{ (page.charts.elapsed)(seconds) }</span> }
            if needs_detail { <span class="quiet">{ " " }{ (page.charts.shown_in_detail)(variant, is_repeated) }</span> }
        </p>
    }
}
