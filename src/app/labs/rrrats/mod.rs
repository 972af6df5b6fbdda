//! Rrrats: a table to play at against a strategy, and what two strategies are worth against each other.
//!
//! * [`table`]: the game by hand. [`felt`]: what lies there. [`coach`]: what decisions cost. [`results`]: numbers.

mod coach;
mod felt;
mod results;
mod table;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabProps, LabRun, use_lab_run};
use crate::app::components::lab_shell::{LabShell, ViewPart};
use crate::app::components::sentence::Sentence;
use crate::app::context::use_page;
use experiments::Experiment;
use experiments::rrrats::{Exact, RrratsLab, View};
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
    let texts = use_page().texts;
    let words = &texts.labs.rrrats.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let exact = findings.exact.as_ref().and_then(Exact::win);
    let win = exact.map_or_else(|| "–".to_owned(), |win| (texts.percent)(win.mean));
    let views = vec![
        ViewPart::main(
            View::Table,
            html! { <HandTable lab={lab.clone()} findings={findings.clone()} /> },
        ),
        ViewPart::side(
            View::Results,
            html! { <Results run={run.clone()} {findings} /> },
        ),
    ];
    let values = vec![("win", html! { { win } })];
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} {values} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {views} before={shown.before()} is_waiting={!run.is_active()}
            presets={vec![Presets::new(&LINKS, &words.preset_names)]} />
    }
}
