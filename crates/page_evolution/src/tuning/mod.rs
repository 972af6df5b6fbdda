//! The tuning lab: a search stepped through, what its model knows, why the next point is chosen, who finds more, and the
//! honest ending.

mod algorithm;
mod bars;
mod curves;
mod exports;
mod finals;
mod finals_tables;
mod looking;
mod maps;
mod neighbours;
mod now;
mod space;
mod stage;
mod terms;
mod time_row;
mod values;
mod values_table;

use algorithm::{listing, loop_of_parts};
use curves::Curves;
use experiments::Experiment;
use experiments::tuning::{OptimizerName, TuningExperiment, View};
use exports::exports;
use finals::FinalsView;
use maps::Maps;
use neighbours::neighbours_view;
use now::now;
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{self, LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{RunFailure, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::tuning::stage::Stage;
use page_model::tuning::words::no_value_sentence;
use space::SpaceTable;
use stage::{use_facts, use_stage, use_truths};
use texts::Texts;
use time_row::TimeRow;
use values::Values;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<TuningExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let facts = use_facts(&shown.lab);
    let truths = use_truths(&shown.lab, &facts, &findings);
    let first = shown.snapshots.first().cloned().flatten();
    let (moment, failure) = use_stage(&shown.lab, &facts, &truths, &findings, first);
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let first = findings.first.as_ref();
    let fault = first.and_then(|first| no_value_sentence(lab, &facts.dimensions, first, texts));
    let why_not_runnable = lab_page::why_not_runnable(lab, texts);
    let status = html! {
        <>
            <RunRow run={run.clone()} {progress} {done} {why_not_runnable} />
            if let Some(fault) = fault { <p class="field-error" id="no-value" role="alert">{ fault }</p> }
            if let Some(failure) = failure { <RunFailure {failure} /> }
        </>
    };
    let winner = first.and_then(|first| Some(first.finals.leader()?.point.clone()));
    let has_no_value = first.is_some_and(|first| first.fault.is_some());
    let nothing = nothing_yet(&shown.lab, has_no_value, texts);
    let mut views = match moment.as_ref() {
        Some(stage) => search(&shown.lab, stage, winner, texts),
        None => vec![ViewPart::main(View::Search, nothing)],
    };
    let curves =
        html! { <Curves lab={shown.lab.clone()} best={truths.best} findings={findings.clone()} /> };
    let finals = html! { <FinalsView lab={shown.lab.clone()} {facts} {findings} /> };
    views.extend([
        ViewPart::half(
            View::Curves,
            html! { <Deferred place={3}>{ curves }</Deferred> },
        ),
        ViewPart::half(
            View::Finals,
            html! { <Deferred place={4}>{ finals }</Deferred> },
        ),
    ]);
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let time = moment.clone().map(|stage| html! { <TimeRow {stage} /> });
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} time={time.unwrap_or_default()} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={exports(moment.as_ref(), words)} />
    }
}

/// The run that is looked at, at its moment.
fn search(
    lab: &TuningExperiment,
    stage: &Stage,
    winner: Option<Vec<u16>>,
    texts: &'static Texts,
) -> Vec<ViewPart> {
    let maps = html! { <Maps stage={stage.clone()} /> };
    let values = html! { <Values stage={stage.clone()} /> };
    // A single dimension is no map: its values are the picture.
    let is_line = stage.facts.dimensions.len() < 2;
    let picture = if is_line { &values } else { &maps };
    let search = html! { <>{ picture.clone() }{ now(stage, texts) }</> };
    let mut views = vec![ViewPart::main(View::Search, search)];
    views.extend(algorithm(lab, stage, texts));
    if lab.view == View::Pairs {
        views.push(ViewPart::main(View::Pairs, maps));
    }
    let later = |place: u32, body: Html| html! { <Deferred {place}>{ body }</Deferred> };
    if !is_line {
        views.push(ViewPart::half(View::Values, later(1, values)));
    }
    let space = html! { <SpaceTable stage={stage.clone()} {winner} /> };
    views.push(ViewPart::half(View::Space, later(2, space)));
    views
}

/// What NTBEA does: why its next point is chosen, its loop, its listing. Other optimizers have no loop of three parts.
fn algorithm(lab: &TuningExperiment, stage: &Stage, texts: &'static Texts) -> Vec<ViewPart> {
    let mut views = vec![
        ViewPart::side(View::Next, neighbours_view(stage, texts)),
        ViewPart::side(View::PseudoCode, listing(stage, texts)),
    ];
    if lab.first_optimizer() == Some(OptimizerName::Ntbea) {
        views.push(ViewPart::main(View::Loop, loop_of_parts(stage, texts)));
    }
    views
}

/// That there is nothing to be seen, and what to do about it.
fn nothing_yet(lab: &TuningExperiment, has_no_value: bool, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page;
    let said = match lab.step {
        _ if has_no_value => words.mend.to_owned(),
        Some(step) => (words.step_later)(&(texts.number)(step)),
        None => words.nothing_yet.to_owned(),
    };
    html! { <p class="quiet nothing-yet" id="nothing-yet">{ said }</p> }
}
