//! Tournaments: who gets what, in the matches that were played and exactly.

use engines::repeated::tournament::standing::Standing;
use experiments::tournament::{Findings, TournamentExperiment, View};
use experiments::{Experiment, LabExperiment};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use texts::Texts;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn TournamentPage(LabProps { lab, problems }: &LabProps<TournamentExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let best = shown.findings.ranking.first().map_or_else(
        || words.nobody_yet.to_owned(),
        |best| (words.best)(&shown.lab.entrants[best.entrant].spoken(texts)),
    );
    let experiment = Experiment::from(lab.clone());
    let values = vec![("best", html! { { best } })];
    let sentence =
        html! { <Sentence experiment={experiment.clone()} text={words.sentence} {values} /> };
    let results = html! { <div id="results">{ table(&shown.lab, &shown.findings, texts) }</div> };
    let views = vec![ViewPart::main(View::Ranking, results)];
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

fn table(lab: &TournamentExperiment, findings: &Findings, texts: &'static Texts) -> Html {
    let words = &texts.labs.tournament.page;
    let row = |standing: &Standing| {
        let interval = standing.payoff.interval;
        let exact = findings
            .exact_ranking
            .iter()
            .find(|row| row.entrant == standing.entrant);
        Row::named(lab.entrants[standing.entrant].spoken(texts))
            .cell((texts.fixed)(standing.payoff.mean, 3))
            .cell(interval.map_or_else(String::new, |interval| (texts.range)(interval, 3)))
            .cell(exact.map_or_else(String::new, |row| (texts.fixed)(row.payoff, 3)))
            .cell((texts.percent)(standing.cooperation))
    };
    let header: Header = words.ranking_header.into_iter().collect();
    html! { <DataTable {header}>{ for findings.ranking.iter().map(row) }</DataTable> }
}
