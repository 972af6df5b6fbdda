//! The lab of continuous games: both reaction curves with everything that happens on them, commitment and agreement, best responses over time, what nobody does, and the
//! game as text.
//!
//! * `found`: what every view is given. `chooser`: which game. `plane`, `payoffs`, `path`, `elimination`, `own_game`: the views.

mod chooser;
mod elimination;
mod found;
mod own_game;
mod path;
mod payoffs;
mod plane;

use chooser::Chooser;
use elimination::EliminationView;
use experiments::Experiment;
use experiments::continuous::{ContinuousExperiment, View};
use own_game::OwnGame;
use page_kit::components::asked_first::use_asked_first;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::continuous::analysis::Analysis;
use page_model::continuous::payoffs::question;
use page_model::continuous::sentence::text_of;
use path::PathView;
use payoffs::PayoffsView;
use plane::PlaneView;
use texts::Texts;
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
        .map_or_else(Vec::new, |of| views(of, shows, asked));
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, of.as_ref(), texts)} {status} {views} before={shown.before()}
            is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

fn sentence(lab: &ContinuousExperiment, of: Option<&Analysis>, texts: &'static Texts) -> Html {
    let words = &texts.labs.continuous;
    let text = text_of(lab, of, texts);
    let values = vec![("game", html! { <Chooser lab={lab.clone()} /> })];
    let name = lab.entry().map(|entry| entry.name);
    let story = words.stories.iter().find(|story| Some(story.key) == name);
    html! {
        <>
            <Sentence experiment={Experiment::from(lab.clone())} {text} {values} />
            if let Some(story) = story { <p class="quiet game-story">{ story.story }</p> }
        </>
    }
}

fn views(of: &Analysis, shows: bool, asked: Html) -> Vec<ViewPart> {
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
        ViewPart::below(View::Game, html! { <OwnGame of={found()} /> }),
    ]
}
