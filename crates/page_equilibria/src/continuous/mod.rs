//! The lab of continuous games: both reaction curves with everything that happens on them, commitment and agreement, best responses over time, what nobody does, and the
//! game as text.
//!
//! * `found`: what every view is given. `plane`, `payoffs`, `path`, `elimination`: the views.

mod elimination;
mod found;
mod path;
mod payoffs;
mod plane;

use elimination::EliminationView;
use experiments::continuous::{ContinuousExperiment, View};
use experiments::{Experiment, LabExperiment};
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_go, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::library_sentence::LibrarySentence;
use page_kit::components::run::RunRow;
use page_kit::components::written_game::WrittenGame;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::continuous::analysis::Analysis;
use page_model::continuous::payoffs::question;
use page_model::continuous::sentence::text_of;
use path::PathView;
use payoffs::PayoffsView;
use plane::PlaneView;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<ContinuousExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let key = (lab.clone(), shown.lab.clone(), shown.findings.clone());
    let of = use_memo(key, |(asked, shown, found)| {
        Analysis::new(asked, shown, found.clone())
    });
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |game: String| {
            let chosen = ContinuousExperiment {
                game,
                ..lab.with_default_moment()
            };
            (chosen, Entry::Push)
        })
    };
    let sentence = html! {
        <LibrarySentence experiment={Experiment::from(lab.clone())} sentence={text_of(lab, of.as_ref().as_ref(), texts)} stories={texts.labs.continuous.stories}
            name={lab.entry().map(|entry| entry.name)} text={lab.text().to_owned()} {on_choose} />
    };
    let progress = shown.findings.progress();
    let why_not_runnable = why_not_runnable(lab, texts);
    let status =
        html! { <RunRow run={run.clone()} {progress} done={String::new()} {why_not_runnable} /> };
    let experiment = Experiment::from(lab.clone());
    let of = (*of).clone();
    // What a first mover does is drawn when it is known who has thought about it.
    let asked = of.as_ref().and_then(|of| question(of, texts));
    let shows = asked.is_none();
    let (asked, is_answered) = use_asked_first(format!("continuous first {}", lab.game), asked);
    let shows = shows || is_answered;
    let views = of
        .as_ref()
        .map_or_else(Vec::new, |of| views(of, shows, asked, words.text_help));
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

/// The game as text.
fn written(of: &Analysis, help: &'static str) -> Html {
    let is_open = !of.lab.is_of_library();
    html! { <WrittenGame experiment={Experiment::from(of.asked.clone())} text={of.lab.text().to_owned()} {help} {is_open} /> }
}

fn views(of: &Analysis, shows: bool, asked: Html, help: &'static str) -> Vec<ViewPart> {
    let found = || of.clone();
    vec![
        ViewPart::main(
            View::Plane,
            html! { <PlaneView of={found()} shows_first={shows} /> },
        ),
        ViewPart::side(
            View::Payoffs,
            html! { <PayoffsView of={found()} {shows} {asked} /> },
        ),
        ViewPart::half(View::Path, html! { <PathView of={found()} /> }),
        ViewPart::half(
            View::Elimination,
            html! { <EliminationView of={found()} /> },
        ),
        ViewPart::below(View::Game, written(of, help)),
    ]
}
