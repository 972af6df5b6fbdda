//! Rrrats: a table to play at against a strategy, and what two strategies are worth against each other.
//!
//! * [`table`]: the game by hand. [`felt`]: what lies there. [`coach`]: what decisions cost. [`results`]: numbers.

mod coach;
mod felt;
mod results;
mod table;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use experiments::rrrats::RrratsLab;
use results::Results;
use table::HandTable;
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 4] = [
    "rrrats?b=1,1,1",
    "rrrats?a=1,1,1&optimum=on",
    "rrrats?a=1,1,0.36&end=now&games=1000000",
    "rrrats?a=1,1,0.62&b=1,1,1&bust=owner&optimum=on",
];

/// The whole lab.
#[component]
pub fn RrratsPage(LabProps { lab, problems }: &LabProps<RrratsLab>) -> Html {
    let words = &use_page().texts.labs.rrrats.page;
    let LabRun { run, findings, .. } = use_lab_run(lab);
    let stage = html! {
        <Section class="card stage" name="table" heading={words.table}>
            <HandTable lab={lab.clone()} findings={findings.clone()} />
        </Section>
    };
    html! {
        <LabPage<RrratsLab> lab={lab.clone()} problems={problems.clone()} run={run.clone()} {stage}
            over_settings={html! { <Results {run} {findings} /> }} presets={vec![Presets::new(&LINKS, &words.preset_names)]} />
    }
}
