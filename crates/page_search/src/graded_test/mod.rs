//! The graded test: points against each of a hundred opponents, the games against one of them, and what three seconds are here.

mod grades_chart;
mod grades_table;
mod one_opponent;
mod speed;
mod verdict;

use experiments::Experiment;
use experiments::common::agents::agent_name;
use experiments::graded_test::{GradedTestExperiment, View};
use grades_chart::GradesChart;
use grades_table::GradesTable;
use one_opponent::OneOpponent;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use speed::Speed;
use verdict::Verdict;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<GradedTestExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let results = shown.findings.clone();
    let progress = results.progress;
    let done = (words.games_done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    // What is looked at is as the address has it, also while other results are shown.
    let looked = GradedTestExperiment {
        opponent: lab.opponent,
        game: lab.game,
        ..shown.lab.clone()
    };
    let chosen = results.looked_at(lab.opponent).map(|met| met.grade);
    let grades = html! {
        <>
            <Verdict results={results.clone()} is_active={run.is_active()} />
            <GradesChart lab={lab.clone()} results={results.clone()} {chosen} />
        </>
    };
    let opponent = html! { <OneOpponent lab={lab.clone()} {looked} results={results.clone()} /> };
    let table = html! { <GradesTable lab={lab.clone()} candidate={shown.lab.agent} {results} /> };
    let speed = html! { <Speed lab={lab.clone()} is_busy={run.is_active()} /> };
    let views = vec![
        ViewPart::main(View::Grades, grades),
        ViewPart::side(View::Opponent, opponent),
        ViewPart::below(View::Speed, speed),
        ViewPart::below(View::Table, table),
    ];
    let experiment = Experiment::from(lab.clone());
    let values = vec![("candidate", agent_name(&lab.agent, texts).into())];
    let sentence =
        html! { <Sentence experiment={experiment.clone()} text={words.sentence} {values} /> };
    let status = html! { <RunRow run={run.clone()} {progress} {done} /> };
    let presets = vec![Presets::new(words.presets)];
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} {presets} before={shown.before()} is_waiting={run.is_waiting()} />
    }
}
