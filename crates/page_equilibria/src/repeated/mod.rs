//! The lab of repeated games: a match of two strategies as a film, what both get exactly and in many matches, and what patience can support.
//!
//! * `found`: what every view is given. `choosers`: strategies in the sentence.
//! * `film`: the match, with `scores` and `mistake`, the question. `time_row`: its rounds.
//! * `strategies`: both, with `editor` and `machine`. `values`: what they get. `payoffs`: the plane. `patience`: equilibria in words. `line`: zero-determinant strategies.
//!   `hand`: a match by hand.

mod choosers;
mod editor;
mod film;
mod found;
mod hand;
mod line;
mod machine;
mod mistake;
mod patience;
mod payoffs;
mod scores;
mod strategies;
mod time_row;
mod values;

use crate::as_matrix::as_matrix;
use crate::strategies::game_chooser::GameChooser;
use choosers::StrategyChooser;
use experiments::Experiment;
use experiments::common::repeated::stage::StageSettings;
use experiments::repeated::{RepeatedExperiment, View};
use film::FilmView;
use hand::Hand;
use line::LineView;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_go, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::as_matrix::of_repeated;
use page_model::repeated::holding::Held;
use page_model::repeated::line::line;
use page_model::repeated::sentence::{text_of, winner};
use patience::Patience;
use payoffs::PayoffsView;
use strategies::Strategies;
use texts::Texts;
use time_row::TimeRow;
use values::Values;
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RepeatedExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let held = use_mut_ref(Held::default);
    let (seen, findings) = held.borrow_mut().shown(&shown.lab, &shown.findings);
    let found = Analysis::new(lab, &seen, &findings);
    let progress = shown.findings.progress;
    let number = texts.number;
    let done = (words.done)(&number(progress.done), &number(progress.total));
    let why_not_runnable = why_not_runnable(lab, texts);
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    let views = found.as_ref().map_or_else(Vec::new, views);
    let time = found.as_ref().filter(|_| !lab.hidden);
    let time = time.map_or_else(Html::default, |of| html! { <TimeRow of={of.clone()} /> });
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, found.as_ref(), texts)} {status} {views} {time}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={as_matrix(of_repeated(lab), texts)} />
    }
}

#[derive(PartialEq, Properties)]
struct GameProps {
    lab: RepeatedExperiment,
}

/// The game, in the sentence.
#[component]
fn GameOf(GameProps { lab }: &GameProps) -> Html {
    let on_choose = {
        let lab = lab.clone();
        use_go().reform(move |stage: StageSettings| {
            let lab = RepeatedExperiment {
                stage,
                round: None,
                moves: String::new(),
                ..lab.clone()
            };
            (lab, Entry::Push)
        })
    };
    html! { <GameChooser stage={lab.stage.clone()} {on_choose} /> }
}

fn sentence(lab: &RepeatedExperiment, found: Option<&Analysis>, texts: &'static Texts) -> Html {
    let text = text_of(lab, found, texts);
    let chooser = |player: usize| html! { <StrategyChooser lab={lab.clone()} {player} /> };
    let mut values = vec![
        ("first", chooser(0)),
        ("second", chooser(1)),
        ("game", html! { <GameOf lab={lab.clone()} /> }),
    ];
    let who = found.and_then(|of| {
        Some((texts.labs.repeated.views.who)(
            &of.name(winner(of)??, texts),
        ))
    });
    values.extend(who.map(|who| ("who", html! { { who } })));
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> }
}

/// The views; the game by hand alone while the opponent is hidden, since all others would name them.
fn views(of: &Analysis) -> Vec<ViewPart> {
    let found = || of.clone();
    let hand = html! { <Hand of={found()} /> };
    if of.lab.hidden {
        return vec![ViewPart::main(View::Play, hand)];
    }
    let mut views = vec![
        ViewPart::main(View::Match, html! { <FilmView of={found()} /> }),
        ViewPart::side(View::Strategies, html! { <Strategies of={found()} /> }),
        ViewPart::half(View::Payoffs, html! { <PayoffsView of={found()} /> }),
        ViewPart::half(View::Values, html! { <Values of={found()} /> }),
        ViewPart::half(View::Patience, html! { <Patience of={found()} /> }),
        ViewPart::half(View::Play, hand),
    ];
    let has_line = matches!(line(of), Some(Some(_)));
    if has_line || of.lab.view == View::Line {
        views.push(ViewPart::half(
            View::Line,
            html! { <LineView of={found()} /> },
        ));
    }
    views
}
