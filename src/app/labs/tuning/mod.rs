//! The tuning lab: a search stepped through, what its model knows, why the next point is chosen, who finds more, and the
//! final comparison.

mod curves;
mod exports;
mod finals;
mod heat_map;
mod neighbours;
mod now;
mod pair_map;
mod presets;
mod stage;
mod terms;
mod time_row;
mod values;
mod words;

use crate::app::components::arrival::use_start_for_moment;
use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::later::Later;
use crate::app::components::run::{RunRow, use_merged, use_run};
use crate::app::context::use_page;
use curves::Curves;
use experiments::problem::Problem;
use experiments::tuning::TuningLab;
use experiments::{Experiment, Lab};
use exports::exports;
use finals::FinalsSection;
use neighbours::Neighbours;
use now::Now;
use pair_map::PairMap;
use presets::Presets;
use stage::{use_facts, use_stage};
use texts::Texts;
use time_row::TimeRow;
use values::Values;
use words::no_value_sentence;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TuningPageProps {
    pub lab: TuningLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn TuningPage(props: &TuningPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.tuning;
    let lab = &props.lab;
    let question = lab.asked();
    let run = use_run(&Experiment::Tuning(lab.clone()));
    let findings = use_merged(&run, &question);
    use_start_for_moment(&run, lab.step.is_some(), lab.is_cheap());
    let facts = use_facts(lab);
    let stage = use_stage(lab, &facts, &findings);
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let hindrance = lab.runnable().err().map(|reason| reason.sentence(texts));
    let fault = findings
        .first
        .as_ref()
        .and_then(|first| no_value_sentence(lab, &facts.dimensions, first, texts));
    html! {
        <LabFrame experiment={Experiment::Tuning(lab.clone())} title={words.title} summary={words.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}
            more_to_take={exports(&stage, words)}>
            <section class="card stage" aria-labelledby="stage-heading">
                <h2 id="stage-heading">{ words.stage }</h2>
                <RunRow run={run.clone()} {progress} {done} hindrance={hindrance.unwrap_or_default()} />
                if let Some(fault) = fault { <p class="field-error" id="no-value" role="alert">{ fault }</p> }
                if let Some(stage) = stage.clone() {
                    <TimeRow stage={stage.clone()} />
                    <Now stage={stage.clone()} />
                    <Values {stage} />
                } else {
                    <p class="quiet" id="nothing-yet">{ nothing_yet(lab, texts) }</p>
                }
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <Presets />
                    <LabForm<TuningLab> lab={lab.clone()} />
                </section>
            </div>
            if let Some(stage) = stage {
                <Later place={1}><Neighbours stage={stage.clone()} /></Later>
                <Later place={2}><PairMap {stage} /></Later>
            }
            <Later place={3}><Curves lab={lab.clone()} facts={facts.clone()} findings={findings.clone()} /></Later>
            <Later place={4}><FinalsSection lab={lab.clone()} {facts} {findings} /></Later>
        </LabFrame>
    }
}

/// That there is nothing to be seen, and what to do about it.
fn nothing_yet(lab: &TuningLab, texts: &Texts) -> String {
    let words = &texts.tuning;
    match lab.step {
        Some(step) => (words.step_later)(&(texts.number)(step)),
        None => words.nothing_yet.to_owned(),
    }
}
