//! Race curves: figures 2.1 to 2.7 of the thesis, for any races, precision and error probabilities.

mod curves_chart;
mod presets;
mod sliders;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::run::{Run, RunCommand, RunRow, use_merged, use_run};
use crate::app::context::use_page;
use curves_chart::CurvesChart;
use experiments::problem::Problem;
use experiments::race_curves::{ChartName, RaceCurvesLab};
use experiments::racing::RacingLab;
use experiments::{Experiment, Lab};
use presets::Presets;
use sliders::Sliders;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RaceCurvesPageProps {
    pub lab: RaceCurvesLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn RaceCurvesPage(props: &RaceCurvesPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.race_curves;
    let lab = &props.lab;
    // Which chart one looks at is no part of what is asked.
    let question = lab.asked();
    let run = use_run(&Experiment::RaceCurves(lab.clone()));
    let curves = use_merged(&run, &question);
    let progress = curves.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let hindrance = lab.runnable().err().map(|reason| reason.sentence(texts));
    let needs_no_run = matches!(
        lab.chart,
        ChartName::TestsEveryGame | ChartName::TestsSquares
    );
    let idle = if needs_no_run {
        words.no_run_needed
    } else {
        ""
    };
    let is_live = use_going_on(&run, &question);
    html! {
        <LabFrame experiment={Experiment::RaceCurves(lab.clone())} title={words.title} summary={words.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="results-heading" data-live={is_live.to_string()}>
                <h2 id="results-heading">{ words.results }</h2>
                <RunRow run={run.clone()} {progress} {done} {idle} hindrance={hindrance.unwrap_or_default()} />
                <CurvesChart lab={lab.clone()} {curves} />
                <Sliders lab={lab.clone()} />
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <Presets />
                    <LabForm<RaceCurvesLab> lab={lab.clone()} />
                    <p><a href={format!("#/{}", race_link(lab))} id="to-race">{ words.to_race }</a></p>
                </section>
            </div>
        </LabFrame>
    }
}

/// Once somebody has run curves here, those of changed settings are run at once: whoever moves a slider wants to see.
#[hook]
fn use_going_on(run: &Run, question: &RaceCurvesLab) -> bool {
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

/// The first of the races at the middle of the axis.
fn race_link(lab: &RaceCurvesLab) -> String {
    let means = lab.means();
    let race = lab.races.as_slice().first().copied();
    let race = race.unwrap_or(RacingLab::default().race);
    let mean = means.get(means.len() / 2).copied().unwrap_or(lab.from);
    Experiment::Racing(lab.race_at(race, mean)).link()
}
