//! Rrrats: a table to play at against a strategy, and what two strategies are worth against each other.
//!
//! * [`table`]: the game by hand. [`felt`]: what lies there. [`coach`]: what decisions cost. [`results`]: numbers.

mod coach;
mod felt;
mod results;
mod table;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::preset_links::PresetLinks;
use crate::app::components::run::{use_merged, use_run};
use crate::app::context::use_page;
use experiments::problem::Problem;
use experiments::rrrats::RrratsLab;
use experiments::{Experiment, Lab};
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

#[derive(PartialEq, Properties)]
pub struct RrratsPageProps {
    pub lab: RrratsLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn RrratsPage(props: &RrratsPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.rrrats_page;
    let lab = &props.lab;
    let experiment = Experiment::Rrrats(lab.clone());
    // What is played by hand is no part of what is asked.
    let question = lab.asked();
    let run = use_run(&Experiment::Rrrats(lab.clone()));
    let findings = use_merged(&run, &question);
    html! {
        <LabFrame {experiment} title={texts.rrrats.title} summary={texts.rrrats.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="table-heading">
                <h2 id="table-heading">{ words.table }</h2>
                <HandTable lab={lab.clone()} findings={findings.clone()} />
            </section>
            <div class="panel">
                <Results {run} {findings} />
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <PresetLinks links={&LINKS[..]} names={&words.preset_names[..]} />
                    <LabForm<RrratsLab> lab={lab.clone()} />
                </section>
            </div>
        </LabFrame>
    }
}
