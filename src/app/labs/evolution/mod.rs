//! The evolution lab: generations as they happen, and what they come to.
//!
//! * [`generation`]: one generation: parent, offspring, σ, and the races inside it, [`by_tests`] or [`by_games`], which a
//!   worker plays again ([`replay`]).
//! * [`history`]: the strategy by generation, and what it is worth. [`archive`]: its members against each other.
//! * [`evolutions`]: several evolutions side by side.

mod archive;
mod by_games;
mod by_tests;
mod evolutions;
mod generation;
mod history;
mod race_chart;
mod replay;

use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabProps, LabRun, Shown, use_go, use_lab_run};
use crate::app::components::lab_shell::{LabShell, ViewPart};
use crate::app::components::later::Later;
use crate::app::components::run::{Run, RunRow};
use crate::app::components::sentence::Sentence;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use archive::ArchiveMap;
use evolutions::EvolutionsTable;
use experiments::Experiment;
use experiments::evolution::{EvolutionLab, Evolved, Findings, Step, StepBy, View};
use experiments::generation::Accepted;
use generation::GenerationView;
use history::History;
use std::rc::Rc;
use texts::{EvolutionPageTexts, Texts};
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 6] = [
    "evolution?generations=200",
    "evolution?algorithm=approximate-1&generations=200",
    "evolution?algorithm=iterative&generations=18&evolutions=20",
    "evolution?algorithm=iterative&generations=200&bust=owner",
    "evolution?game=war&algorithm=approximate-2",
    "evolution?game=connect-four&algorithm=iterative&generations=20&epsilon=0.05",
];

/// What belongs to it.
const OTHERS: [&str; 3] = ["reproduce", "rrrats", "war"];

/// The whole lab.
#[component]
pub fn EvolutionPage(LabProps { lab, problems }: &LabProps<EvolutionLab>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let go = use_go().reform(|lab: EvolutionLab| (lab, Entry::Replace));
    let presets = vec![
        Presets::new(&LINKS, &words.preset_names),
        Presets::new(&OTHERS, &words.other_names).titled(words.more),
    ];
    let games: u64 = findings.evolved.iter().map(|evolved| evolved.games).sum();
    let done = (words.done)(
        &(texts.number)(findings.progress.done),
        &(texts.number)(findings.progress.total),
        &(texts.number)(games),
    );
    let status = html! { <RunRow run={run.clone()} progress={findings.progress} {done} /> };
    let sentence =
        html! { <Sentence experiment={Experiment::from(lab.clone())} text={words.sentence} /> };
    let views = views(&shown, &run, &go, words);
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} time={time(&shown, &run, go, texts)} {presets}
            before={shown.before()} is_waiting={!run.is_active()} />
    }
}

/// The generation that is looked at, and what all of them come to.
fn views(
    shown: &Shown<EvolutionLab>,
    run: &Run,
    go: &Callback<EvolutionLab>,
    words: &EvolutionPageTexts,
) -> Vec<ViewPart> {
    let (lab, findings) = (&shown.lab, &shown.findings);
    let main = findings.main();
    let generation = match step_seen(lab, findings) {
        Some(step) => html! {
            <GenerationView lab={lab.clone()} step={Rc::new(step.clone())} accepted={accepted_before(main, step)}
                is_settled={lab.look.is_some() || !run.is_active()} on_go={go.clone()} />
        },
        None => html! { <p class="quiet">{ words.nothing_yet }</p> },
    };
    let mut views = vec![ViewPart::main(View::Generation, generation)];
    if !main.steps.is_empty() {
        let (question, findings) = (shown.question.clone(), findings.clone());
        let history = html! { <History lab={question.clone()} findings={findings.clone()} /> };
        let archive = html! { <ArchiveMap lab={lab.clone()} findings={findings.clone()} /> };
        let evolutions = html! { <EvolutionsTable lab={question} {findings} /> };
        views.extend([
            ViewPart::below(
                View::History,
                html! { <Later place={2}>{ history }</Later> },
            ),
            ViewPart::below(
                View::Archive,
                html! { <Later place={3}>{ archive }</Later> },
            ),
            ViewPart::below(
                View::Evolutions,
                html! { <Later place={4}>{ evolutions }</Later> },
            ),
        ]);
    }
    views
}

/// Time, by generations.
fn time(
    shown: &Shown<EvolutionLab>,
    run: &Run,
    go: Callback<EvolutionLab>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.evolution.page;
    let lab = &shown.lab;
    let last = shown.findings.main().steps.len() as u64;
    let seen = step_seen(lab, &shown.findings);
    let position = seen.map_or(0, |step| step.number);
    let caption = match seen {
        Some(step) => (words.generation)(&(texts.number)(step.number), &(texts.number)(last)),
        None => words.before.to_owned(),
    };
    let widest = (words.generation)(&(texts.number)(last), &(texts.number)(last));
    let on_move = {
        let lab = lab.clone();
        Callback::from(move |number: u64| {
            go.emit(EvolutionLab {
                look: (number < last).then_some(number.max(1)),
                game_seen: None,
                ..lab.clone()
            });
        })
    };
    html! {
        <TimeControl {position} {last} {caption} {widest} {on_move} busy={run.is_active()}
            has_keys={lab.step_by == StepBy::Tests} />
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
