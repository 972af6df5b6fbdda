//! Comparison of the variants: how good the averages of each are, in sentences and as curves.

use super::charts::Charts;
use super::summary::summary;
use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::run::Run;
use page_kit::context::use_page;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ComparisonProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub run: Run,
}

/// Sentences and charts.
#[component]
pub fn Comparison(props: &ComparisonProps) -> Html {
    let texts = use_page().texts;
    let found = props.run.found.as_ref();
    let busy_milliseconds = found.map_or_else(Vec::new, |found| found.busy_milliseconds.clone());
    let learned = &props.learned;
    html! {
        <>
            { summary(&props.lab, learned, &props.run, texts) }
            if learned.curves.iter().any(|curve| !curve.points.is_empty()) {
                <Charts lab={props.lab.clone()} learned={learned.clone()} {busy_milliseconds} />
            }
        </>
    }
}
