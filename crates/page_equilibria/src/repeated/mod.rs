//! Repeated games: what two strategies get from each other, in the match that is shown, in all matches and exactly.

use experiments::common::repeated::amount::Amount;
use experiments::repeated::{Findings, Means, RepeatedExperiment, View};
use experiments::{Experiment, LabExperiment};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::kit::sentence::{find, spoken};
use texts::Texts;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn RepeatedPage(LabProps { lab, problems }: &LabProps<RepeatedExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let experiment = Experiment::from(lab.clone());
    let who = who_earns_more(&shown.lab, &shown.findings, texts);
    let values = vec![("who", html! { { who } })];
    let sentence =
        html! { <Sentence experiment={experiment.clone()} text={words.sentence} {values} /> };
    let results = html! { <div id="results">{ table(&shown.lab, &shown.findings, texts) }</div> };
    let views = vec![ViewPart::main(View::Values, results)];
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

/// The name of a strategy.
fn name(lab: &RepeatedExperiment, player: usize, texts: &'static Texts) -> String {
    let (key, text) = [("first", &lab.first), ("second", &lab.second)][player];
    let parameter = find(Experiment::from(lab.clone()).schema(), key);
    parameter.map_or_else(|| text.clone(), |parameter| spoken(parameter, text, texts))
}

fn who_earns_more(lab: &RepeatedExperiment, findings: &Findings, texts: &'static Texts) -> String {
    let words = &texts.labs.repeated.page;
    let payoffs = lab.stage.stage().ok().and_then(|stage| {
        let payoff = |player| lab.payoff(findings, &stage.game, player);
        Some([payoff(0)?, payoff(1)?])
    });
    match payoffs {
        None => words.not_played.to_owned(),
        Some([first, second]) if first == second => words.earn_the_same.to_owned(),
        Some([first, second]) => (words.earns_more)(&name(lab, usize::from(second > first), texts)),
    }
}

fn table(lab: &RepeatedExperiment, findings: &Findings, texts: &'static Texts) -> Html {
    let words = &texts.labs.repeated.page;
    let Ok(stage) = lab.stage.stage() else {
        return Html::default();
    };
    let analysis = &findings.analysis;
    let values = analysis
        .values
        .as_ref()
        .and_then(|values| values.as_ref().ok());
    let exact = |means: Option<&Means>, player: usize| {
        means.map_or_else(
            || words.unknown.to_owned(),
            |means| amount(&means.payoffs[player], texts),
        )
    };
    let row = |player: usize| {
        let estimate = lab.estimate(findings, &stage.game, player);
        let mean = estimate.map_or_else(String::new, |estimate| (texts.fixed)(estimate.mean, 4));
        Row::named(name(lab, player, texts))
            .cell((texts.value)(analysis.film.payoffs(&stage.game)[player]))
            .cell(mean)
            .cell(exact(values.map(|values| &values.long_run), player))
            .cell(exact(
                values.and_then(|values| values.discounted.as_ref()),
                player,
            ))
    };
    let header: Header = words.header.into_iter().collect();
    html! { <DataTable {header}>{ row(0) }{ row(1) }</DataTable> }
}

/// A number: as a fraction where that is short.
fn amount(amount: &Amount, texts: &'static Texts) -> String {
    const MAX_LETTERS: usize = 12;
    let fraction = amount.text().filter(|text| text.len() <= MAX_LETTERS);
    fraction.map_or_else(|| (texts.fixed)(amount.value(), 4), str::to_owned)
}
