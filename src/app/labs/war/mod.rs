//! War: one game to watch, round by round, and how often each of two strategies wins.
//!
//! * [`show`]: the game. [`results`]: many games.

mod results;
mod show;
mod watched;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabProps, LabRun, use_lab_run};
use crate::app::components::lab_shell::{LabShell, ViewPart};
use crate::app::components::sentence::Sentence;
use crate::app::context::use_page;
use experiments::Experiment;
use experiments::war::{View, WarLab};
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
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let score = findings.tally.points.mean();
    let score = score.map_or_else(|| "–".to_owned(), |score| (texts.percent)(score));
    let watched = html! {
        <div id="watched" tabindex="-1" class="rows"><ShowTable lab={lab.clone()} /></div>
    };
    let views = vec![
        ViewPart::main(View::Game, watched),
        ViewPart::side(
            View::Results,
            html! { <Results run={run.clone()} {findings} /> },
        ),
    ];
    let values = vec![("score", html! { { score } })];
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} {values} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {views} before={shown.before()} is_waiting={!run.is_active()}
            presets={vec![Presets::new(&LINKS, &words.preset_names)]} />
    }
}
