//! Race curves: figures 2.1 to 2.7 of the thesis, for any races, precision and error probabilities.

mod curves_chart;
mod sliders;

use curves_chart::CurvesChart;
use experiments::race_curves::{RaceCurvesExperiment, View};
use experiments::{Experiment, LabExperiment};
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{self, LabProps, LabRun, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::{Run, RunCommand, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::race_curves::{needs_no_run, race_link};
use sliders::sliders;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RaceCurvesExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.race_curves.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let curves = shown.findings.clone();
    let progress = curves.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let needs_no_run = needs_no_run(lab.chart);
    let idle = if needs_no_run {
        words.no_run_needed
    } else {
        ""
    };
    let is_live = use_going_on(&run, &lab.asked());
    let figure = html! {
        <div class="rows" id="race-curves" data-live={is_live.to_string()}>
            <CurvesChart lab={shown.lab.clone()} {curves}>{ sliders(lab, texts) }</CurvesChart>
        </div>
    };
    let views = vec![ViewPart::main(View::Curves, figure)];
    let why_not_runnable = lab_page::why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {idle} {why_not_runnable} /> };
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let presets = Presets::new(words.presets).titled(words.figures);
    let to_race = html! { <a class="button" href={format!("#/{}", race_link(lab))} id="to-race">{ words.to_race }</a> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} actions={to_race} {status} {views} before={shown.before()} is_waiting={run.is_waiting()} presets={vec![presets]} />
    }
}

/// Once somebody has run curves here, those of changed settings are run at once: the player who moves a slider wants to see.
#[hook]
fn use_going_on(run: &Run, question: &RaceCurvesExperiment) -> bool {
    let was_run = use_mut_ref(|| false);
    if run.found.as_ref().is_some_and(|found| found.has_news) {
        *was_run.borrow_mut() = true;
    }
    let is_live = *was_run.borrow();
    let (command, is_new) = (run.command.clone(), run.found.is_none());
    use_effect_with(question.clone(), move |_| {
        if is_live && is_new {
            command.emit(RunCommand::Start);
        }
    });
    is_live
}
