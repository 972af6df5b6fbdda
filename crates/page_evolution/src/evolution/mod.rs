//! The evolution lab: generations as they happen, and what they come to.
//!
//! * [`landscape`]: where strategies stand and have been. [`generation`]: parent and offspring ([`strategies`]), the verdict
//!   and σ. [`race`]: the races inside it, [`by_tests`] or [`by_games`], which a worker plays again ([`replay`]).
//! * [`time`]: by generations. [`history`]: the strategy by generation, and what it is worth. [`archive`]: its members against each other.
//! * [`evolutions`]: several evolutions side by side.

mod archive;
mod by_games;
mod by_tests;
mod evolutions;
mod generation;
mod history;
mod landscape;
mod race;
mod race_chart;
mod replay;
mod strategies;
mod time;

use archive::ArchiveMap;
use evolutions::EvolutionsTable;
use experiments::Experiment;
use experiments::evolution::{EvolutionExperiment, GameName, Step, View};
use generation::GenerationView;
use history::History;
use landscape::LandscapeView;
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, Shown, use_go, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::pseudo_code::PseudoCode;
use page_kit::components::run::{Run, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::evolution::looked_at::{accepted_before, step_seen};
use page_model::evolution::pseudo_code::pseudo_code;
use race::RaceView;
use std::rc::Rc;
use texts::Texts;
use time::generations;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<EvolutionExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    let go = use_go().reform(|lab: EvolutionExperiment| (lab, Entry::Replace));
    let presets = vec![
        Presets::new(words.presets),
        Presets::new(words.others).titled(words.more),
    ];
    let games: u64 = findings.evolved.iter().map(|evolved| evolved.games).sum();
    let done = (words.done)(
        &(texts.number)(findings.progress.done),
        &(texts.number)(findings.progress.total),
        &(texts.number)(games),
    );
    let status = html! { <RunRow run={run.clone()} progress={findings.progress} {done} /> };
    let text = if lab.evolutions == 1 {
        words.sentence
    } else {
        words.sentence_of_several
    };
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} {text} /> };
    let views = views(&shown, &run, &go, texts);
    let seen = step_seen(&shown.lab, &shown.findings).map_or(0, |step| step.number);
    let time = generations(&shown, seen, run.is_active(), &go, texts);
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} {time} {presets}
            before={shown.before()} is_waiting={run.is_waiting()} />
    }
}

/// The generation that is looked at, and what all of them come to.
fn views(
    shown: &Shown<EvolutionExperiment>,
    run: &Run,
    go: &Callback<EvolutionExperiment>,
    texts: &Texts,
) -> Vec<ViewPart> {
    let words = &texts.labs.evolution.page;
    let (lab, findings) = (&shown.lab, &shown.findings);
    let Some(step) = step_seen(lab, findings) else {
        let nothing = html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
        return vec![ViewPart::main(View::Generation, nothing)];
    };
    let mut views = stage(shown, run, go, step);
    let code = html! {
        <PseudoCode label={words.code.label} lines={pseudo_code(lab, step, texts)} letters={format!("{} {}", words.code.letters, words.code.played[lab.game as usize])} />
    };
    views.push(ViewPart::side(View::PseudoCode, code));
    let (question, findings) = (shown.question.clone(), findings.clone());
    let history = html! { <History lab={question.clone()} findings={findings.clone()} /> };
    let archive = html! { <ArchiveMap lab={lab.clone()} findings={findings.clone()} /> };
    let later = |place: u32, body: Html| html! { <Deferred {place}>{ body }</Deferred> };
    views.push(ViewPart::below(View::History, later(2, history)));
    views.push(ViewPart::below(View::Archive, later(3, archive)));
    if lab.evolutions > 1 {
        let evolutions = html! { <EvolutionsTable lab={question} {findings} /> };
        views.push(ViewPart::below(View::Evolutions, later(4, evolutions)));
    }
    views
}

/// What is watched together: the map of strategies, the race of the generation, parent and offspring.
fn stage(
    shown: &Shown<EvolutionExperiment>,
    run: &Run,
    go: &Callback<EvolutionExperiment>,
    step: &Step,
) -> Vec<ViewPart> {
    let (lab, findings) = (&shown.lab, &shown.findings);
    let main = findings.main();
    let accepted = accepted_before(main, step);
    let step = Rc::new(step.clone());
    let optimum = findings.optimum.as_ref();
    let best = optimum.and_then(|known| Some(known.best?.probabilities));
    let is_settled = lab.look.is_some() || !run.is_active();
    let race = html! { <RaceView lab={lab.clone()} step={step.clone()} {accepted} {is_settled} on_go={go.clone()} /> };
    let generation = html! { <GenerationView lab={lab.clone()} step={step.clone()} {best} /> };
    if lab.game == GameName::ConnectFour {
        return vec![
            ViewPart::main(View::Race, race),
            ViewPart::side(View::Generation, generation),
        ];
    }
    let landscape = html! {
        <LandscapeView lab={lab.clone()} question={shown.question.clone()} findings={findings.clone()} {step} on_go={go.clone()} />
    };
    vec![
        ViewPart::main(View::Landscape, landscape),
        ViewPart::main(View::Race, race),
        ViewPart::side(View::Generation, generation),
    ]
}
