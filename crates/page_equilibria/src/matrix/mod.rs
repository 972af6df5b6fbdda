//! The lab of strategic games: a payoff matrix to edit, its best responses as a picture, and everything that follows.
//!
//! * `found`: what every view is given. `chooser`: which game. `table`: the matrix. `actions`: rows and columns. `take_out`: games that leave.
//! * `picture` with `square` and `triangles`: best responses. `plane`: what can be paid. `equilibria`: all of them. `dominance`: what goes.
//!   `play`: the game by hand. `exercise`: questions about it. `plain_table`: the matrix that both show.
//!   `algorithm` with `way`, `walked` and `supports`: algorithms to watch. `dynamics`: learning and evolution. `pressing`: places in pictures.

mod actions;
mod algorithm;
mod chooser;
mod dominance;
mod dynamics;
mod equilibria;
mod exercise;
mod found;
mod picture;
mod plain_table;
mod plane;
mod play;
mod pressing;
mod square;
mod supports;
mod table;
mod take_out;
mod triangles;
mod walked;
mod way;

use crate::paste_game::PasteGame;
use algorithm::AlgorithmView;
use chooser::Chooser;
use dominance::Dominance;
use dynamics::Dynamics;
use equilibria::Equilibria;
use exercise::{Exercise, is_answered};
use experiments::Experiment;
use experiments::matrix::{MatrixExperiment, View};
use page_kit::components::fold::Folded;
use page_kit::components::framing::use_framing;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::read_as::use_foreign_text;
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::kit::views::Place;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::dynamics::has_dynamics;
use page_model::matrix::exercise::{is_asked, is_asking};
use page_model::matrix::sentence::{done, sentence_of};
use picture::Picture;
use plane::Plane;
use play::Play;
use std::rc::Rc;
use table::PayoffTable;
use take_out::TakeOut;
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 7] = [
    "matrix?game=penalty-kick",
    "matrix?game=rock-paper-scissors-costly",
    "matrix?game=entry",
    "matrix?game=travellers-dilemma",
    "matrix?game=seventy-five",
    "matrix?game=rock-paper-scissors&view=play",
    "matrix?game=exercise",
];

/// What a drag has come to.
type OnDrag = Callback<Option<MatrixExperiment>>;

/// The whole lab.
#[component]
pub fn MatrixPage(LabProps { lab, problems }: &LabProps<MatrixExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    use_foreign_text(&lab.clone().into());
    // A lesson asks a question of its own.
    let is_asked_around = use_framing().is_some_and(|framing| framing.asks);
    let LabRun { run, shown } = use_lab_run(lab);
    // The game is read on the page, so the matrix and its lines follow a drag at once; what is found follows when it is there.
    let dragged = use_state(|| None::<MatrixExperiment>);
    let on_drag = use_callback((), {
        let dragged = dragged.setter();
        move |lab: Option<MatrixExperiment>, ()| dragged.set(lab)
    });
    let seen = dragged.as_ref().unwrap_or(lab);
    let game = use_memo(seen.clone(), |lab| lab.game().ok());
    let found = game.as_ref().as_ref().map(|game| Analysis {
        lab: seen.clone(),
        game: game.clone(),
        found: shown.findings.clone(),
    });
    let why_not_runnable = why_not_runnable(lab, texts);
    let (progress, done) = (shown.findings.progress(), done(&shown.findings, texts));
    let status = html! { <RunRow run={run.clone()} {progress} {done} {why_not_runnable} /> };
    // Findings of the game before are about other actions: where sizes differ, only the matrix is shown.
    let of_same_size = shown.lab.game().ok().is_some_and(|before| {
        let now = game.as_ref().as_ref();
        now.is_some_and(|now| {
            now.actions()
                .iter()
                .map(Vec::len)
                .eq(before.actions().iter().map(Vec::len))
        })
    });
    let answers = use_state(|| 0);
    let on_answer = {
        let (answers, count) = (answers.setter(), *answers);
        Callback::from(move |()| answers.set(count + 1))
    };
    let views = match &found {
        Some(found) if !is_asked_around && of_same_size && is_asking(found, is_answered) => {
            vec![exercise(found, on_answer)]
        }
        Some(found) if of_same_size => {
            let mut views = views(found, &on_drag, words);
            if !is_asked_around && found.is_of_two() && is_asked(&found.lab) {
                views.push(ViewPart {
                    place: Place::Below,
                    ..exercise(found, on_answer)
                });
            }
            views
        }
        Some(of) => {
            let found = Rc::default();
            vec![matrix(
                &Analysis {
                    found,
                    ..of.clone()
                },
                &on_drag,
            )]
        }
        None => Vec::new(),
    };
    let over_form = html! { <PasteGame experiment={Experiment::from(lab.clone())} title={words.paste} help={words.paste_help} take={words.take} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, found.as_ref(), texts)} {status} {views} {over_form}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(&LINKS, &words.presets)]}
            more_to_take={found.map_or_else(Html::default, |found| html! { <TakeOut of={found} /> })} />
    }
}

fn sentence(lab: &MatrixExperiment, found: Option<&Analysis>, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix;
    // How many equilibria there are is asked in an exercise, and told where they are shown.
    let of = found.filter(|of| lab.marks.has_solution() && !is_asking(of, is_answered));
    let text = of.map_or_else(
        || "{=game}".to_owned(),
        |of| (words.page.sentence)(&sentence_of(of)),
    );
    let values = vec![("game", html! { <Chooser lab={lab.clone()} /> })];
    let story = words
        .stories
        .iter()
        // Stories tell what comes out.
        .filter(|_| lab.marks.has_solution())
        .find(|story| story.key == lab.game.trim());
    html! {
        <>
            <Sentence experiment={Experiment::from(lab.clone())} {text} {values} />
            if let Some(story) = story { <p class="quiet game-story">{ story.story }</p> }
        </>
    }
}

fn exercise(found: &Analysis, on_answer: Callback<()>) -> ViewPart {
    ViewPart::main(
        View::Exercise,
        html! { <Exercise of={found.clone()} {on_answer} /> },
    )
}

fn matrix(found: &Analysis, on_drag: &OnDrag) -> ViewPart {
    let (of, on_drag) = (found.clone(), on_drag.clone());
    ViewPart::main(View::Matrix, html! { <PayoffTable {of} {on_drag} /> })
}

fn views(found: &Analysis, on_drag: &OnDrag, words: &MatrixTexts) -> Vec<ViewPart> {
    let marks = found.lab.marks;
    // What tells what is not to be shown is there for those who ask for it.
    let told = |is_shown: bool, id: &'static str, body: Html| {
        if is_shown {
            return body;
        }
        html! { <Folded {id} summary={html! { words.show_solution }}>{ body }</Folded> }
    };
    let mut views = vec![matrix(found, on_drag)];
    let picture = || {
        let picture = html! { <Picture of={found.clone()} /> };
        told(marks.has_best_responses(), "picture-fold", picture)
    };
    let play = || html! { <Play of={found.clone()} /> };
    if found.is_of_two() {
        views.push(if marks.has_best_responses() {
            ViewPart::side(View::Picture, picture())
        } else {
            ViewPart::side(View::Play, play())
        });
    }
    // Two players' views need half of the page; a table of three players' does not fit in it.
    let below: fn(View, Html) -> ViewPart = if found.is_of_two() {
        ViewPart::half
    } else {
        ViewPart::below
    };
    views.push(below(
        View::Equilibria,
        told(
            marks.has_solution(),
            "equilibria-fold",
            html! { <Equilibria of={found.clone()} /> },
        ),
    ));
    if found.is_of_two() {
        views.push(below(
            View::Payoffs,
            told(
                marks.has_solution(),
                "payoffs-fold",
                html! { <Plane of={found.clone()} /> },
            ),
        ));
    }
    if has_dynamics(found) {
        views.push(below(
            View::Dynamics,
            html! { <Dynamics of={found.clone()} /> },
        ));
    }
    if found.is_of_two() {
        views.push(if marks.has_best_responses() {
            below(View::Play, play())
        } else {
            below(View::Picture, picture())
        });
    }
    views.push(below(
        View::Dominance,
        told(
            marks.has_solution(),
            "dominance-fold",
            html! { <Dominance of={found.clone()} /> },
        ),
    ));
    if found.is_of_two() {
        views.push(ViewPart::below(
            View::Algorithm,
            told(
                marks.has_solution(),
                "algorithm-fold",
                html! { <AlgorithmView of={found.clone()} /> },
            ),
        ));
    }
    views
}
