//! War: one game to watch, round by round, and how often each of two strategies wins.
//!
//! * [`show`]: the game. [`results`]: many games.

mod results;
mod show;
mod watched;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use experiments::war::WarLab;
use results::Results;
use show::ShowTable;
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 4] = [
    "war",
    "war?a=0,1,0",
    "war?b=1,1,1",
    "war?b=0,1,0&games=20000",
];

/// The whole lab.
#[component]
pub fn WarPage(LabProps { lab, problems }: &LabProps<WarLab>) -> Html {
    let words = &use_page().texts.labs.war.page;
    let LabRun { run, findings, .. } = use_lab_run(lab);
    let more = vec![("id", "watched".into()), ("tabindex", "-1".into())];
    let stage = html! {
        <Section class="card stage" name="show" heading={words.show} {more}><ShowTable lab={lab.clone()} /></Section>
    };
    html! {
        <LabPage<WarLab> lab={lab.clone()} problems={problems.clone()} run={run.clone()} {stage}
            over_settings={html! { <Results {run} {findings} /> }} presets={vec![Presets::new(&LINKS, &words.preset_names)]} />
    }
}
