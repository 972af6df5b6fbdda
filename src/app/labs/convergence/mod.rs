//! Convergence: the regret of the recommended move against simulations, for several searches at once.

mod curves_chart;
mod curves_table;
mod exact_table;

use crate::app::components::lab_frame::LabFrame;
use crate::app::components::parameter_form::{Change, ParameterForm};
use crate::app::components::run::{Run, RunAsk, RunRow, use_run};
use crate::app::context::use_page;
use crate::app::router::Entry;
use crate::experiments::convergence::{ConvergenceLab, Curves};
use crate::experiments::link::{self, Problem};
use crate::experiments::parameters::Parameters;
use crate::experiments::{Experiment, Lab};
use curves_chart::CurvesChart;
use curves_table::CurvesTable;
use exact_table::exact_table;
use std::rc::Rc;
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
    let run = use_run(&Experiment::Convergence(lab.question()));
    let curves = use_curves(lab, &run);
    let snapshots = run.snapshots();
    let progress = lab.progress(&snapshots);
    let (searched, wanted) = curves.searches;
    let done = (words.searches_done)(&(texts.number)(searched), &(texts.number)(wanted));
    let hindrance = lab.runnable().err().map(|reason| reason.sentence(texts));
    let on_restore = run.ask.reform(|(experiment, snapshots)| {
        // Runs are kept under the question.
        let experiment = match experiment {
            Experiment::Convergence(lab) => Experiment::Convergence(lab.question()),
            other => other,
        };
        RunAsk::Restore(Box::new(experiment), snapshots)
    });
    let has_points = curves.curves.iter().any(|curve| !curve.points.is_empty());
    let position = Experiment::Mcts(lab.position_to_look_at()).link();
    html! {
        <LabFrame experiment={Experiment::Convergence(lab.clone())} title={words.title} summary={words.summary}
            problems={props.problems.clone()} {snapshots} {on_restore}>
            <section class="stage" aria-labelledby="results-heading">
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
                <section aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <Settings lab={lab.clone()} />
                    <p><a href={format!("#/{position}")} id="look-at-position">{ words.look_at_position }</a></p>
                </section>
                if lab.runnable().is_ok() {
                    <section aria-labelledby="exact-heading">
                        <h2 id="exact-heading">{ words.exact }</h2>
                        { exact_table(&curves, texts) }
                    </section>
                }
            </div>
        </LabFrame>
    }
}

/// What the snapshots say together.
#[hook]
fn use_curves(lab: &ConvergenceLab, run: &Run) -> Rc<Curves> {
    use_memo((lab.clone(), run.found.clone()), |(lab, found)| {
        let snapshots = found.as_ref().map_or(&[][..], |found| &found.snapshots);
        let merged = lab.merge(snapshots).or_else(|_| lab.merge(&[]));
        merged.unwrap_or_else(|_| unreachable!("no snapshots belong to every experiment"))
    })
}

#[derive(PartialEq, Properties)]
struct SettingsProps {
    lab: ConvergenceLab,
}

#[component]
fn Settings(props: &SettingsProps) -> Html {
    let router = use_page().router;
    let value = {
        let lab = props.lab.clone();
        Callback::from(move |key: &'static str| lab.write(key))
    };
    let on_change = {
        let lab = props.lab.clone();
        Callback::from(move |Change { key, text }: Change| {
            let Some(changed) = lab.with(key, &text) else {
                return false;
            };
            router.go(&link::write(ConvergenceLab::NAME, &changed), Entry::Replace);
            true
        })
    };
    html! { <ParameterForm schema={ConvergenceLab::SCHEMA} {value} {on_change} /> }
}
