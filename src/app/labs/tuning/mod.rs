//! The tuning lab: a search stepped through, what its model knows, why the next point is chosen, who finds more, and the
//! honest ending.

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
use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{self, LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::later::Later;
use crate::app::components::run::{RunFailure, RunRow};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use curves::Curves;
use experiments::tuning::TuningLab;
use exports::exports;
use finals::FinalsSection;
use neighbours::NeighboursSection;
use now::Now;
use pair_map::PairMap;
use presets::LINKS;
use stage::{use_facts, use_stage, use_truths};
use texts::Texts;
use time_row::TimeRow;
use values::Values;
use words::no_value_sentence;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn TuningPage(LabProps { lab, problems }: &LabProps<TuningLab>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page;
    let LabRun { run, findings, .. } = use_lab_run(lab);
    use_start_for_moment(&run, lab.step.is_some(), lab.is_cheap());
    let facts = use_facts(lab);
    let truths = use_truths(lab, &facts, &findings);
    let first = run.snapshots().into_iter().next().flatten();
    let (moment, failure) = use_stage(lab, &facts, &truths, &findings, first);
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let first = findings.first.as_ref();
    let fault = first.and_then(|first| no_value_sentence(lab, &facts.dimensions, first, texts));
    let stage = html! {
        <Section class="card stage" name="stage" heading={words.stage}>
            <RunRow run={run.clone()} {progress} {done} hindrance={lab_page::hindrance(lab, texts)} />
            if let Some(fault) = fault { <p class="field-error" id="no-value" role="alert">{ fault }</p> }
            if let Some(failure) = failure { <RunFailure {failure} /> }
            if let Some(stage) = moment.clone() {
                <TimeRow stage={stage.clone()} />
                <Now stage={stage.clone()} />
                <Values {stage} />
            } else {
                <p class="quiet" id="nothing-yet">{ nothing_yet(lab, texts) }</p>
            }
        </Section>
    };
    html! {
        <LabPage<TuningLab> lab={lab.clone()} problems={problems.clone()} {run} {stage}
            presets={vec![Presets::new(&LINKS, &words.preset_names)]} more_to_take={exports(moment.as_ref(), words)}>
            if let Some(stage) = moment {
                <Later place={1}><NeighboursSection stage={stage.clone()} /></Later>
                <Later place={2}><PairMap {stage} /></Later>
            }
            <Later place={3}><Curves lab={lab.clone()} best={truths.best} findings={findings.clone()} /></Later>
            <Later place={4}><FinalsSection lab={lab.clone()} {facts} {findings} /></Later>
        </LabPage<TuningLab>>
    }
}

/// That there is nothing to be seen, and what to do about it.
fn nothing_yet(lab: &TuningLab, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page;
    match lab.step {
        Some(step) => (words.step_later)(&(texts.number)(step)),
        None => words.nothing_yet.to_owned(),
    }
}
