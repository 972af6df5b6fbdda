//! The reproduction: one click, and the published tables stand beside ours.
//!
//! * [`mod@dots`]: all means on one scale. [`against_start`]: tables 5.1 and 5.3, and the box plots. [`pairs`]: tables 5.2 and 5.4.
//! * [`account`]: what explains the differences: how long was evolved; [`readings`]: which reading of the rules; [`starts`]: the
//!   starts that come nearest. [`stored`]: what is shown before anybody has computed anything.

mod account;
mod against_start;
mod dots;
mod pairs;
mod readings;
mod starts;
mod stored;

use account::Account;
use against_start::AgainstStart;
use dots::dots;
use experiments::reproduce::{
    Findings, ReproduceExperiment, STARTS_OF_WAR, Tables, View, published,
};
use experiments::{Experiment, LabExperiment};
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use pairs::Pairs;
use stored::{Stored, use_stored};
use texts::Texts;
use yew::prelude::*;

/// The whole page.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<ReproduceExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.reproduce.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = &shown.findings;
    let stored = use_stored(&lab.asked(), &run);
    let done = (words.done)(findings.war.evolutions, findings.rrrats.evolutions);
    let views = views(&shown.lab, findings, stored == Stored::Shown, texts);
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    // Nobody is told that a run waits when it is about to be there.
    let status = match stored {
        Stored::Coming => Html::default(),
        _ => html! { <RunRow run={run.clone()} progress={findings.progress} {done} /> },
    };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()} is_waiting={run.is_waiting()}
            presets={vec![Presets::new(words.presets)]} />
    }
}

fn views(
    lab: &ReproduceExperiment,
    findings: &Findings,
    is_stored: bool,
    texts: &'static Texts,
) -> Vec<ViewPart> {
    let words = &texts.labs.reproduce.page;
    let Findings { war, rrrats, .. } = findings;
    let start = |game: &'static str, number, figure, tables: &Tables, published| {
        html! { <AgainstStart {game} {number} {figure} tables={tables.clone()} {published} /> }
    };
    let pairs = |game: &'static str, number, tables: &Tables, published| {
        html! { <Pairs {game} {number} tables={tables.clone()} {published} /> }
    };
    let account = html! {
        <Account lab={lab.clone()} war={war.clone()} rrrats={rrrats.clone()} readings={findings.readings.clone()} />
    };
    let account = html! { <Deferred place={1}>{ account }</Deferred> };
    let start_of_rrrats = html! {
        <>
            <p class="quiet small">{ words.columns }</p>
            { start(words.rrrats, 3, 2, rrrats, published::RRRATS) }
        </>
    };
    let (explained, search) = words.war_starts;
    let start_of_war = html! {
        <>
            <p class="small" id="war-starts">{ explained }{ " " }<a href={format!("#/{STARTS_OF_WAR}")}>{ search }</a></p>
            { start(words.war, 1, 1, war, published::WAR) }
        </>
    };
    let games = [
        (words.rrrats, rrrats, &published::RRRATS),
        (words.war, war, &published::WAR),
    ];
    let dots = html! {
        <>
            if is_stored { <p class="small" id="stored">{ words.stored }</p> }
            { dots(games, texts) }
        </>
    };
    let pairs_of_rrrats = pairs(words.rrrats, 4, rrrats, published::RRRATS);
    let pairs_of_war = pairs(words.war, 2, war, published::WAR);
    vec![
        ViewPart::main(View::Dots, dots),
        ViewPart::below(View::RrratsStart, start_of_rrrats),
        ViewPart::below(View::Account, account),
        ViewPart::below(View::RrratsPairs, pairs_of_rrrats),
        ViewPart::below(View::WarStart, start_of_war),
        ViewPart::below(View::WarPairs, pairs_of_war),
    ]
}
