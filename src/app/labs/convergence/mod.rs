//! Convergence: the regret of the recommended move against simulations, for several searches at once.

mod curves_chart;
mod curves_table;
mod exact_table;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::run::{RunRow, use_merged, use_run};
use crate::app::context::use_page;
use curves_chart::CurvesChart;
use curves_table::CurvesTable;
use exact_table::exact_table;
use experiments::convergence::ConvergenceLab;
use experiments::problem::Problem;
use experiments::{Experiment, Lab};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ConvergencePageProps {
    pub lab: ConvergenceLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn ConvergencePage(props: &ConvergencePageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.convergence;
    let lab = &props.lab;
    let run = use_run(&Experiment::Convergence(lab.clone()));
    let curves = use_merged(&run, lab);
    let snapshots = run.snapshots();
    let progress = lab.progress(&curves);
    let (searched, wanted) = curves.searches;
    let done = (words.searches_done)(&(texts.number)(searched), &(texts.number)(wanted));
    let hindrance = lab.runnable().err().map(|reason| reason.sentence(texts));
    let has_points = curves.curves.iter().any(|curve| !curve.points.is_empty());
    let position = lab.position_to_look_at().link();
    html! {
        <LabFrame experiment={Experiment::Convergence(lab.clone())} title={words.title} summary={words.summary}
            problems={props.problems.clone()} {snapshots} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="results-heading">
                <h2 id="results-heading">{ words.results }</h2>
                <RunRow run={run.clone()} {progress} {done} hindrance={hindrance.unwrap_or_default()} />
                if has_points {
                    <CurvesChart curves={curves.clone()} />
                    <CurvesTable curves={curves.clone()} />
                } else {
                    <p class="quiet">{ words.nothing_yet }</p>
                }
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <LabForm<ConvergenceLab> lab={lab.clone()} />
                    <p><a href={format!("#/{position}")} id="look-at-position">{ words.look_at_position }</a></p>
                </section>
                if lab.runnable().is_ok() {
                    <section class="card" aria-labelledby="exact-heading">
                        <h2 id="exact-heading">{ words.exact }</h2>
                        { exact_table(&curves.truth, texts) }
                    </section>
                }
            </div>
        </LabFrame>
    }
}
