//! War: one game to watch, round by round, and how often each of two strategies wins.
//!
//! * [`show`]: the game. [`results`]: many games.

mod results;
mod show;
mod watched;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::preset_links::PresetLinks;
use crate::app::components::run::{use_merged, use_run};
use crate::app::context::use_page;
use experiments::problem::Problem;
use experiments::war::WarLab;
use experiments::{Experiment, Lab};
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

#[derive(PartialEq, Properties)]
pub struct WarPageProps {
    pub lab: WarLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn WarPage(props: &WarPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.war_page;
    let lab = &props.lab;
    let experiment = Experiment::War(lab.clone());
    // What is shown is no part of what is asked.
    let question = lab.asked();
    let run = use_run(&Experiment::War(lab.clone()));
    let findings = use_merged(&run, &question);
    html! {
        <LabFrame {experiment} title={texts.war.title} summary={texts.war.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" id="watched" tabindex="-1" aria-labelledby="show-heading">
                <h2 id="show-heading">{ words.show }</h2>
                <ShowTable lab={lab.clone()} />
            </section>
            <div class="panel">
                <Results {run} {findings} />
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <PresetLinks links={&LINKS[..]} names={&words.preset_names[..]} />
                    <LabForm<WarLab> lab={lab.clone()} />
                </section>
            </div>
        </LabFrame>
    }
}
