//! The lab of populations: who takes over, exactly and in runs, as cells and graphs, and the flow of an infinite population.
//!
//! * `found`: what every view is given.
//! * `population`: the population at a moment, with its time: `canvas` paints cells, `graph` draws vertices; `film`: the frames that have come.
//! * `shares`: shares over time. `takeover`: who takes over, with the question. `long_run`: with mutations. `flow`: the replicator dynamic.

mod canvas;
mod film;
mod flow;
mod found;
mod graph;
mod long_run;
mod population;
mod shares;
mod takeover;

use crate::as_matrix::as_matrix;
use experiments::Experiment;
use experiments::populations::{PopulationsExperiment, View};
use flow::FlowView;
use long_run::LongRunView;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::populations::analysis::Analysis;
use page_model::populations::as_matrix::of_population;
use page_model::populations::sentence::{now, text_of};
use population::PopulationView;
use shares::SharesView;
use takeover::TakeoverView;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<PopulationsExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let known = (lab.clone(), shown.lab.clone(), shown.findings.clone());
    let of = use_memo(known, |(asked, lab, found)| {
        Analysis::new(asked, lab, found)
    });
    let of: Option<&Analysis> = (*of).as_ref();
    let progress = shown.findings.progress;
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
    );
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    let views = of.map_or_else(Vec::new, views);
    let said = of.map_or_else(String::new, |of| now(of, texts));
    let values = vec![("now", html! { { said } })];
    let experiment = Experiment::from(lab.clone());
    let text = text_of(lab, texts);
    let sentence = html! { <Sentence experiment={experiment.clone()} {text} {values} /> };
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={as_matrix(of_population(lab), texts)} />
    }
}

fn views(of: &Analysis) -> Vec<ViewPart> {
    let found = || of.clone();
    vec![
        ViewPart::main(View::Population, html! { <PopulationView of={found()} /> }),
        ViewPart::side(View::Shares, html! { <SharesView of={found()} /> }),
        ViewPart::side(View::Takeover, html! { <TakeoverView of={found()} /> }),
        ViewPart::half(View::LongRun, html! { <LongRunView of={found()} /> }),
        ViewPart::half(View::Flow, html! { <FlowView of={found()} /> }),
    ]
}
