//! The evolution lab: generations as they happen, and what they come to.
//!
//! * [`generation`]: one generation: parent, offspring, σ, and the races inside it, [`by_tests`] or [`by_games`], which a
//!   worker plays again ([`replay`]).
//! * [`history`]: the strategy by generation, and what it is worth. [`archive`]: its members against each other.
//! * [`presets`]: experiments to begin with. [`evolutions`]: several evolutions side by side.

mod archive;
mod by_games;
mod by_tests;
mod evolutions;
mod generation;
mod history;
mod presets;
mod race_chart;
mod replay;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::later::Later;
use crate::app::components::run::{Run, RunRow, use_merged, use_run};
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use archive::ArchiveMap;
use evolutions::EvolutionsTable;
use experiments::evolution::{EvolutionLab, Evolved, Findings, Step, StepBy};
use experiments::generation::Accepted;
use experiments::problem::Problem;
use experiments::{Experiment, Lab};
use generation::GenerationView;
use history::History;
use presets::Presets;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvolutionPageProps {
    pub lab: EvolutionLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn EvolutionPage(props: &EvolutionPageProps) -> Html {
    let page = use_page();
    let texts = page.texts;
    let words = &texts.evolution_page;
    let lab = &props.lab;
    let experiment = Experiment::Evolution(lab.clone());
    // Where one looks is no part of what is asked.
    let question = lab.asked();
    let run = use_run(&Experiment::Evolution(lab.clone()));
    let findings = use_merged(&run, &question);
    let go = {
        let router = page.router;
        Callback::from(move |lab: EvolutionLab| {
            router.go(&Experiment::Evolution(lab).link(), Entry::Replace);
        })
    };
    html! {
        <LabFrame {experiment} title={texts.evolution.title} summary={texts.evolution.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            { stage(lab, &run, &findings, go, texts) }
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <Presets />
                    <LabForm<EvolutionLab> lab={lab.clone()} />
                </section>
            </div>
            if !findings.main().steps.is_empty() {
                <Later place={2}><History lab={question.clone()} findings={findings.clone()} /></Later>
                <Later place={3}><ArchiveMap lab={lab.clone()} findings={findings.clone()} /></Later>
                <Later place={4}><EvolutionsTable lab={question} {findings} /></Later>
            }
        </LabFrame>
    }
}

/// The run, and the generation that is looked at.
fn stage(
    lab: &EvolutionLab,
    run: &Run,
    findings: &Rc<Findings>,
    go: Callback<EvolutionLab>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.evolution_page;
    let main = findings.main();
    let games: u64 = findings.evolved.iter().map(|evolved| evolved.games).sum();
    let done = (words.done)(
        &(texts.number)(findings.progress.done),
        &(texts.number)(findings.progress.total),
        &(texts.number)(games),
    );
    let last = main.steps.len() as u64;
    let seen = step_seen(lab, findings);
    let position = seen.map_or(0, |step| step.number);
    let caption = match seen {
        Some(step) => (words.generation)(&(texts.number)(step.number), &(texts.number)(last)),
        None => words.before.to_owned(),
    };
    let widest = (words.generation)(&(texts.number)(last), &(texts.number)(last));
    let on_move = {
        let (lab, go) = (lab.clone(), go.clone());
        Callback::from(move |number: u64| {
            go.emit(EvolutionLab {
                look: (number < last).then_some(number.max(1)),
                game_seen: None,
                ..lab.clone()
            });
        })
    };
    html! {
        <section class="card stage" aria-labelledby="results-heading">
            <h2 id="results-heading">{ words.results }</h2>
            <RunRow run={run.clone()} progress={findings.progress} {done} />
            <TimeControl {position} {last} {caption} {widest} {on_move} busy={run.is_active()}
                has_keys={lab.step_by == StepBy::Tests} />
            if let Some(step) = seen {
                <GenerationView lab={lab.clone()} step={Rc::new(step.clone())} accepted={accepted_before(main, step)}
                    is_settled={lab.look.is_some() || !run.is_active()} on_go={go} />
            } else {
                <p class="quiet">{ words.nothing_yet }</p>
            }
        </section>
    }
}

/// The generations before `step` that were accepted.
fn accepted_before(evolved: &Evolved, step: &Step) -> Accepted {
    let before = evolved.steps.iter().take(step.number as usize - 1);
    Accepted::of(before.map(|step| step.is_accepted))
}

/// The generation that is looked at; the last one if none is.
fn step_seen<'a>(lab: &EvolutionLab, findings: &'a Findings) -> Option<&'a Step> {
    let steps = &findings.main().steps;
    let last = steps.len().checked_sub(1)?;
    let wanted = lab.look.map_or(last, |look| look as usize - 1);
    steps.get(wanted.min(last))
}
