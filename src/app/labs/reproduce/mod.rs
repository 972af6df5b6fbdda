//! The reproduction: one click, and the published tables stand beside ours.
//!
//! * [`against_start`]: tables 5.1 and 5.3, and the box plots. [`pairs`]: tables 5.2 and 5.4.
//! * [`account`]: what explains the differences: how long was evolved, which reading of the rules.

mod account;
mod against_start;
mod pairs;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::later::Later;
use crate::app::components::run::RunRow;
use crate::app::components::section::Section;
use crate::app::context::use_page;
use account::Account;
use against_start::AgainstStart;
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

/// The whole page.
#[component]
pub fn ReproducePage(LabProps { lab, problems }: &LabProps<ReproduceLab>) -> Html {
    let words = &use_page().texts.labs.reproduce.page;
    let LabRun { run, findings, .. } = use_lab_run(lab);
    let done = (words.done)(findings.war.evolutions, findings.rrrats.evolutions);
    let [war, rrrats] = [words.war, words.rrrats];
    let stage = html! {
        <Section class="card stage" name="results" heading={words.results}>
            <RunRow run={run.clone()} progress={findings.progress} {done} />
            <p>{ words.lead }</p>
            <p class="quiet small">{ words.columns }</p>
        </Section>
    };
    html! {
        <LabPage<ReproduceLab> lab={lab.clone()} problems={problems.clone()} {run} {stage}
            presets={vec![Presets::new(&LINKS, &words.preset_names)]}>
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
        </LabPage<ReproduceLab>>
    }
}
