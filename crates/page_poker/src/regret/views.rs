//! Views of the lab: which part of the page stands where, by the names that links have.

use super::at_the_end::AtTheEnd;
use super::comparison::Comparison;
use super::evaluations::Evaluations;
use super::family::Family;
use super::inside::walking::Walking;
use super::inside::{Arithmetic, PseudoCode};
use super::learning::File;
use super::lock_cost::LockCostTable;
use super::pictures::asking::Asking;
use super::pictures::board::StrategyBoard;
use super::pictures::deal::DealPicture;
use super::pictures::matrix::MatrixPicture;
use super::pictures::moments::large_curve;
use super::pictures::set_line::SetLine;
use super::pictures::simplex::SimplexPicture;
use super::sampling::SamplingView;
use super::strategies::Strategies;
use super::strategy_files::StrategyFiles;
use super::table::PokerTable;
use engines::regret::kuhn_equilibrium;
use experiments::regret::{Evaluated, RegretExperiment, View};
use page_kit::components::answer::Answered;
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_shell::ViewPart;
use page_kit::components::run::Run;
use page_model::regret::shown::Shown;
use page_model::regret::size::size;
use texts::Texts;
use yew::prelude::*;

/// What the page knows.
pub struct Known {
    /// What the stage is about.
    pub lab: RegretExperiment,
    pub run: Run,
    pub shown: Shown,
    pub walking: Walking,
    /// The learned average, and a strategy from a file, answered best.
    pub answers: Answered<Evaluated>,
    pub evaluated: Answered<Evaluated>,
    pub file: File,
}

/// All of them, in their order.
pub fn views(known: &Known, texts: &'static Texts) -> Vec<ViewPart> {
    let mut views = if known.lab.is_poker() {
        stage_of_cards(known, texts)
    } else if known.lab.is_matrix() {
        stage_of_choices(known)
    } else {
        stage_of_sets(known, texts)
    };
    let has_curve = views
        .iter()
        .any(|view| view.name == View::Exploitability.name());
    if known.lab.view == View::Exploitability && !has_curve {
        let words = &texts.labs.regret.pictures.moments;
        let curve = large_curve(&known.lab, &known.shown.learned, words);
        views.push(ViewPart::main(View::Exploitability, curve));
    }
    let below = below(known).into_iter().enumerate();
    views.extend(below.map(|(index, (view, body))| {
        let place = index as u32 + 1;
        let body = html! { <Deferred {place}>{ body }</Deferred> };
        match view {
            View::Equilibria | View::Numbers | View::Files => ViewPart::below(view, body),
            _ => ViewPart::half(view, body),
        }
    }));
    views
}

/// The tree of a deal, beside it the board.
fn stage_of_cards(known: &Known, texts: &Texts) -> Vec<ViewPart> {
    let Known {
        lab,
        shown,
        walking,
        ..
    } = known;
    let tree = html! {
        <DealPicture lab={lab.clone()} shown={shown.clone()} walk={walking.state.clone()} />
    };
    let board = html! {
        <>
            <StrategyBoard lab={lab.clone()} shown={shown.clone()} />
            if !lab.rules().is_recorded() { { told_size(known, texts) } }
            { closer(known) }
        </>
    };
    vec![
        ViewPart::main(View::Tree, tree),
        ViewPart::side(View::Strategies, board),
    ]
}

/// The paths of the mixtures, beside them the matrix.
fn stage_of_choices(known: &Known) -> Vec<ViewPart> {
    let Known { lab, shown, .. } = known;
    let paths = html! { <SimplexPicture lab={lab.clone()} shown={shown.clone()} /> };
    let matrix = html! {
        <>
            <MatrixPicture lab={lab.clone()} shown={shown.clone()} />
            { closer(known) }
        </>
    };
    let board = html! { <StrategyBoard lab={lab.clone()} shown={shown.clone()} /> };
    vec![
        ViewPart::main(View::Simplex, paths),
        ViewPart::side(View::Tree, matrix),
        ViewPart::below(View::Strategies, board),
    ]
}

/// The board of a public history with the information set that is looked at, beside it how good the strategies become: these games
/// have too many histories for a tree.
fn stage_of_sets(known: &Known, texts: &'static Texts) -> Vec<ViewPart> {
    let Known { lab, shown, .. } = known;
    let board = html! {
        <>
            <StrategyBoard lab={lab.clone()} shown={shown.clone()} />
            { closer(known) }
        </>
    };
    let words = &texts.labs.regret.pictures;
    let curve = html! {
        <>
            { large_curve(lab, &shown.learned, &words.moments) }
            { told_size(known, texts) }
        </>
    };
    vec![
        ViewPart::main(View::Strategies, board),
        ViewPart::side(View::Exploitability, curve),
    ]
}

/// How large the game is, said before it is learned.
fn told_size(known: &Known, texts: &Texts) -> Html {
    let told = size(&known.lab, &known.shown.learned.tree, texts);
    html! { <p class="quiet small" id="game-size">{ told }</p> }
}

/// The information set that is looked at, and a question about it.
fn closer(known: &Known) -> Html {
    let Known {
        lab,
        shown,
        walking,
        ..
    } = known;
    html! {
        <>
            <SetLine lab={lab.clone()} shown={shown.clone()} iteration={walking.seen.iteration.clone()} end={walking.end.clone()} />
            <Asking lab={lab.clone()} shown={shown.clone()} />
        </>
    }
}

fn below(known: &Known) -> Vec<(View, Html)> {
    let Known {
        lab,
        run,
        shown,
        walking,
        answers,
        file,
        ..
    } = known;
    let learned = &shown.learned;
    let loaded = file.loaded.as_ref();
    let strategy = loaded.map(|loaded| loaded.strategy.clone());
    let mut inside = vec![
        (
            View::Arithmetic,
            html! { <Arithmetic lab={lab.clone()} learned={learned.clone()} walking={walking.clone()} /> },
        ),
        (
            View::PseudoCode,
            html! { <PseudoCode lab={lab.clone()} learned={learned.clone()} walking={walking.clone()} /> },
        ),
    ];
    // Nobody could read an iteration of a large game; and the largest are not all here to be played.
    inside.retain(|_| lab.rules().is_recorded());
    let mut below = inside;
    if learned.tree.is_whole() {
        below.push((
            View::Table,
            html! { <PokerTable lab={lab.clone()} learned={learned.clone()} opponent={answers.latest.clone()} /> },
        ));
    }
    below.extend([
        (
            View::Comparison,
            html! { <Comparison lab={lab.clone()} learned={learned.clone()} run={run.clone()} /> },
        ),
        (
            View::BestResponses,
            html! { <><AtTheEnd shown={shown.clone()} />{ worth(known) }</> },
        ),
    ]);
    let has_family = kuhn_equilibrium::strategy(&learned.tree, 0.0).is_some();
    if has_family {
        let family = html! { <><AtTheEnd shown={shown.clone()} /><Family lab={lab.clone()} learned={learned.clone()} /></> };
        below.push((View::Equilibria, family));
    }
    below.push((View::Numbers, html! {
        <Strategies lab={lab.clone()} learned={learned.clone()} answers={answers.latest.clone()} loaded={strategy} />
    }));
    let sampling = html! { <SamplingView lab={lab.clone()} shown={shown.clone()} /> };
    below.push((View::Sampling, sampling));
    below.push((View::Files, html! {
        <StrategyFiles lab={lab.clone()} learned={learned.clone()} loaded={file.loaded.clone()} on_load={file.on_load.clone()} />
    }));
    below
}

/// What the average is worth against best answers, and what fixing costs.
fn worth(known: &Known) -> Html {
    let Known {
        lab,
        shown,
        answers,
        evaluated,
        file,
        ..
    } = known;
    let loaded = evaluated.latest.as_ref();
    let loaded = loaded.map(|evaluated| evaluated.evaluation);
    let failure = answers.failure.clone().or(evaluated.failure.clone());
    let has_loaded = file.loaded.is_some();
    html! {
        <div class="rows">
            <Evaluations answers={answers.latest.clone()} {has_loaded} {loaded} {failure} />
            <LockCostTable lab={lab.clone()} learned={shown.learned.clone()} />
        </div>
    }
}
