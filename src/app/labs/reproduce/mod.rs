//! The reproduction: one click, and the published tables stand beside ours.
//!
//! * [`against_start`]: tables 5.1 and 5.3, and the box plots. [`pairs`]: tables 5.2 and 5.4.
//! * [`account`]: what explains the differences: how long was evolved, which reading of the rules.

mod account;
mod against_start;
mod pairs;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::later::Later;
use crate::app::components::preset_links::PresetLinks;
use crate::app::components::run::{RunRow, use_merged, use_run};
use crate::app::context::use_page;
use account::Account;
use against_start::AgainstStart;
use experiments::Experiment;
use experiments::problem::Problem;
use experiments::reproduce::{ReproduceLab, published};
use pairs::Pairs;
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 5] = [
    "reproduce",
    "reproduce?generations=100&evolutions=8&war_evolutions=2",
    "reproduce?end=now",
    "reproduce?bust=owner",
    "reproduce?evolutions=4&war_evolutions=1&evaluations=20",
];

#[derive(PartialEq, Properties)]
pub struct ReproducePageProps {
    pub lab: ReproduceLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole page.
#[component]
pub fn ReproducePage(props: &ReproducePageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.reproduce_page;
    let lab = &props.lab;
    let experiment = Experiment::Reproduce(lab.clone());
    let run = use_run(&experiment);
    let findings = use_merged(&run, lab);
    let done = (words.done)(findings.war.evolutions, findings.rrrats.evolutions);
    let [war, rrrats] = [words.war, words.rrrats];
    html! {
        <LabFrame {experiment} title={texts.reproduce.title} summary={texts.reproduce.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="results-heading">
                <h2 id="results-heading">{ words.results }</h2>
                <RunRow run={run.clone()} progress={findings.progress} {done} />
                <p>{ words.lead }</p>
                <p class="quiet small">{ words.columns }</p>
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <PresetLinks links={&LINKS[..]} names={&words.preset_names[..]} />
                    <LabForm<ReproduceLab> lab={lab.clone()} />
                </section>
            </div>
            <Later place={1}>
                <Account lab={lab.clone()} war={findings.war.clone()} rrrats={findings.rrrats.clone()} readings={findings.readings.clone()} />
            </Later>
            <Later place={2}>
                <AgainstStart game={rrrats} number={3} figure={2} tables={findings.rrrats.clone()} published={published::RRRATS} />
            </Later>
            <Later place={3}><Pairs game={rrrats} number={4} tables={findings.rrrats.clone()} published={published::RRRATS} /></Later>
            <Later place={4}>
                <AgainstStart game={war} number={1} figure={1} tables={findings.war.clone()} published={published::WAR} />
            </Later>
            <Later place={5}><Pairs game={war} number={2} tables={findings.war.clone()} published={published::WAR} /></Later>
        </LabFrame>
    }
}
