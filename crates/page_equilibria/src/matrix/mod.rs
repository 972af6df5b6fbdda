//! The lab of strategic games: a payoff matrix to edit, its best responses as a picture, and everything that follows.
//!
//! * `found`: what every view is given. `chooser`: which game, `catalogue`: which of many. `table`: the matrix. `actions`: rows and columns. `take_out`: games that leave.
//! * `picture` with `square`, `triangles`, `labels` and `polytope`: best responses. `plane`: what can be paid. `envelope`: payoffs over mixtures of two actions. `equilibria`: all of them; `several`: those of three players and more. `dominance`: what goes, `crossing`: by hand too.
//!   `quantal`: quantal responses. `play`: the game by hand. `exercise`: questions about it. `plain_table`: the matrix that both show.
//!   `algorithm` with `way`, `walked` and `supports`: algorithms to watch. `dynamics`: learning and evolution. `elsewhere`: the game in other labs.

mod actions;
mod algorithm;
mod catalogue;
mod chooser;
mod crossing;
mod dominance;
mod dynamics;
mod elsewhere;
mod envelope;
mod equilibria;
mod exercise;
mod found;
mod labels;
mod picture;
mod plain_table;
mod plane;
mod play;
mod polytope;
mod quantal;
mod several;
mod square;
mod supports;
mod table;
mod take_out;
mod triangles;
mod walked;
mod way;

use crate::paste_game::PasteGame;
use algorithm::AlgorithmView;
use catalogue::use_listed;
use chooser::Chooser;
use dominance::Dominance;
use dynamics::Dynamics;
use envelope::EnvelopeView;
use equilibria::Equilibria;
use exercise::{Exercise, is_answered};
use experiments::Experiment;
use experiments::matrix::{MatrixExperiment, View, has_quantal};
use page_kit::components::fold::folded_unless;
use page_kit::components::framing::use_is_asked_around;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::read_as::use_foreign_text;
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::game_catalogue::ListedGame;
use page_model::kit::views::Place;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::dynamics::has_dynamics;
use page_model::matrix::envelope::envelopes;
use page_model::matrix::exercise::{is_asked, is_asking};
use page_model::matrix::listed::source;
use page_model::matrix::sentence::{done, sentence_of};
use picture::Picture;
use plane::Plane;
use play::Play;
use quantal::QuantalView;
use std::rc::Rc;
use table::PayoffTable;
use take_out::TakeOut;
use texts::{MatrixLabTexts, MatrixTexts, Texts};
use yew::prelude::*;

/// What a drag has come to.
type OnDrag = Callback<Option<MatrixExperiment>>;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<MatrixExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    use_foreign_text(&lab.clone().into());
    // A lesson asks a question of its own.
    let is_asked_around = use_is_asked_around();
    let LabRun { run, shown } = use_lab_run(lab);
    let listed = use_listed(lab);
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
    let told = told(lab, found.as_ref(), words);
    let status = html! { <><RunRow run={run.clone()} {progress} {done} {why_not_runnable} />{ heard(told.as_deref(), words) }</> };
    let answers = use_state(|| 0);
    let on_answer = {
        let (answers, count) = (answers.setter(), *answers);
        Callback::from(move |()| answers.set(count + 1))
    };
    let views = found.as_ref().map_or_else(Vec::new, |found| {
        if !found.has_sizes_of(&shown.lab) {
            // Findings of the game before are about other actions.
            let alone = Analysis {
                found: Rc::default(),
                ..found.clone()
            };
            return vec![matrix(&alone, &on_drag)];
        }
        if is_asked_around {
            views(found, &on_drag, words)
        } else {
            with_exercise(found, &on_drag, on_answer, words)
        }
    });
    let over_form = html! { <PasteGame experiment={Experiment::from(lab.clone())} title={words.paste} help={words.paste_help} take={words.take} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, told, listed, texts)} {status} {views} {over_form}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={found.map_or_else(Html::default, |found| html! { <TakeOut of={found} /> })} />
    }
}

/// How many equilibria there are: asked in an exercise, and told where they are shown.
fn told(lab: &MatrixExperiment, found: Option<&Analysis>, words: &MatrixTexts) -> Option<String> {
    let of = found.filter(|of| lab.marks.has_solution() && !is_asking(of, is_answered));
    of.map(|of| (words.sentence)(&sentence_of(of)))
}

/// The same for screen readers, which do not hear that the sentence changes.
fn heard(told: Option<&str>, words: &MatrixTexts) -> Html {
    let heard = told.map(|told| told.replace("{=game}", words.this_game));
    html! { <p class="visually-hidden" aria-live="polite">{ heard.unwrap_or_default() }</p> }
}

fn sentence(
    lab: &MatrixExperiment,
    told: Option<String>,
    listed: Option<ListedGame>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.matrix;
    let text = told.unwrap_or_else(|| "{=game}".to_owned());
    let values = vec![(
        "game",
        html! { <Chooser lab={lab.clone()} listed={listed.clone()} /> },
    )];
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
            if let Some(game) = listed.filter(|_| lab.marks.has_solution()) { { listed_story(&game, words) } }
        </>
    }
}

fn listed_story(game: &ListedGame, words: &MatrixLabTexts) -> Html {
    html! {
        <p class="quiet game-story" id="listed-story">
            <strong>{ &game.name }</strong>{ ". " }{ &game.story }{ " " }{ source(game, &words.catalogue) }
        </p>
    }
}

fn exercise(found: &Analysis, on_answer: Callback<()>) -> ViewPart {
    ViewPart::main(
        View::Exercise,
        html! { <Exercise of={found.clone()} {on_answer} /> },
    )
}

/// The exercise alone until it is answered, then below what tells the answers.
fn with_exercise(
    found: &Analysis,
    on_drag: &OnDrag,
    on_answer: Callback<()>,
    words: &MatrixTexts,
) -> Vec<ViewPart> {
    if is_asking(found, is_answered) {
        return vec![exercise(found, on_answer)];
    }
    let mut views = views(found, on_drag, words);
    if found.is_of_two() && is_asked(&found.lab) {
        views.push(ViewPart {
            place: Place::Below,
            ..exercise(found, on_answer)
        });
    }
    views
}

fn matrix(found: &Analysis, on_drag: &OnDrag) -> ViewPart {
    let (of, on_drag) = (found.clone(), on_drag.clone());
    ViewPart::main(View::Matrix, html! { <PayoffTable {of} {on_drag} /> })
}

fn views(found: &Analysis, on_drag: &OnDrag, words: &MatrixTexts) -> Vec<ViewPart> {
    let of = || found.clone();
    let is_of_two = found.is_of_two();
    let marks = found.lab.marks;
    let told =
        |is_told: bool, id, body: Html| folded_unless(is_told, id, words.show_solution, body);
    let solution = |id, body: Html| told(marks.has_solution(), id, body);
    // Two players' views need half of the page; a table of three players' does not fit in it.
    let below: fn(View, Html) -> ViewPart = if is_of_two {
        ViewPart::half
    } else {
        ViewPart::below
    };
    let mut views = vec![matrix(found, on_drag)];
    let picture = told(
        marks.has_best_responses(),
        "picture-fold",
        html! { <Picture of={of()} /> },
    );
    let play = html! { <Play of={of()} /> };
    let (beside, later) = if marks.has_best_responses() {
        ((View::Picture, picture), (View::Play, play))
    } else {
        ((View::Play, play), (View::Picture, picture))
    };
    if is_of_two {
        views.push(ViewPart::side(beside.0, beside.1));
    }
    let equilibria = solution("equilibria-fold", html! { <Equilibria of={of()} /> });
    views.push(below(View::Equilibria, equilibria));
    if is_of_two {
        let plane = solution("payoffs-fold", html! { <Plane of={of()} /> });
        views.push(below(View::Payoffs, plane));
    }
    if !envelopes(&found.game).is_empty() {
        let envelope = solution("envelope-fold", html! { <EnvelopeView of={of()} /> });
        views.push(below(View::Envelope, envelope));
    }
    if has_dynamics(found) {
        views.push(below(View::Dynamics, html! { <Dynamics of={of()} /> }));
    }
    if has_quantal(&found.game) {
        let quantal = solution("quantal-fold", html! { <QuantalView of={of()} /> });
        views.push(below(View::Quantal, quantal));
    }
    if is_of_two {
        views.push(below(later.0, later.1));
    }
    let dominance = solution("dominance-fold", html! { <Dominance of={of()} /> });
    views.push(below(View::Dominance, dominance));
    if is_of_two {
        let algorithm = solution("algorithm-fold", html! { <AlgorithmView of={of()} /> });
        views.push(ViewPart::below(View::Algorithm, algorithm));
    }
    views
}
