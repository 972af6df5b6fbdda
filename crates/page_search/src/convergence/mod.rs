//! Convergence: the regret of the recommended move against simulations, for several searches at once.

mod curves_chart;
mod curves_table;
mod exact_table;
mod position;
mod time_row;

use curves_chart::CurvesChart;
use curves_table::CurvesTable;
use exact_table::exact_table;
use experiments::Experiment;
use experiments::LabExperiment;
use experiments::convergence::{ConvergenceExperiment, View};
use page_kit::components::lab_page::{self, LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use position::Position;
use time_row::TimeRow;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<ConvergenceExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.convergence.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let curves = shown.findings.clone();
    let progress = shown.lab.progress(&curves);
    let (searched, wanted) = curves.searches;
    let done = (words.searches_done)(&(texts.number)(searched), &(texts.number)(wanted));
    let has_points = curves.curves.iter().any(|curve| !curve.points.is_empty());
    let chart = if has_points {
        let moment = shown.lab.moments()[shown.lab.place_looked_at()];
        html! { <CurvesChart curves={curves.clone()} {moment} /> }
    } else {
        html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> }
    };
    let mut views = vec![ViewPart::main(View::Curves, chart)];
    let position = html! { <Position lab={shown.lab.clone()} curves={curves.clone()} /> };
    views.push(ViewPart::side(View::Position, position));
    if lab.runnable().is_ok() {
        views.push(ViewPart::half(
            View::Exact,
            exact_table(&curves.truth, texts),
        ));
    }
    if has_points {
        views.push(ViewPart::half(
            View::Table,
            html! { <CurvesTable {curves} /> },
        ));
    }
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let why_not_runnable = lab_page::why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    let time = has_points.then(|| html! { <TimeRow lab={shown.lab.clone()} /> });
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} time={time.unwrap_or_default()} before={shown.before()} is_waiting={run.is_waiting()} />
    }
}
